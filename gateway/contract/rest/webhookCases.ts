import {
  createWebhook,
  deleteWebhook,
  listWebhookDeliveries,
  listWebhooks,
  resendWebhookDelivery,
  rotateWebhookSecret,
  updateWebhook,
} from "../../src/webhook/webhookApi.ts";
import type { RestCase } from "./RestCase.ts";

/** No such name exists (RFC 2606). */
const url = "https://hooks.example/contract-test";

/** A webhook that is told of the project which the run makes next. A service without them answers 404, and a plain user gets 403. */
export const webhookCases: RestCase[] = [
  {
    operation: "createWebhook",
    effect: "writes",
    mayAnswer: [403, 404],
    run: async ({ rest, fixtures }) => {
      const { webhook } = await createWebhook(rest, { url, kinds: ["project.created"] });
      fixtures.set({ webhookId: webhook.id, ownWebhookId: webhook.id });
    },
  },
  {
    operation: "listWebhooks",
    effect: "reads",
    mayAnswer: [403, 404],
    run: async ({ rest, fixtures }) => {
      const { data } = await listWebhooks(rest);
      if (!fixtures.has("webhookId")) fixtures.set({ webhookId: data[0]?.id });
    },
  },
  {
    operation: "updateWebhook",
    effect: "writes",
    run: ({ rest, fixtures }) => updateWebhook(rest, fixtures.get("ownWebhookId"), { url: `${url}-2` }),
  },
  {
    operation: "rotateWebhookSecret",
    effect: "writes",
    run: ({ rest, fixtures }) => rotateWebhookSecret(rest, fixtures.get("ownWebhookId")),
  },
];

export const webhookLogCases: RestCase[] = [
  {
    // Only a webhook of the run's own is sure to have a delivery.
    operation: "listWebhookDeliveries",
    effect: "writes",
    run: async ({ rest, fixtures }) => {
      const { data } = await listWebhookDeliveries(rest, fixtures.get("webhookId"), { skip: 0, take: 25 });
      fixtures.set({ deliveryId: data[0]?.id });
    },
  },
  {
    operation: "resendWebhookDelivery",
    effect: "writes",
    run: ({ rest, fixtures }) => resendWebhookDelivery(rest, fixtures.get("ownWebhookId"), fixtures.get("deliveryId")),
  },
  {
    operation: "deleteWebhook",
    effect: "writes",
    run: async ({ rest, fixtures }) => {
      await deleteWebhook(rest, fixtures.get("ownWebhookId"));
      fixtures.set({ webhookId: null, ownWebhookId: null, deliveryId: null });
    },
  },
];
