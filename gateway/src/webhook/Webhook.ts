import type { WebhookDeliveryResolvers, WebhookKind, WebhookResolvers } from "../__generated__/resolvers.ts";
import type { Context } from "../context.ts";
import { loadConnection } from "../graphql/connection.ts";
import { toGlobalId } from "../graphql/globalId.ts";
import type { RestWebhook, RestWebhookKind } from "../rest/types.ts";
import { isAdmin } from "../user/User.ts";

const kinds: Record<RestWebhookKind, WebhookKind> = {
  "installation.finished": "INSTALLATION_FINISHED",
  "installation.reopened": "INSTALLATION_REOPENED",
  "certificate.issued": "CERTIFICATE_ISSUED",
  "certificate.sent": "CERTIFICATE_SENT",
  "certificate.delivery_failed": "CERTIFICATE_DELIVERY_FAILED",
  "certificate.withdrawn": "CERTIFICATE_WITHDRAWN",
  "certificate.replaced": "CERTIFICATE_REPLACED",
  "project.created": "PROJECT_CREATED",
  "project.changed": "PROJECT_CHANGED",
  "project.archived": "PROJECT_ARCHIVED",
  "user.invited": "USER_INVITED",
};

export function toRestKinds(wanted: readonly WebhookKind[]): RestWebhookKind[] {
  return (Object.keys(kinds) as RestWebhookKind[]).filter((kind) => wanted.includes(kinds[kind]));
}

export const Webhook: WebhookResolvers = {
  id: ({ id }) => toGlobalId("Webhook", id),
  kinds: (webhook) => webhook.kinds.map((kind) => kinds[kind]),
  isActive: ({ active }) => active,
  deliveries: async ({ id }, args, context) => {
    const { edges, ...page } = await loadConnection(context, args, (range) =>
      context.rest.call("listWebhookDeliveries", { webhookId: id, query: range }),
    );
    return { ...page, edges: edges.map(({ node, cursor }) => ({ node: { ...node, webhookId: id }, cursor })) };
  },
};

export const WebhookDelivery: WebhookDeliveryResolvers = {
  id: ({ id, webhookId }) => toGlobalId("WebhookDelivery", webhookId, id),
  messageId: ({ id }) => id,
  kind: ({ kind }) => kinds[kind],
  attemptCount: ({ attempts }) => attempts,
  httpStatus: ({ status }) => status,
};

/** Null for everybody but admins. */
export async function loadWebhooks({ rest, loaders }: Context): Promise<RestWebhook[] | null> {
  if (!isAdmin(await loaders.viewer())) return null;
  return (await rest.call("listWebhooks", {})).data;
}
