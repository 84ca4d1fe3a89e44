import type { QueryResolvers } from "../__generated__/resolvers.ts";
import { clientError } from "../errors.ts";
import { searchProducts } from "../rest/calls/searchProducts.ts";

const mostProducts = 100;

export const productsQuery: QueryResolvers["products"] = async (_, { query, language, first }, { rest, loaders }) => {
  const take = first ?? 10;
  if (take < 1 || take > mostProducts) throw clientError("BAD_USER_INPUT", `first must be from 1 to ${mostProducts}.`);
  if (query.trim() === "") return [];
  const wanted = language ?? (await loaders.language());
  return (await searchProducts(rest, { query: query.trim(), language: wanted, skip: 0, take })).data;
};
