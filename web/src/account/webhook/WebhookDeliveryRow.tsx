import { Button } from "@blueprintjs/core";
import { useState } from "react";
import { useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay/hooks";
import { useFailureText } from "../../errors/useFailureText.ts";
import { localDay } from "../../i18n/localDay.ts";
import { Text } from "../../i18n/Text.tsx";
import { useText } from "../../i18n/useText.ts";
import type { MutationFailure } from "../../relay/mutationResult.ts";
import { ActionButton } from "../../ui/ActionButton.tsx";
import { StatusIcon } from "../../ui/StatusIcon.tsx";
import type { WebhookDeliveryRow_delivery$key } from "./__generated__/WebhookDeliveryRow_delivery.graphql.ts";
import { useWebhookChanges } from "./useWebhookChanges.ts";
import styles from "./webhook.module.css";
import { knownKinds } from "./webhookKinds.ts";

const shapes = { QUEUED: "waiting", DELIVERED: "completed", FAILED: "outside" } as const;
const reasons = ["REFUSED", "REDIRECT", "TIMEOUT", "NO_CONNECTION", "ADDRESS_FORBIDDEN", "WEBHOOK_OFF"] as const;

type Props = { deliveryRef: WebhookDeliveryRow_delivery$key; isActive: boolean };

export function WebhookDeliveryRow({ deliveryRef, isActive }: Props) {
  const delivery = useFragment(
    graphql`
      fragment WebhookDeliveryRow_delivery on WebhookDelivery {
        id
        kind
        state
        attemptCount
        createdAt
        httpStatus
        reason
        answer
        payload
      }
    `,
    deliveryRef,
  );
  const text = useText();
  const intl = useIntl();
  const failureText = useFailureText("webhook");
  const { resend } = useWebhookChanges();
  const [isOpen, setOpen] = useState(false);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<MutationFailure | null>(null);
  const { id, state, attemptCount, createdAt, httpStatus, answer, payload } = delivery;
  const [kind] = knownKinds([delivery.kind]);
  const reason = reasons.find((each) => each === delivery.reason);
  const known = state === "DELIVERED" || state === "FAILED" ? state : "QUEUED";
  const time = `${localDay(createdAt)} ${intl.formatTime(createdAt, { timeStyle: "medium", hourCycle: "h23" })}`;
  const send = text(known === "QUEUED" ? "account.webhooks.sendNow" : "account.webhooks.sendAgain");
  const sendAgain = async () => {
    setFailure(null);
    setSending(true);
    const result = await resend({ deliveryId: id });
    setSending(false);
    if (result.kind !== "done") setFailure(result);
  };
  return (
    <li className={styles.delivery}>
      <div className={styles.words}>
        <span className={styles.state}>
          <StatusIcon name={shapes[known]} size={16} />
          {text(`account.webhooks.delivery.${known}`)}
        </span>
        <span>{kind ? text(`account.webhooks.kind.${kind}`) : delivery.kind}</span>
        <span className={styles.fact}>
          <time dateTime={createdAt}>{time}</time>
          {" · "}
          <Text id="account.webhooks.attempts" values={{ count: attemptCount }} />
          {typeof httpStatus === "number" && ` · HTTP ${httpStatus}`}
          {reason && ` · ${text(`account.webhooks.reason.${reason}`)}`}
        </span>
      </div>
      <div className={styles.buttons}>
        <Button
          size="small"
          variant="minimal"
          aria-expanded={isOpen}
          aria-label={`${text("account.webhooks.details")}, ${time}`}
          onClick={() => setOpen(!isOpen)}
        >
          <Text id="account.webhooks.details" />
        </Button>
        <ActionButton
          size="small"
          loading={isSending}
          aria-label={`${send}, ${time}`}
          disabledReason={isActive ? null : text("account.webhooks.refused.off")}
          onClick={() => void sendAgain()}
        >
          {send}
        </ActionButton>
      </div>
      {isOpen && (
        <pre className={styles.payload} translate="no">
          {[payload, answer].filter(Boolean).join("\n\n")}
        </pre>
      )}
      {failure && (
        <p role="alert" className={styles.failed}>
          {failureText(failure)}
        </p>
      )}
    </li>
  );
}
