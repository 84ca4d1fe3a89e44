import type { MutationResolvers } from "../__generated__/resolvers.ts";
import { requireFeature } from "../graphql/features.ts";
import { catchUserErrors, notAllowedCodes } from "../graphql/userErrors.ts";
import * as api from "./attentionApi.ts";

export const putOffAttention: MutationResolvers["putOffAttention"] = async (_, { input }, context) => {
  const { rest, loaders } = context;
  if (input.itemId != null) await requireFeature(context, "attentionItems");
  const call = api.putOffAttention(rest, input.kind, {
    until: input.until ?? null,
    ...(input.itemId != null && { itemId: input.itemId }),
  });
  const { value, userErrors } = await catchUserErrors(call, { codes: notAllowedCodes });
  return { company: value && { id: await loaders.companyId() }, userErrors };
};

export const bringBackAttention: MutationResolvers["bringBackAttention"] = async (_, { input }, { rest, loaders }) => {
  const company = api.bringBackAttention(rest, input.kind).then(async () => ({ id: await loaders.companyId() }));
  const { value, userErrors } = await catchUserErrors(company, { codes: notAllowedCodes });
  return { company: value, userErrors };
};
