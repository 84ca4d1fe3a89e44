import type { WebhookDeliveryResolvers, WebhookKind, WebhookResolvers } from "../__generated__/resolvers.ts";
import type { Context } from "../context.ts";
import { loadConnection } from "../graphql/connection.ts";
import { toEnumName } from "../graphql/enumNames.ts";
import type { RestWebhook, RestWebhookKind } from "../rest/types.ts";
import { isAdmin } from "../user/User.ts";

const toKind = (kind: RestWebhookKind) => toEnumName(kind) as WebhookKind;

export function toRestKinds(wanted: readonly WebhookKind[]): RestWebhookKind[] {
  return [...new Set(wanted)].map((kind) => kind.toLowerCase().replace("_", ".") as RestWebhookKind);
}

export const Webhook: WebhookResolvers = {
  kinds: (webhook) => webhook.kinds.map(toKind),
  isActive: ({ active }) => active,
  deliveries: async ({ id }, args, context) => {
    const { edges, ...page } = await loadConnection(context, args, (range) =>
      context.rest.call("listWebhookDeliveries", { webhookId: id, query: range }),
    );
    return { ...page, edges: edges.map(({ node, cursor }) => ({ node: { ...node, webhookId: id }, cursor })) };
  },
};

export const WebhookDelivery: WebhookDeliveryResolvers = {
  messageId: ({ id }) => id,
  kind: ({ kind }) => toKind(kind),
  attemptCount: ({ attempts }) => attempts,
  httpStatus: ({ status }) => status,
};

export async function loadWebhooks({ rest, loaders }: Context): Promise<RestWebhook[] | null> {
  if (!isAdmin(await loaders.viewer())) return null;
  return (await rest.call("listWebhooks", {})).data;
}
