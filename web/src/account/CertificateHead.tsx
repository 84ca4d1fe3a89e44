import { Text } from "../i18n/Text.tsx";
import { PaperHead } from "../ui/PaperHead.tsx";
import styles from "./CertificateHead.module.css";

/** Imitates the top of a certificate's first page, with the company's logo, or its name if it has no logo. */
export function CertificateHead({ name, logo }: { name: string; logo: string | null }) {
  return (
    <div className={styles.preview}>
      <p className={styles.caption}>
        <Text id="account.logo.preview" />
      </p>
      <div className={styles.page} aria-hidden="true">
        <PaperHead logo={logo} company={name} />
      </div>
    </div>
  );
}
