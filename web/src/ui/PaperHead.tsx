import type { ReactNode } from "react";
import { Text } from "../i18n/Text.tsx";
import { CableRule } from "./CableRule.tsx";
import styles from "./PaperHead.module.css";

type Props = {
  /** The address of the company's logo; null shows its name. */
  logo: string | null;
  company: string;
  subtitle?: ReactNode;
};

/** The head of a certificate's first page, as the PDF draws it. It is as wide as its container. */
export function PaperHead({ logo, company, subtitle = null }: Props) {
  return (
    <div className={styles.container}>
      <div className={styles.head}>
        <p className={styles.maker}>Fjällum</p>
        <div className={styles.titles}>
          <p className={styles.title}>
            <Text id="certificate.paper.title" />
          </p>
          {logo ? <img className={styles.logo} src={logo} alt="" /> : <strong>{company}</strong>}
        </div>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        <CableRule />
      </div>
    </div>
  );
}
