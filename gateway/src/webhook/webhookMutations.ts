import type { MutationResolvers } from "../__generated__/resolvers.ts";
import { requireIds } from "../graphql/globalId.ts";
import { catchUserErrors, notAllowedCodes, payloadOf } from "../graphql/userErrors.ts";
import { givenFields } from "../graphql/validation.ts";
import { toRestKinds } from "./Webhook.ts";

const attempt = <T>(call: Promise<T>) => catchUserErrors(call, notAllowedCodes);

export const createWebhook: MutationResolvers["createWebhook"] = async (_, { input }, { rest, loaders }) => {
  const call = rest.call("createWebhook", { body: { url: input.url.trim(), kinds: toRestKinds(input.kinds) } });
  const { value, userErrors } = await attempt(call);
  const company = value && (await loaders.ownCompany());
  return { webhook: value?.webhook ?? null, secret: value?.secret ?? null, company, userErrors };
};

export const updateWebhook: MutationResolvers["updateWebhook"] = async (_, { input }, { rest }) => {
  const { url, kinds, isActive } = input;
  const { webhookId } = requireIds("Webhook", input.webhookId);
  const change = givenFields({ url: url?.trim(), kinds: kinds && toRestKinds(kinds), active: isActive });
  return payloadOf("webhook", rest.call("updateWebhook", { webhookId, body: change }), notAllowedCodes);
};

export const rotateWebhookSecret: MutationResolvers["rotateWebhookSecret"] = async (_, { input }, { rest }) => {
  const { webhookId } = requireIds("Webhook", input.webhookId);
  const { value, userErrors } = await attempt(rest.call("rotateWebhookSecret", { webhookId }));
  return { webhook: value?.webhook ?? null, secret: value?.secret ?? null, userErrors };
};

export const deleteWebhook: MutationResolvers["deleteWebhook"] = async (_, { input }, { rest, loaders }) => {
  const call = rest.call("deleteWebhook", requireIds("Webhook", input.webhookId));
  const { value, userErrors } = await attempt(call.then(() => input.webhookId));
  return { deletedWebhookId: value, company: value === null ? null : await loaders.ownCompany(), userErrors };
};

export const resendWebhookDelivery: MutationResolvers["resendWebhookDelivery"] = async (_, { input }, { rest }) => {
  const { webhookId, deliveryId } = requireIds("WebhookDelivery", input.deliveryId, "delivery");
  const call = rest.call("resendWebhookDelivery", { webhookId, deliveryId });
  const { value, userErrors } = await attempt(call);
  return { delivery: value && { ...value, webhookId }, userErrors };
};
