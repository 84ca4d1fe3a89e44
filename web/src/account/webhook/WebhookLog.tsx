import { Button } from "@blueprintjs/core";
import { useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import { Text } from "../../i18n/Text.tsx";
import { useText } from "../../i18n/useText.ts";
import type { WebhookLogQuery } from "./__generated__/WebhookLogQuery.graphql.ts";
import { WebhookDeliveryRow } from "./WebhookDeliveryRow.tsx";
import styles from "./webhook.module.css";

const query = graphql`
  query WebhookLogQuery($webhookId: ID!, $first: Int!) {
    node(id: $webhookId) {
      ... on Webhook {
        deliveries(first: $first) {
          totalCount
          edges {
            node {
              id
              ...WebhookDeliveryRow_delivery
            }
          }
        }
      }
    }
  }
`;

const few = 10;
const many = 100;

/** The latest deliveries to one webhook, and on demand as many as the service gives at once. */
export function WebhookLog({ webhookId, isActive }: { webhookId: string; isActive: boolean }) {
  const text = useText();
  const [first, setFirst] = useState(few);
  const [fetchKey, setFetchKey] = useState(0);
  const { node: webhook } = useLazyLoadQuery<WebhookLogQuery>(
    query,
    { webhookId, first },
    { fetchKey, fetchPolicy: "store-and-network" },
  );
  const { edges = [], totalCount = 0 } = webhook?.deliveries ?? {};
  return (
    <>
      {!webhook?.deliveries ? (
        <p role="alert" className={styles.failed}>
          <Text id="account.webhooks.log.failed" />
        </p>
      ) : edges.length === 0 ? (
        <p>
          <Text id="account.webhooks.log.none" />
        </p>
      ) : (
        <ul className={styles.deliveries} aria-label={text("account.webhooks.log")}>
          {edges.map(({ node }) => (
            <WebhookDeliveryRow key={node.id} deliveryRef={node} isActive={isActive} />
          ))}
        </ul>
      )}
      <div className={styles.actions}>
        <Button size="small" variant="minimal" onClick={() => setFetchKey(fetchKey + 1)}>
          <Text id="account.webhooks.log.refresh" />
        </Button>
        {edges.length < totalCount && first === few && (
          <Button size="small" variant="minimal" onClick={() => setFirst(many)}>
            <Text id="account.webhooks.log.more" />
          </Button>
        )}
      </div>
    </>
  );
}
