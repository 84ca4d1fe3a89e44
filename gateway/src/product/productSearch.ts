import type { QueryProductSearchArgs, QueryResolvers } from "../__generated__/resolvers.ts";
import type { Context } from "../context.ts";
import { clientError } from "../errors.ts";
import { searchProducts } from "./productApi.ts";

const maxProducts = 100;

export const productSearch: QueryResolvers["productSearch"] = (_, args, context) => findProducts(args, context);

export const productsQuery: QueryResolvers["products"] = async (_, { first, ...args }, context) =>
  (await findProducts({ ...args, first: first ?? 10 }, context)).nodes;

type Search = Pick<QueryProductSearchArgs, "query" | "language"> & { first: number };

async function findProducts({ query, language, first }: Search, { rest, loaders }: Context) {
  if (first < 1 || first > maxProducts) throw clientError("BAD_USER_INPUT", `first must be from 1 to ${maxProducts}.`);
  if (query.trim() === "") return { nodes: [], totalCount: 0, hasMore: false };
  const wanted = language ?? (await loaders.language());
  const { data, meta } = await searchProducts(rest, { query: query.trim(), language: wanted, skip: 0, take: first });
  // A service that does not count, or whose count cannot be read, may have more behind a full page.
  const hasMore = Number.isFinite(meta?.count) ? Number(meta?.count) > data.length : data.length === first;
  return { nodes: data, totalCount: meta?.count ?? null, hasMore };
}
