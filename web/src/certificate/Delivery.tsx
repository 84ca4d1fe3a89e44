import { graphql, useFragment } from "react-relay/hooks";
import { localDay } from "../i18n/localDay.ts";
import { Text } from "../i18n/Text.tsx";
import { Shape, type ShapeName } from "../ui/Shape.tsx";
import type { Delivery_recipient$key } from "./__generated__/Delivery_recipient.graphql.ts";
import styles from "./ActivatedFolder.module.css";

const shapes: Record<string, ShapeName> = { QUEUED: "in-progress", SENT: "completed", FAILED: "overdue" };
const words = {
  QUEUED: "certificate.delivery.queued",
  SENT: "certificate.delivery.sent",
  FAILED: "certificate.delivery.failed",
} as const;
const reasons = {
  ADDRESS_REFUSED: "certificate.delivery.addressRefused",
  MESSAGE_REFUSED: "certificate.delivery.messageRefused",
  NOT_DELIVERED: "certificate.delivery.notDelivered",
} as const;

/** One recipient of a certificate, whether the mail has gone, and if not, why. */
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
  const known = state === "%future added value" ? words.QUEUED : words[state];
  const word = state === "FAILED" && reason && reason !== "%future added value" ? reasons[reason] : known;
  return (
    <li className={styles.line}>
      <span>
        {email} {copy && <Text id="certificate.delivery.copy" />}
      </span>
      <span className={styles.delivery}>
        <Shape name={shapes[state] ?? "in-progress"} size={14} />
        <Text id={word} values={{ day: localDay(changedAt) }} />
      </span>
    </li>
  );
}
