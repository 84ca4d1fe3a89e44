import { graphql, useFragment } from "react-relay/hooks";
import { localDay } from "../../i18n/localDay.ts";
import { Text } from "../../i18n/Text.tsx";
import { useText } from "../../i18n/useText.ts";
import { StatusIcon } from "../../ui/StatusIcon.tsx";
import { DoubtfulSeal } from "../DoubtfulSeal.tsx";
import type { ListedStatus_certificate$key } from "./__generated__/ListedStatus_certificate.graphql.ts";
import styles from "./CertificateListTable.module.css";
import {
  certificateStateShapes,
  certificateStateTexts,
  certificateStatusShapes,
  certificateStatusTexts,
  knownStatus,
  lastDelivery,
} from "./certificateStateTexts.ts";

type Props = {
  certificateRef: ListedStatus_certificate$key;
  validUntil: string;
  /** Corrects the address of a mail that failed. */
  onCorrect?: (() => void) | null;
};

/** Below the status stands the withdrawal, the successor or the mail's state; without a status only the last. */
export function ListedStatus({ certificateRef, validUntil, onCorrect }: Props) {
  const text = useText();
  const { number, recipients, activationDate, withdrawal, replacedBy, seal, ...certificate } = useFragment(
    graphql`
      fragment ListedStatus_certificate on Certificate {
        number
        status
        activationDate
        withdrawal {
          at
          reason
        }
        replacedBy {
          number
        }
        seal {
          ...DoubtfulSeal_seal
        }
        recipients {
          email
          copy
          state
          reason
        }
      }
    `,
    certificateRef,
  );
  const { state } = lastDelivery(recipients);
  const mail = <Text id={certificateStateTexts[state]} />;
  const correct = state === "FAILED" && onCorrect && (
    <button
      type="button"
      className={styles.resend}
      aria-label={text("certificate.correct.number", { number })}
      onClick={onCorrect}
    >
      <Text id="certificate.correct.short" />
    </button>
  );
  const status = knownStatus(certificate.status);
  if (!status)
    return (
      <div className={styles.status}>
        <span className={styles.shape}>
          <StatusIcon name={certificateStateShapes[state]} size={18} />
        </span>
        <div>
          <div className={`${styles.word} ${styles[state]}`}>{mail}</div>
          {correct}
        </div>
      </div>
    );
  const today = localDay(new Date().toISOString());
  const isEnded = status === "ISSUED" && today > validUntil;
  const isComing = status === "ISSUED" && today < activationDate;
  const shape = isEnded || isComing ? null : certificateStatusShapes[status];
  const [next] = replacedBy ?? [];
  return (
    <div className={styles.status}>
      <span className={styles.shape}>{shape && <StatusIcon name={shape} size={18} />}</span>
      <div>
        <div className={`${styles.word} ${shape ? styles[status] : styles.REPLACED}`}>
          {isEnded && <Text id="certificate.fact.ended" values={{ day: validUntil }} />}
          {isComing && <Text id="certificate.fact.coming" values={{ day: activationDate }} />}
          {!isEnded && !isComing && <Text id={certificateStatusTexts[status]} />}
        </div>
        <div className={styles.mail}>
          <div className={`${styles.below} ${status === "ISSUED" ? styles[state] : ""}`}>
            {status === "ISSUED" && state !== "SENT" && mail}
            {status === "REPLACED" && next && (
              <Text id="certificate.status.replacedBy" values={{ number: next.number }} />
            )}
            {status === "WITHDRAWN" && withdrawal && `${localDay(withdrawal.at)}, ${withdrawal.reason}`}
          </div>
          {status === "ISSUED" && correct}
        </div>
        {seal && <DoubtfulSeal sealRef={seal} isShort />}
      </div>
    </div>
  );
}
