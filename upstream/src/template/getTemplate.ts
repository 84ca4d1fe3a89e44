import { notFound } from "../errors.ts";
import type { Handler } from "../http/operation.ts";
import { knownLanguage } from "../i18n/language.ts";
import { productTitle } from "../product/catalogue/productTitle.ts";
import { selectTemplates, toTemplateSummary } from "./selectTemplates.ts";

export const getTemplate: Handler<"getTemplate"> = async ({ db, viewer, params, query }) => {
  const row = await selectTemplates(db, viewer.companyId)
    .select("content")
    .where("id", "=", params.templateId)
    .executeTakeFirst();
  if (!row) throw notFound();
  const { folders, rooms } = row.content;
  const productIds = rooms.flatMap(({ products }) => products.map(({ productId }) => productId));
  // The query runs even without ids, so that every template costs the same number of statements.
  const found = await db
    .selectFrom("product")
    .select(["id", "name", "variant"])
    .where("id", "in", [...new Set(["", ...productIds])])
    .execute();
  const language = knownLanguage(query.language);
  const titles = new Map(found.map((product) => [product.id, productTitle(product, language)]));
  const titled = rooms.map((room) => ({
    ...room,
    products: room.products.map((product) => ({ ...product, title: titles.get(product.productId) ?? null })),
  }));
  return { status: 200, body: { ...toTemplateSummary(row), folders, rooms: titled }, version: row.version };
};
