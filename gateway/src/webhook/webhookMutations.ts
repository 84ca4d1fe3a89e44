import type { MutationResolvers } from "../__generated__/resolvers.ts";
import { requireIds } from "../graphql/globalId.ts";
import { catchUserErrors, notAllowedCodes } from "../graphql/userErrors.ts";
import { givenFields } from "../graphql/validation.ts";
import { toRestKinds } from "./Webhook.ts";

const attempt = <T>(call: Promise<T>) => catchUserErrors(call, notAllowedCodes);

export const createWebhook: MutationResolvers["createWebhook"] = async (_, { input }, { rest, loaders }) => {
  const call = rest.call("createWebhook", { body: { url: input.url.trim(), kinds: toRestKinds(input.kinds) } });
  const { value, userErrors } = await attempt(call);
  const company = value && { id: await loaders.companyId() };
  return { webhook: value?.webhook ?? null, secret: value?.secret ?? null, company, userErrors };
};

export const updateWebhook: MutationResolvers["updateWebhook"] = async (_, { input }, { rest }) => {
  const { url, kinds, isActive } = input;
  const { webhookId } = requireIds("Webhook", input.webhookId);
  const change = givenFields({ url: url?.trim(), kinds: kinds && toRestKinds(kinds), active: isActive });
  const { value, userErrors } = await attempt(rest.call("updateWebhook", { webhookId, body: change }));
  return { webhook: value, userErrors };
};

export const rotateWebhookSecret: MutationResolvers["rotateWebhookSecret"] = async (_, { input }, { rest }) => {
  const { webhookId } = requireIds("Webhook", input.webhookId);
  const { value, userErrors } = await attempt(rest.call("rotateWebhookSecret", { webhookId }));
  return { webhook: value?.webhook ?? null, secret: value?.secret ?? null, userErrors };
};

export const deleteWebhook: MutationResolvers["deleteWebhook"] = async (_, { input }, { rest, loaders }) => {
  const { webhookId } = requireIds("Webhook", input.webhookId);
  const { userErrors } = await attempt(rest.call("deleteWebhook", { webhookId }));
  const isDone = userErrors.length === 0;
  return {
    deletedWebhookId: isDone ? input.webhookId : null,
    company: isDone ? { id: await loaders.companyId() } : null,
    userErrors,
  };
};

export const resendWebhookDelivery: MutationResolvers["resendWebhookDelivery"] = async (_, { input }, { rest }) => {
  const { webhookId, deliveryId } = requireIds("WebhookDelivery", input.deliveryId, "delivery");
  const call = rest.call("resendWebhookDelivery", { webhookId, deliveryId });
  const { value, userErrors } = await attempt(call);
  return { delivery: value && { ...value, webhookId }, userErrors };
};
