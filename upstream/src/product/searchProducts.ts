import { type Expression, expressionBuilder, type SqlBool, sql } from "kysely";
import { foldWords } from "../database/foldWords.ts";
import type { Tables } from "../database/tables.ts";
import { type Handler, pageOf } from "../http/operation.ts";
import { knownLanguage, type Language } from "../i18n/language.ts";
import { type Kind, kindNamed } from "./catalogue/productWords.ts";
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
  const rows = await found
    .selectAll()
    .orderBy(beginsAWord(wanted, language), "desc")
    .orderBy("id")
    .offset(offset)
    .limit(limit)
    .execute();
  const { count } = await found.select(sql<number>`count(*)::int`.as("count")).executeTakeFirstOrThrow();
  return { status: 200, body: { data: rows.map((row) => toProduct(row, language)), meta: { count } } };
};

/** If `text` names a kind, products of this kind match. If not, each word of `text` must occur in the title or the kind's words. */
export function hasWords(text: string, language: Language): Expression<SqlBool> {
  const eb = expressionBuilder<Tables, "product">();
  const kind = kindNamed(text);
  if (kind) return isOfKind(kind);
  const title = sql<string>`search_title->>${language}`;
  return eb.and(
    foldWords(text)
      .split(/\s+/)
      .map((word) => eb(title, "like", contains(word))),
  );
}

/** True for products whose title contains `text` from the start of a word on. */
function beginsAWord(text: string, language: Language): Expression<SqlBool> {
  return sql<SqlBool>`' ' || (search_title->>${language}) like ${contains(` ${foldWords(text)}`)}`;
}

const recipes = {
  FOIL: "SERIES_RESISTIVE_FOIL_FLEXIBLE_LENGTH",
  SERIES_RESISTIVE: "SERIES_RESISTIVE_FLEXIBLE_LENGTH",
  SELF_REGULATING: "SELF_REGULATING_FLEXIBLE_LENGTH",
  PARALLEL_RESISTIVE: "PARALLEL_RESISTIVE_FLEXIBLE_LENGTH",
} as const;

/** A fixed cable and a mat have no recipe; a mat has a width. Cut cables have a recipe and count as cables. */
function isOfKind(kind: Kind): Expression<SqlBool> {
  const eb = expressionBuilder<Tables, "product">();
  const isFixed = eb("recipe", "is", null);
  if (kind === "MAT") return eb.and([isFixed, eb("width", "is not", null)]);
  if (kind !== "CABLE") return eb("recipe", "=", recipes[kind]);
  return eb.or([eb.and([isFixed, eb("width", "is", null)]), eb("recipe", "!=", recipes.FOIL)]);
}

/** True for the lengths of a GTIN. Short GTINs omit the leading zeros of long ones. */
function isGtin(key: string): boolean {
  return /^(\d{8}|\d{12,14})$/.test(key);
}

function contains(text: string): string {
  return `%${text.replace(/[\\%_]/g, "\\$&")}%`;
}
