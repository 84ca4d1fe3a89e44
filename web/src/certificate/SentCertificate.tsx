import { ArrowTopRight } from "@blueprintjs/icons";
import { type ReactNode, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { DatedText } from "../i18n/DatedText.tsx";
import { Text } from "../i18n/Text.tsx";
import { lazyModal } from "../ui/lazyModal.tsx";
import type { SentCertificate_certificate$key } from "./__generated__/SentCertificate_certificate.graphql.ts";
import { CertificateMenu } from "./CertificateMenu.tsx";
import { CertificateStatus } from "./CertificateStatus.tsx";
import { Delivery } from "./Delivery.tsx";
import { FaultReports } from "./FaultReports.tsx";
import { Seal } from "./Seal.tsx";
import styles from "./SentCertificate.module.css";

const WithdrawCertificateModal = lazyModal(
  async () => (await import("./WithdrawCertificateModal.tsx")).WithdrawCertificateModal,
);

type Props = {
  certificateRef: SentCertificate_certificate$key;
  /** The certificate's subject, if the page does not name it above. */
  children?: ReactNode;
  onResend?: () => void;
};

export function SentCertificate({ certificateRef, children, onResend }: Props) {
  const certificate = useFragment(
    graphql`
      fragment SentCertificate_certificate on Certificate {
        number
        fileName
        url
        pages
        activationDate
        sentAt
        seal {
          ...Seal_seal
        }
        withdrawal {
          at
        }
        ...CertificateMenu_certificate
        ...CertificateStatus_certificate
        ...FaultReports_certificate
        ...WithdrawCertificateModal_certificate
        recipients {
          email
          copy
          changedAt
          ...Delivery_recipient
        }
      }
    `,
    certificateRef,
  );
  const [isWithdrawing, setWithdrawing] = useState(false);
  const { number, fileName, url, pages, activationDate, recipients } = certificate;
  return (
    <div className={styles.certificate}>
      <div className={styles.line}>
        <span className={styles.number}>
          {number}
          {children && <span className={styles.of}>{children}</span>}
        </span>
        <span className={styles.end}>
          <span className={styles.muted}>
            <DatedText id="certificate.validFrom.day" values={{ day: activationDate }} />
          </span>
          <CertificateMenu
            certificateRef={certificate}
            onResend={(!certificate.withdrawal && onResend) || null}
            onWithdraw={() => setWithdrawing(true)}
          />
        </span>
      </div>
      <CertificateStatus certificateRef={certificate} />
      <div className={styles.line}>
        {url ? (
          <a className={styles.file} href={url} target="_blank" rel="noopener noreferrer">
            {fileName}
            <ArrowTopRight size={12} />
          </a>
        ) : (
          <span className={styles.muted}>{fileName}</span>
        )}
        {typeof pages === "number" && (
          <span className={styles.muted}>
            <Text id="certificate.pages" values={{ pages }} />
          </span>
        )}
      </div>
      {certificate.seal && <Seal sealRef={certificate.seal} issuedAt={certificate.sentAt} />}
      <ul>
        {recipients.map((recipient) => (
          <Delivery key={`${recipient.email} ${recipient.copy} ${recipient.changedAt}`} recipientRef={recipient} />
        ))}
      </ul>
      <FaultReports certificateRef={certificate} />
      {isWithdrawing && <WithdrawCertificateModal certificateRef={certificate} onClose={() => setWithdrawing(false)} />}
    </div>
  );
}
