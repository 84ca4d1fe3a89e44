import { sql } from "kysely";
import { foldWords } from "../database/foldWords.ts";
import { type Handler, pageOf } from "../http/operation.ts";
import { knownLanguage } from "../i18n/language.ts";
import { searchKey } from "./catalogue/searchKey.ts";
import { toProduct } from "./getProduct.ts";

export const searchProducts: Handler<"searchProducts"> = async ({ db, query }) => {
  const wanted = (query.query ?? "").trim();
  if (wanted === "") return { status: 200, body: { data: [], meta: { count: 0 } } };
  const language = knownLanguage(query.language);
  const key = searchKey(wanted);
  const title = sql<string>`search_title->>${language}`;
  const words = foldWords(wanted).split(/\s+/);
  const found = db
    .selectFrom("product")
    .where((eb) =>
      eb.or([
        eb.and(words.map((word) => eb(title, "like", contains(word)))),
        ...(key === "" ? [] : [eb("search_key", "like", contains(key))]),
        ...(isGtin(key) ? [eb(sql`ltrim(gtin, '0')`, "=", key.replace(/^0+/, ""))] : []),
      ]),
    );
  const { offset, limit } = pageOf(query);
  const rows = await found.selectAll().orderBy("id").offset(offset).limit(limit).execute();
  const { count } = await found.select(sql<number>`count(*)::int`.as("count")).executeTakeFirstOrThrow();
  return { status: 200, body: { data: rows.map((row) => toProduct(row, language)), meta: { count } } };
};

/** True for the lengths of a GTIN. Short GTINs omit the leading zeros of long ones. */
function isGtin(key: string): boolean {
  return /^(\d{8}|\d{12,14})$/.test(key);
}

function contains(text: string): string {
  return `%${text.replace(/[\\%_]/g, "\\$&")}%`;
}
