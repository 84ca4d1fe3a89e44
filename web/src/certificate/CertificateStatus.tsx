import { graphql, useFragment } from "react-relay/hooks";
import { DatedText } from "../i18n/DatedText.tsx";
import { localDay } from "../i18n/localDay.ts";
import { StatusIcon } from "../ui/StatusIcon.tsx";
import type { CertificateStatus_certificate$key } from "./__generated__/CertificateStatus_certificate.graphql.ts";
import styles from "./Withdrawal.module.css";

export function CertificateStatus({ certificateRef }: { certificateRef: CertificateStatus_certificate$key }) {
  const { status, withdrawal, replaces, replacedBy } = useFragment(
    graphql`
      fragment CertificateStatus_certificate on Certificate {
        status
        withdrawal {
          at
          reason
        }
        replaces {
          number
        }
        replacedBy {
          number
          issuedAt
        }
      }
    `,
    certificateRef,
  );
  const [next] = replacedBy ?? [];
  return (
    <>
      {withdrawal && status !== "REPLACED" && (
        <span className={`${styles.status} ${styles.withdrawn}`}>
          <StatusIcon name="overdue" size={14} />
          <span>
            <DatedText
              id="certificate.status.withdrawnOn"
              values={{ day: localDay(withdrawal.at), reason: withdrawal.reason }}
            />
          </span>
        </span>
      )}
      {next && (
        <span className={styles.replaced}>
          <DatedText
            id="certificate.status.replacedOn"
            values={{ day: localDay(next.issuedAt), number: next.number }}
          />
        </span>
      )}
      {(replaces ?? []).length > 0 && (
        <span className={styles.replaced}>
          <DatedText
            id="certificate.status.replaces"
            values={{ numbers: replaces?.map(({ number }) => number).join(", ") ?? "" }}
          />
        </span>
      )}
    </>
  );
}
