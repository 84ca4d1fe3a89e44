import type {
  InstalledProductResolvers,
  ProductField,
  ProductResolvers,
  QueryProductSearchArgs,
  QueryResolvers,
  Recipe,
} from "../__generated__/resolvers.ts";
import type { Context } from "../context.ts";
import { loadConnection } from "../graphql/connection.ts";
import { hasFeature } from "../graphql/features.ts";
import { toGlobalId } from "../graphql/globalId.ts";
import { clientError } from "../rest/errors.ts";
import type { RestProduct } from "../rest/types.ts";

const extraFields: Record<Recipe, ProductField[]> = {
  SERIES_RESISTIVE_FOIL_FLEXIBLE_LENGTH: ["CABLE_LENGTH"],
  SERIES_RESISTIVE_FLEXIBLE_LENGTH: ["CABLE_MARKING", "VOLTAGE", "CABLE_LENGTH"],
  SELF_REGULATING_FLEXIBLE_LENGTH: ["CABLE_MARKING", "CABLE_LENGTH", "ISOLATION"],
  PARALLEL_RESISTIVE_FLEXIBLE_LENGTH: ["CABLE_MARKING", "CABLE_LENGTH"],
};

export const Product: ProductResolvers = {
  number: loadCountryNumber,
  extraFields: ({ recipe }) => (recipe ? extraFields[recipe] : []),
};

export const InstalledProduct: InstalledProductResolvers = {
  catalogueProductId: ({ productId }) => toGlobalId("Product", productId),
  number: loadCountryNumber,
};

type Numbers = Pick<RestProduct, "articleNumber" | "snro" | "elNumber">;

/** Electricians know a product by the number of their country. */
async function loadCountryNumber(product: Numbers, _: unknown, { loaders }: Context): Promise<string> {
  const country = await loaders.country();
  if (country === "FI") return product.snro ?? product.articleNumber;
  if (country === "NO") return product.elNumber ?? product.articleNumber;
  return product.articleNumber;
}

const maxProducts = 100;

export const productSearch: QueryResolvers["productSearch"] = (_, args, context) => findProducts(args, context);

export const productsQuery: QueryResolvers["products"] = async (_, { first, ...args }, context) =>
  (await findProducts({ ...args, first: first ?? 10 }, context)).nodes;

export const catalogueQuery: QueryResolvers["catalogue"] = async (_, { language, ...page }, context) => {
  const { rest, loaders } = context;
  const wanted = language ?? (await loaders.language());
  return loadConnection(context, page, (range) => rest.call("listProducts", { query: { language: wanted, ...range } }));
};

export async function loadProductUse(context: Context) {
  if (!(await hasFeature(context, "productUse"))) return null;
  return context.rest.call("getProductUse", { query: { language: await context.loaders.language() } });
}

type Search = Pick<QueryProductSearchArgs, "query" | "language"> & { first: number };

async function findProducts({ query, language, first }: Search, { rest, loaders }: Context) {
  if (first < 1 || first > maxProducts) throw clientError("BAD_USER_INPUT", `first must be from 1 to ${maxProducts}.`);
  if (query.trim() === "") return { nodes: [], totalCount: 0, hasMore: false };
  const wanted = language ?? (await loaders.language());
  const { data, meta } = await rest.call("searchProducts", {
    query: { query: query.trim(), language: wanted, skip: 0, take: first },
  });
  // If the service does not count, rows may follow a full page.
  const hasMore = Number.isFinite(meta?.count) ? Number(meta?.count) > data.length : data.length === first;
  return { nodes: data, totalCount: meta?.count ?? null, hasMore };
}
