import { type Expression, expressionBuilder, type SqlBool, sql } from "kysely";
import { foldWords } from "../database/foldWords.ts";
import type { Tables } from "../database/tables.ts";
import { type Handler, pageOf } from "../http/operation.ts";
import { knownLanguage, type Language } from "../i18n/language.ts";
import { searchKey } from "./catalogue/searchKey.ts";
import { toProduct } from "./getProduct.ts";

export const searchProducts: Handler<"searchProducts"> = async ({ db, query }) => {
  const wanted = (query.query ?? "").trim();
  if (wanted === "") return { status: 200, body: { data: [], meta: { count: 0 } } };
  const language = knownLanguage(query.language);
  const key = searchKey(wanted);
  const found = db
    .selectFrom("product")
    .where((eb) =>
      eb.or([
        hasWords(wanted, language),
        ...(key === "" ? [] : [eb("search_key", "like", contains(key))]),
        ...(isGtin(key) ? [eb(sql`ltrim(gtin, '0')`, "=", key.replace(/^0+/, ""))] : []),
      ]),
    );
  const { offset, limit } = pageOf(query);
  const rows = await found.selectAll().orderBy("id").offset(offset).limit(limit).execute();
  const { count } = await found.select(sql<number>`count(*)::int`.as("count")).executeTakeFirstOrThrow();
  return { status: 200, body: { data: rows.map((row) => toProduct(row, language)), meta: { count } } };
};

/** True for products whose title or words for the kind contain each word of `text`. */
export function hasWords(text: string, language: Language): Expression<SqlBool> {
  const eb = expressionBuilder<Tables, "product">();
  const title = sql<string>`search_title->>${language}`;
  return eb.and(
    foldWords(text)
      .split(/\s+/)
      .map((word) => eb(title, "like", contains(word))),
  );
}

/** True for the lengths of a GTIN. Short GTINs omit the leading zeros of long ones. */
function isGtin(key: string): boolean {
  return /^(\d{8}|\d{12,14})$/.test(key);
}

function contains(text: string): string {
  return `%${text.replace(/[\\%_]/g, "\\$&")}%`;
}
