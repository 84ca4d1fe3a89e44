import type { MutationResolvers } from "../__generated__/resolvers.ts";
import type { Context } from "../context.ts";
import { requireWebhooks } from "../features.ts";
import { requireIds } from "../globalId.ts";
import { catchUserErrors, notAllowedCodes } from "../userErrors.ts";
import { toRestKinds } from "./Webhook.ts";
import * as api from "./webhookApi.ts";

const attempt = <T>(call: Promise<T>, context: Context) =>
  requireWebhooks(catchUserErrors(call, { codes: notAllowedCodes }), context);

export const createWebhook: MutationResolvers["createWebhook"] = async (_, { input }, context) => {
  const { rest, loaders } = context;
  const call = api.createWebhook(rest, { url: input.url.trim(), kinds: toRestKinds(input.kinds) });
  const { value, userErrors } = await attempt(call, context);
  const company = value && { id: await loaders.companyId() };
  return { webhook: value?.webhook ?? null, secret: value?.secret ?? null, company, userErrors };
};

export const updateWebhook: MutationResolvers["updateWebhook"] = async (_, { input }, context) => {
  const { url, kinds, isActive } = input;
  const { webhookId } = requireIds("Webhook", input.webhookId);
  const change = {
    ...(url != null && { url: url.trim() }),
    ...(kinds != null && { kinds: toRestKinds(kinds) }),
    ...(isActive != null && { active: isActive }),
  };
  const { value, userErrors } = await attempt(api.updateWebhook(context.rest, webhookId, change), context);
  return { webhook: value, userErrors };
};

export const rotateWebhookSecret: MutationResolvers["rotateWebhookSecret"] = async (_, { input }, context) => {
  const { webhookId } = requireIds("Webhook", input.webhookId);
  const { value, userErrors } = await attempt(api.rotateWebhookSecret(context.rest, webhookId), context);
  return { webhook: value?.webhook ?? null, secret: value?.secret ?? null, userErrors };
};

export const deleteWebhook: MutationResolvers["deleteWebhook"] = async (_, { input }, context) => {
  const { rest, loaders } = context;
  const { webhookId } = requireIds("Webhook", input.webhookId);
  const { userErrors } = await attempt(api.deleteWebhook(rest, webhookId), context);
  const isDone = userErrors.length === 0;
  return {
    deletedWebhookId: isDone ? input.webhookId : null,
    company: isDone ? { id: await loaders.companyId() } : null,
    userErrors,
  };
};

export const resendWebhookDelivery: MutationResolvers["resendWebhookDelivery"] = async (_, { input }, context) => {
  const { webhookId, deliveryId } = requireIds("WebhookDelivery", input.deliveryId, "delivery");
  const call = api.resendWebhookDelivery(context.rest, webhookId, deliveryId);
  const { value, userErrors } = await attempt(call, context);
  return { delivery: value && { ...value, webhookId }, userErrors };
};
