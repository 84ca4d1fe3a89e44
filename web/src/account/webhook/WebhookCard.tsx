import { Button } from "@blueprintjs/core";
import { useId, useState } from "react";
import { useIntl } from "react-intl";
import { graphql, useFragment, useQueryLoader } from "react-relay/hooks";
import { useFailureText } from "../../errors/useFailureText.ts";
import { draftKeys } from "../../forms/draftKeys.ts";
import { wasInterrupted } from "../../forms/draftStore.ts";
import { Text } from "../../i18n/Text.tsx";
import { useMoment } from "../../i18n/useMoment.ts";
import { useText } from "../../i18n/useText.ts";
import type { MutationFailure } from "../../relay/mutationResult.ts";
import { Card } from "../../ui/Card.tsx";
import type { WebhookCard_webhook$data, WebhookCard_webhook$key } from "./__generated__/WebhookCard_webhook.graphql.ts";
import logQuery, { type WebhookLogQuery } from "./__generated__/WebhookLogQuery.graphql.ts";
import { DeleteWebhookModal } from "./DeleteWebhookModal.tsx";
import { RotateSecretModal } from "./RotateSecretModal.tsx";
import { useWebhookChanges } from "./useWebhookChanges.ts";
import { WebhookFormModal } from "./WebhookFormModal.tsx";
import { fewDeliveries, WebhookLog } from "./WebhookLog.tsx";
import { WebhookState } from "./WebhookState.tsx";
import styles from "./webhook.module.css";
import { knownKinds } from "./webhookKinds.ts";

type Opened = "form" | "secret" | "removal" | null;

export function WebhookCard({ webhookRef }: { webhookRef: WebhookCard_webhook$key }) {
  const webhook = useFragment(
    graphql`
      fragment WebhookCard_webhook on Webhook {
        id
        url
        kinds
        isActive
        stoppedAt
        failingSince
        previousSecretUntil
      }
    `,
    webhookRef,
  );
  const { id, url, isActive } = webhook;
  const { update } = useWebhookChanges();
  const headingId = useId();
  const logId = useId();
  const failureText = useFailureText("webhook");
  const [opened, setOpened] = useState<Opened>(() => (wasInterrupted(draftKeys.webhook(id)) ? "form" : null));
  const [log, loadLog, closeLog] = useQueryLoader<WebhookLogQuery>(logQuery);
  const openLog = (first: number) => loadLog({ webhookId: id, first }, { fetchPolicy: "store-and-network" });
  const [failure, setFailure] = useState<MutationFailure | null>(null);
  const [isSwitching, setSwitching] = useState(false);
  const onClose = () => setOpened(null);
  const toggle = async () => {
    setFailure(null);
    setSwitching(true);
    const result = await update({ webhookId: id, isActive: !isActive });
    setSwitching(false);
    if (result.kind !== "done") setFailure(result);
  };
  const button = (name: "edit" | "rotate" | "delete", opens: Opened) => (
    <Button size="small" aria-describedby={headingId} onClick={() => setOpened(opens)}>
      <Text id={`account.webhooks.${name}`} />
    </Button>
  );
  return (
    <Card>
      <h3 id={headingId} className={styles.url}>
        {url}
      </h3>
      <WebhookState {...webhook} />
      <Facts {...webhook} />
      <div className={styles.actions}>
        {button("edit", "form")}
        <Button size="small" loading={isSwitching} aria-describedby={headingId} onClick={() => void toggle()}>
          <Text id={isActive ? "account.webhooks.turnOff" : "account.webhooks.turnOn"} />
        </Button>
        {button("rotate", "secret")}
        {button("delete", "removal")}
        <Button
          size="small"
          aria-describedby={headingId}
          aria-expanded={log != null}
          aria-controls={log ? logId : undefined}
          onClick={() => (log ? closeLog() : openLog(fewDeliveries))}
        >
          <Text id="account.webhooks.log" />
        </Button>
      </div>
      {failure && (
        <p role="alert" className={styles.failed}>
          {failureText(failure)}
        </p>
      )}
      {log && (
        <div id={logId} className={styles.log}>
          <WebhookLog reference={log} onLoad={openLog} isActive={isActive} />
        </div>
      )}
      {opened === "form" && <WebhookFormModal webhook={webhook} onClose={onClose} />}
      {opened === "secret" && <RotateSecretModal webhookId={id} onClose={onClose} />}
      {opened === "removal" && <DeleteWebhookModal webhookId={id} url={url} onClose={onClose} />}
    </Card>
  );
}

function Facts({ kinds, previousSecretUntil }: WebhookCard_webhook$data) {
  const text = useText();
  const intl = useIntl();
  const moment = useMoment();
  return (
    <>
      <p className={styles.fact}>
        {intl.formatList(
          knownKinds(kinds).map((kind) => text(`account.webhooks.kind.${kind}`)),
          { type: "unit" },
        )}
      </p>
      {previousSecretUntil && (
        <p className={styles.fact}>
          <Text id="account.webhooks.rotating" values={{ time: moment(previousSecretUntil) }} />
        </p>
      )}
    </>
  );
}
