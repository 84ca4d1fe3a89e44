import { Button } from "@blueprintjs/core";
import { Add } from "@blueprintjs/icons";
import { Suspense, useCallback, useEffect, useState } from "react";
import { graphql, type PreloadedQuery, usePreloadedQuery, useQueryLoader } from "react-relay/hooks";
import { PartFailed } from "../../errors/PartFailed.tsx";
import { draftKeys } from "../../forms/draftKeys.ts";
import { wasInterrupted } from "../../forms/draftStore.ts";
import { Text } from "../../i18n/Text.tsx";
import { requestIdOf } from "../../relay/failures.ts";
import { useRetry } from "../../relay/useRetry.ts";
import { Boundary } from "../../ui/Boundary.tsx";
import { EmptyCable } from "../../ui/EmptyCable.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { PageError } from "../../ui/PageError.tsx";
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

/** Visible to admins. The secret is shown outside the list, so that a failed list does not hide it. */
export function WebhookSection() {
  const [reference, load] = useQueryLoader<WebhookSectionQuery>(query);
  const start = useCallback(() => load({}, { fetchPolicy: "store-and-network" }), [load]);
  useEffect(start, [start]);
  const [isAdding, setAdding] = useState(() => wasInterrupted(draftKeys.newWebhook));
  const [secret, setSecret] = useState<string | null>(null);
  return (
    <>
      <Boundary
        resetKey={reference}
        fallback={(error) => (
          <AccountSection anchor="webhooks" title={<Text id="account.webhooks.title" />}>
            <PageError
              title={<Text id="account.webhooks.failed" />}
              reason={<Text id="app.part.failed" />}
              requestId={requestIdOf(error)}
              onRetry={start}
            />
          </AccountSection>
        )}
      >
        <Suspense fallback={null}>
          {reference && <Webhooks reference={reference} onAdd={() => setAdding(true)} />}
        </Suspense>
      </Boundary>
      {isAdding && <WebhookFormModal onClose={() => setAdding(false)} onMade={setSecret} />}
      {secret !== null && <WebhookSecretModal secret={secret} onClose={() => setSecret(null)} />}
    </>
  );
}

type Props = { reference: PreloadedQuery<WebhookSectionQuery>; onAdd: () => void };

function Webhooks({ reference, onAdd }: Props) {
  const { viewer } = usePreloadedQuery<WebhookSectionQuery>(query, reference);
  const { retry, isRetrying } = useRetry<WebhookSectionQuery>(query);
  const found = viewer?.company?.webhooks;
  if (!found || (found.ok && !found.value)) return null;
  const webhooks = found.ok ? found.value : null;
  return (
    <AccountSection
      anchor="webhooks"
      title={<Text id="account.webhooks.title" />}
      count={webhooks?.length}
      actions={
        webhooks && (
          <Button icon={<Add />} onClick={onAdd}>
            <Text id="account.webhooks.add" />
          </Button>
        )
      }
    >
      {!webhooks ? (
        <PartFailed
          title={<Text id="account.webhooks.failed" />}
          errors={found.ok ? [] : found.errors}
          isRetrying={isRetrying}
          onRetry={() => retry({})}
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
    </AccountSection>
  );
}
