import { Button } from "@blueprintjs/core";
import { ArrowTopRight } from "@blueprintjs/icons";
import { type ReactNode, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { DatedText } from "../i18n/DatedText.tsx";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import type { SentCertificate_certificate$key } from "./__generated__/SentCertificate_certificate.graphql.ts";
import { CertificateStatus } from "./CertificateStatus.tsx";
import { Delivery } from "./Delivery.tsx";
import { FaultReports } from "./FaultReports.tsx";
import { Seal } from "./Seal.tsx";
import styles from "./SentCertificate.module.css";
import { WithdrawCertificateModal } from "./WithdrawCertificateModal.tsx";

type Props = {
  certificateRef: SentCertificate_certificate$key;
  /** The certificate's subject, if the page does not name it above. */
  children?: ReactNode;
};

export function SentCertificate({ certificateRef, children }: Props) {
  const certificate = useFragment(
    graphql`
      fragment SentCertificate_certificate on Certificate {
        number
        fileName
        url
        pages
        activationDate
        seal {
          ...Seal_seal
        }
        viewerCanWithdraw
        ...CertificateStatus_certificate
        proofUrl
        boardCardUrl
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
  const text = useText();
  const [isWithdrawing, setWithdrawing] = useState(false);
  const { number, fileName, url, pages, activationDate, recipients } = certificate;
  return (
    <div className={styles.certificate}>
      <div className={styles.line}>
        <span className={styles.number}>
          {number}
          {children && <span className={styles.of}>{children}</span>}
        </span>
        <span className={styles.muted}>
          <DatedText id="certificate.validFrom.day" values={{ day: activationDate }} />
        </span>
      </div>
      <CertificateStatus certificateRef={certificate} />
      <div className={styles.files}>
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
        {certificate.boardCardUrl && (
          <a className={styles.file} href={certificate.boardCardUrl} target="_blank" rel="noopener noreferrer">
            <Text id="certificate.boardCard" />
            <ArrowTopRight size={12} />
          </a>
        )}
        {certificate.proofUrl && (
          <a className={styles.file} href={certificate.proofUrl} download>
            <Text id="certificate.proof" />
          </a>
        )}
      </div>
      {certificate.seal && <Seal sealRef={certificate.seal} />}
      <ul>
        {recipients.map((recipient) => (
          <Delivery key={`${recipient.email} ${recipient.copy} ${recipient.changedAt}`} recipientRef={recipient} />
        ))}
      </ul>
      <FaultReports certificateRef={certificate} />
      {certificate.viewerCanWithdraw && (
        <Button
          className={styles.withdraw}
          variant="minimal"
          size="small"
          aria-label={text("certificate.withdraw.of", { number })}
          onClick={() => setWithdrawing(true)}
        >
          <Text id="certificate.withdraw.action" />
        </Button>
      )}
      {isWithdrawing && <WithdrawCertificateModal certificateRef={certificate} onClose={() => setWithdrawing(false)} />}
    </div>
  );
}
