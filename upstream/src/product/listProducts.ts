import { sql } from "kysely";
import { createKeyset, type OrderColumn } from "../database/keyset.ts";
import type { Handler } from "../http/operation.ts";
import { knownLanguage } from "../i18n/language.ts";
import { toProduct } from "./getProduct.ts";

export const listProducts: Handler<"listProducts"> = async ({ db, viewer, query }) => {
  const page = createKeyset([id], ["products", viewer.companyId]).pageOf(query);
  const language = knownLanguage(query.language);
  const { rows, meta } = page.toPage(await page.select(db.selectFrom("product").selectAll()).execute());
  const counted = db.selectFrom("product").select(sql<number>`count(*)::int`.as("count"));
  const { count } = await counted.executeTakeFirstOrThrow();
  return { status: 200, body: { data: rows.map((row) => toProduct(row, language)), meta: { count, ...meta } } };
};

const id: OrderColumn = { expression: sql`product.id`, type: "text" };
