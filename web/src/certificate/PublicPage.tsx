import type { ReactNode } from "react";
import { useText } from "../i18n/useText.ts";
import { useApplyLanguage } from "../relay/useApplyLanguage.ts";
import { Brand } from "../shell/Brand.tsx";
import { LanguageMenu } from "../shell/LanguageMenu.tsx";
import styles from "./PublicPage.module.css";

type Props = {
  children: ReactNode;
  /** The header shows this firm instead of the brand; `color` is the header's background. */
  firm?: { name: ReactNode; color: string | null };
};

export function PublicPage({ children, firm }: Props) {
  const text = useText();
  const applyLanguage = useApplyLanguage();
  return (
    <div className={styles.page}>
      <meta name="description" content={text("certificate.verify.description")} />
      <header
        className={firm ? `${styles.top} ${styles.band}` : styles.top}
        style={firm?.color ? { backgroundColor: firm.color } : undefined}
      >
        <div>
          {firm ? firm.name : <Brand size={32} />}
          <LanguageMenu show="name" onChoose={applyLanguage} />
        </div>
      </header>
      <main>{children}</main>
    </div>
  );
}
