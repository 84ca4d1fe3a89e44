import type { MutationResolvers } from "../__generated__/resolvers.ts";
import { catchUserErrors, notAllowedCodes } from "../userErrors.ts";
import * as api from "./attentionApi.ts";

export const putOffAttention: MutationResolvers["putOffAttention"] = async (_, { input }, { rest, loaders }) => {
  const call = api.putOffAttention(rest, input.kind, { until: input.until ?? null });
  const { value, userErrors } = await catchUserErrors(call, { codes: notAllowedCodes });
  return { company: value && { id: await loaders.companyId() }, userErrors };
};
