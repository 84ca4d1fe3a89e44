import type { Rest } from "../rest/client.ts";
import { path } from "../rest/path.ts";
import type { Answer, Body, Query } from "../rest/types.ts";

export const listWebhooks = (rest: Rest) => rest.get<Answer<"listWebhooks">>(path`v1/webhooks`);

export const createWebhook = (rest: Rest, webhook: Body<"createWebhook">) =>
  rest.post<Answer<"createWebhook">>(path`v1/webhooks`, webhook);

export const updateWebhook = (rest: Rest, webhookId: string, change: Body<"updateWebhook">) =>
  rest.put<Answer<"updateWebhook">>(path`v1/webhooks/${webhookId}`, change);

export const deleteWebhook = (rest: Rest, webhookId: string) => rest.delete(path`v1/webhooks/${webhookId}`);

export const rotateWebhookSecret = (rest: Rest, webhookId: string) =>
  rest.post<Answer<"rotateWebhookSecret">>(path`v1/webhooks/${webhookId}/secret`);

export const listWebhookDeliveries = (rest: Rest, webhookId: string, page: Query<"listWebhookDeliveries">) =>
  rest.get<Answer<"listWebhookDeliveries">>(path`v1/webhooks/${webhookId}/deliveries`, page);

export const resendWebhookDelivery = (rest: Rest, webhookId: string, deliveryId: string) =>
  rest.post<Answer<"resendWebhookDelivery">>(path`v1/webhooks/${webhookId}/deliveries/${deliveryId}/send-again`);
