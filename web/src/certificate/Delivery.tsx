import { graphql, useFragment } from "react-relay/hooks";
import type { MessageId } from "../i18n/catalogues.ts";
import { DatedText } from "../i18n/DatedText.tsx";
import { Text } from "../i18n/Text.tsx";
import { useMoment } from "../i18n/useMoment.ts";
import { Address } from "../ui/Address.tsx";
import { type ShapeName, StatusIcon } from "../ui/StatusIcon.tsx";
import type { Delivery_recipient$key } from "./__generated__/Delivery_recipient.graphql.ts";
import { deliveryReasons } from "./deliveryReasons.ts";
import styles from "./SentCertificate.module.css";

const shapes: Record<string, ShapeName> = { QUEUED: "in-progress", SENT: "completed", FAILED: "overdue" };
const words: Record<string, MessageId | undefined> = {
  QUEUED: "certificate.delivery.queued",
  SENT: "certificate.delivery.sent",
  FAILED: "certificate.delivery.failed",
};
export function Delivery({ recipientRef }: { recipientRef: Delivery_recipient$key }) {
  const { email, copy, state, reason, changedAt } = useFragment(
    graphql`
      fragment Delivery_recipient on CertificateRecipient {
        email
        copy
        state
        reason
        changedAt
      }
    `,
    recipientRef,
  );
  const moment = useMoment();
  // A newer service may send unknown states and reasons.
  const known = words[state] ?? "certificate.delivery.queued";
  const word = (state === "FAILED" && deliveryReasons[reason ?? ""]) || known;
  return (
    <li className={styles.line}>
      <span>
        <Address>{email}</Address> {copy && <Text id="certificate.delivery.copy" />}
      </span>
      <span className={`${styles.delivery} ${state === "FAILED" ? styles.failed : ""}`}>
        <StatusIcon name={shapes[state] ?? "in-progress"} size={14} />
        <span>
          <DatedText id={word} values={{ day: state === "SENT" ? moment(changedAt) : "" }} />
        </span>
        {state === "FAILED" && <time dateTime={changedAt}>{moment(changedAt)}</time>}
      </span>
    </li>
  );
}
