import { Button } from "@blueprintjs/core";
import { Add } from "@blueprintjs/icons";
import { useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import { PartFailed } from "../../errors/PartFailed.tsx";
import { Text } from "../../i18n/Text.tsx";
import { EmptyCable } from "../../ui/EmptyCable.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { AccountSection } from "../AccountSection.tsx";
import type { WebhookSectionQuery } from "./__generated__/WebhookSectionQuery.graphql.ts";
import { WebhookCard } from "./WebhookCard.tsx";
import { WebhookFormModal } from "./WebhookFormModal.tsx";
import { WebhookSecretModal } from "./WebhookSecretModal.tsx";
import styles from "./webhook.module.css";

const query = graphql`
  query WebhookSectionQuery {
    viewer {
      company {
        id
        webhooks @catch(to: RESULT) {
          id
          ...WebhookCard_webhook
        }
      }
    }
  }
`;

/** The programs of the company that are told what happens, for its admins. */
export function WebhookSection() {
  const [fetchKey, setFetchKey] = useState(0);
  const { viewer } = useLazyLoadQuery<WebhookSectionQuery>(query, {}, { fetchKey, fetchPolicy: "store-and-network" });
  const [isAdding, setAdding] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const found = viewer?.company?.webhooks;
  if (!found || (found.ok && !found.value)) return null;
  const webhooks = found.ok ? (found.value ?? []) : [];
  const add = (
    <Button icon={<Add />} onClick={() => setAdding(true)}>
      <Text id="account.webhooks.add" />
    </Button>
  );
  return (
    <AccountSection
      title={<Text id="account.webhooks.title" />}
      count={found.ok ? webhooks.length : undefined}
      actions={found.ok && add}
    >
      {!found.ok ? (
        <PartFailed
          title={<Text id="account.webhooks.failed" />}
          errors={found.errors}
          isRetrying={false}
          onRetry={() => setFetchKey(fetchKey + 1)}
        />
      ) : webhooks.length === 0 ? (
        <Notice picture={<EmptyCable />} title={<Text id="account.webhooks.none" />}>
          <Text id="account.webhooks.none.reason" />
        </Notice>
      ) : (
        <ul className={styles.list}>
          {webhooks.map((webhook) => (
            <li key={webhook.id}>
              <WebhookCard webhookRef={webhook} />
            </li>
          ))}
        </ul>
      )}
      {isAdding && <WebhookFormModal onClose={() => setAdding(false)} onMade={setSecret} />}
      {secret !== null && <WebhookSecretModal secret={secret} onClose={() => setSecret(null)} />}
    </AccountSection>
  );
}
