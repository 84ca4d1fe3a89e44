import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { usePageTitle } from "../ui/usePageTitle.ts";
import styles from "./CertificatePage.module.css";

export function UnknownCertificate({ code }: { code: string }) {
  const text = useText();
  const heading = usePageTitle(text("certificate.verify.unknown"));
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        <Text id="certificate.verify.unknown" />
      </h1>
      <p className={styles.lead}>
        <Text id="certificate.verify.unknownReason" values={{ code }} />
      </p>
    </>
  );
}
