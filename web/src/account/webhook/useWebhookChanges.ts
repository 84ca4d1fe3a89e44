import { graphql } from "react-relay/hooks";
import { useMutationResult } from "../../relay/useMutationResult.ts";
import type { useWebhookChangesCreateMutation } from "./__generated__/useWebhookChangesCreateMutation.graphql.ts";
import type { useWebhookChangesDeleteMutation } from "./__generated__/useWebhookChangesDeleteMutation.graphql.ts";
import type { useWebhookChangesResendMutation } from "./__generated__/useWebhookChangesResendMutation.graphql.ts";
import type { useWebhookChangesRotateMutation } from "./__generated__/useWebhookChangesRotateMutation.graphql.ts";
import type { useWebhookChangesUpdateMutation } from "./__generated__/useWebhookChangesUpdateMutation.graphql.ts";

/** Each mutation of webhooks returns the whole list, including other people's changes. */
export function useWebhookChanges() {
  const [create] = useMutationResult<useWebhookChangesCreateMutation>(graphql`
    mutation useWebhookChangesCreateMutation($input: CreateWebhookInput!) {
      createWebhook(input: $input) {
        secret
        company {
          id
          webhooks {
            id
            ...WebhookCard_webhook
          }
        }
        userErrors {
          code
          path
          min
          max
        }
      }
    }
  `);
  const [update] = useMutationResult<useWebhookChangesUpdateMutation>(graphql`
    mutation useWebhookChangesUpdateMutation($input: UpdateWebhookInput!) {
      updateWebhook(input: $input) {
        webhook {
          ...WebhookCard_webhook
        }
        userErrors {
          code
          path
          min
          max
        }
      }
    }
  `);
  const [rotate] = useMutationResult<useWebhookChangesRotateMutation>(graphql`
    mutation useWebhookChangesRotateMutation($input: RotateWebhookSecretInput!) {
      rotateWebhookSecret(input: $input) {
        secret
        webhook {
          ...WebhookCard_webhook
        }
        userErrors {
          code
          path
          min
          max
        }
      }
    }
  `);
  const [remove] = useMutationResult<useWebhookChangesDeleteMutation>(graphql`
    mutation useWebhookChangesDeleteMutation($input: DeleteWebhookInput!) {
      deleteWebhook(input: $input) {
        company {
          id
          webhooks {
            id
            ...WebhookCard_webhook
          }
        }
        userErrors {
          code
          path
          min
          max
        }
      }
    }
  `);
  const [resend] = useMutationResult<useWebhookChangesResendMutation>(graphql`
    mutation useWebhookChangesResendMutation($input: ResendWebhookDeliveryInput!) {
      resendWebhookDelivery(input: $input) {
        delivery {
          ...WebhookDeliveryRow_delivery
        }
        userErrors {
          code
          path
          min
          max
        }
      }
    }
  `);
  return { create, update, rotate, remove, resend };
}
