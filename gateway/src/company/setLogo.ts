import type { MutationResolvers } from "../__generated__/resolvers.ts";
import { updateCompany } from "../rest/calls/updateCompany.ts";
import { attempt } from "../userErrors.ts";

export const setLogo: MutationResolvers["setLogo"] = async (_, { input }, { rest, loaders }) => {
  const { value, userErrors } = await attempt(updateCompany(rest, { logo: input.url ?? null }));
  if (value) loaders.company.clear(value.id).prime(value.id, value);
  return { company: value, userErrors: userErrors.map((error) => ({ ...error, field: "url" })) };
};
