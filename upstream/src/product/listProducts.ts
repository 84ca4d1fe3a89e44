import { sql } from "kysely";
import { type Handler, pageOf } from "../http/operation.ts";
import { knownLanguage } from "../i18n/language.ts";
import { toProduct } from "./getProduct.ts";

export const listProducts: Handler<"listProducts"> = async ({ db, query }) => {
  const { offset, limit } = pageOf(query);
  const language = knownLanguage(query.language);
  const rows = await db.selectFrom("product").selectAll().orderBy("id").offset(offset).limit(limit).execute();
  const counted = db.selectFrom("product").select(sql<number>`count(*)::int`.as("count"));
  const { count } = await counted.executeTakeFirstOrThrow();
  return { status: 200, body: { data: rows.map((row) => toProduct(row, language)), meta: { count } } };
};
