import type { ReactNode } from "react";
import { useText } from "../i18n/useText.ts";
import { useApplyLanguage } from "../relay/useApplyLanguage.ts";
import { Brand } from "../shell/Brand.tsx";
import { LanguageMenu } from "../shell/LanguageMenu.tsx";
import styles from "./CertificatePage.module.css";

export function PublicPage({ children, isWide = false }: { children: ReactNode; isWide?: boolean }) {
  const text = useText();
  const applyLanguage = useApplyLanguage();
  return (
    <div className={isWide ? `${styles.page} ${styles.wide}` : styles.page}>
      <meta name="description" content={text("certificate.verify.description")} />
      <header className={styles.top}>
        <Brand size={32} />
        <LanguageMenu show="name" onChoose={applyLanguage} />
      </header>
      <main>{children}</main>
    </div>
  );
}
