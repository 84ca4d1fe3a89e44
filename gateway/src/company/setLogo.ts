import type { MutationResolvers } from "../__generated__/resolvers.ts";
import { catchUserErrors } from "../userErrors.ts";
import { updateCompany } from "./companyApi.ts";

export const setLogo: MutationResolvers["setLogo"] = async (_, { input }, { rest, loaders }) => {
  const { value, userErrors } = await catchUserErrors(updateCompany(rest, { logo: input.url ?? null }));
  if (value) loaders.company.clear(value.id).prime(value.id, value);
  return { company: value, userErrors: userErrors.map((error) => ({ ...error, field: "url" })) };
};
