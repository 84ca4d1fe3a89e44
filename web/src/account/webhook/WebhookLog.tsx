import { Button } from "@blueprintjs/core";
import { type MouseEvent, type ReactNode, Suspense, useTransition } from "react";
import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay/hooks";
import { Text } from "../../i18n/Text.tsx";
import { useText } from "../../i18n/useText.ts";
import { Boundary } from "../../ui/Boundary.tsx";
import { Loading } from "../../ui/Loading.tsx";
import { useFocusOnMore } from "../../ui/useFocusOnMore.ts";
import type { WebhookLogQuery } from "./__generated__/WebhookLogQuery.graphql.ts";
import { WebhookDeliveryRow } from "./WebhookDeliveryRow.tsx";
import styles from "./webhook.module.css";

const query = graphql`
  query WebhookLogQuery($webhookId: ID!, $first: Int!) {
    node(id: $webhookId) {
      ... on Webhook {
        deliveries(first: $first) @catch(to: NULL) {
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

export const fewDeliveries = 10;
const many = 100;

type Props = {
  reference: PreloadedQuery<WebhookLogQuery>;
  onLoad: (first: number) => void;
  isActive: boolean;
};

export function WebhookLog(props: Props) {
  const { reference, onLoad } = props;
  const refresh = (
    <Button size="small" variant="minimal" onClick={() => onLoad(reference.variables.first)}>
      <Text id="account.webhooks.log.refresh" />
    </Button>
  );
  const failed = (
    <>
      <p role="alert" className={styles.failed}>
        <Text id="account.webhooks.log.failed" />
      </p>
      <div className={styles.actions}>{refresh}</div>
    </>
  );
  return (
    <Boundary resetKey={reference} fallback={() => failed}>
      <Suspense fallback={<Loading />}>
        <Deliveries {...props} refresh={refresh} failed={failed} />
      </Suspense>
    </Boundary>
  );
}

type DeliveriesProps = Props & { refresh: ReactNode; failed: ReactNode };

/** Shows a few deliveries, and on request as many as the service allows. */
function Deliveries({ reference, onLoad, isActive, refresh, failed }: DeliveriesProps) {
  const text = useText();
  const [isFetching, startTransition] = useTransition();
  const { node: webhook } = usePreloadedQuery<WebhookLogQuery>(query, reference);
  const { edges = [], totalCount = 0 } = webhook?.deliveries ?? {};
  const { list, onAsk } = useFocusOnMore<HTMLUListElement>(edges.length, isFetching, "li");
  const showMore = (event: MouseEvent<HTMLElement>) => {
    onAsk(event);
    startTransition(() => onLoad(many));
  };
  if (!webhook?.deliveries) return failed;
  return (
    <>
      {edges.length === 0 ? (
        <p>
          <Text id="account.webhooks.log.none" />
        </p>
      ) : (
        <ul ref={list} className={styles.deliveries} aria-label={text("account.webhooks.log")}>
          {edges.map(({ node }) => (
            <WebhookDeliveryRow key={node.id} deliveryRef={node} isActive={isActive} />
          ))}
        </ul>
      )}
      <div className={styles.actions}>
        {refresh}
        {edges.length < totalCount && reference.variables.first === fewDeliveries && (
          <Button size="small" variant="minimal" loading={isFetching} onClick={showMore}>
            <Text id="account.webhooks.log.more" />
          </Button>
        )}
      </div>
    </>
  );
}
