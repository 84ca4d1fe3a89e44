import { notFound } from "../errors.ts";
import type { Handler } from "../http/operation.ts";
import { knownLanguage } from "../i18n/language.ts";
import { toProduct } from "./toProduct.ts";

export const getProduct: Handler<"getProduct"> = async ({ db, params, query }) => {
  const product = await db.selectFrom("product").selectAll().where("id", "=", params.productId).executeTakeFirst();
  if (!product) throw notFound();
  return { status: 200, body: toProduct(product, knownLanguage(query.language)) };
};
