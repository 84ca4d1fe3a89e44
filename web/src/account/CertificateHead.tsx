import { Text } from "../i18n/Text.tsx";
import styles from "./CertificateHead.module.css";

/** Imitates the top of a certificate's first page, with the company's logo, or its name if it has no logo. */
export function CertificateHead({ name, logo }: { name: string; logo: string | null }) {
  return (
    <div className={styles.preview}>
      <p className={styles.caption}>
        <Text id="account.logo.preview" />
      </p>
      <div className={styles.page} aria-hidden="true">
        {logo ? <img src={logo} alt="" /> : <strong>{name}</strong>}
        <p className={styles.title}>
          <Text id="certificate.paper.title" />
        </p>
        <span className={styles.rule} />
        <span className={styles.line} />
        <span className={styles.line} />
      </div>
    </div>
  );
}
