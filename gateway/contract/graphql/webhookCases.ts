import { parseIds, toGlobalId } from "../../src/graphql/globalId.ts";
import type { MutationCase } from "./GraphqlCase.ts";

/** No such name exists (RFC 2606). */
const url = "https://hooks.example/contract-test";

/** A webhook that is told of the project which the run makes next. */
export const webhookCases: MutationCase[] = [
  {
    name: "createWebhook",
    effect: "writes",
    inputs: () => [{ url, kinds: ["PROJECT_CREATED"] }],
    learn: (found, fixtures) => {
      const ids = parseIds("Webhook", String(found("webhook.id")));
      if (!ids) return;
      const deliveryGid = toGlobalId("WebhookDelivery", ids.webhookId, "none");
      fixtures.set({ webhookGid: found("webhook.id"), deliveryGid });
    },
  },
  {
    name: "updateWebhook",
    effect: "writes",
    inputs: (fixtures) => [{ webhookId: fixtures.get("webhookGid"), kinds: ["PROJECT_CREATED", "PROJECT_CHANGED"] }],
  },
  {
    name: "rotateWebhookSecret",
    effect: "writes",
    inputs: (fixtures) => [{ webhookId: fixtures.get("webhookGid") }],
  },
];

const deliveries = "{ viewer { company { webhooks { id deliveries(first: 1) { edges { node { id } } } } } } }";

export const webhookRemovalCases: MutationCase[] = [
  {
    name: "resendWebhookDelivery",
    effect: "writes",
    inputs: async (fixtures, ask) => {
      const webhookId = fixtures.get("webhookGid");
      const webhooks = (await ask(deliveries, {}))("viewer.company.webhooks");
      const own = (webhooks as Logged[] | null)?.find(({ id }) => id === webhookId);
      const deliveryId = own?.deliveries?.edges[0]?.node.id ?? fixtures.get("deliveryGid");
      return [{ deliveryId }];
    },
  },
  {
    name: "deleteWebhook",
    effect: "writes",
    inputs: (fixtures) => [{ webhookId: fixtures.get("webhookGid") }],
    learn: (_, fixtures) => fixtures.set({ webhookGid: null }),
  },
];

type Logged = { id: string; deliveries: { edges: { node: { id: string } }[] } | null };
