import { type Kysely, sql } from "kysely";
import type { components } from "../__generated__/contract.ts";
import type { Tables } from "../database/tables.ts";
import type { Handler } from "../http/operation.ts";
import { knownLanguage, type Language } from "../i18n/language.ts";
import { kindWords } from "./catalogue/productWords.ts";
import { toProduct } from "./getProduct.ts";
import { hasWords } from "./searchProducts.ts";

type Schemas = components["schemas"];

const maxRecent = 5;
const recentDays = 90;
const kinds = Object.keys(kindWords) as Schemas["ProductKindCount"]["kind"][];

export const getProductUse: Handler<"getProductUse"> = async ({ db, viewer, query }) => {
  const language = knownLanguage(query.language);
  const recent = await loadRecent(db, viewer.companyId, language);
  return { status: 200, body: { recent, kinds: await countKinds(db, language) } };
};

async function loadRecent(
  db: Kysely<Tables>,
  companyId: string,
  language: Language,
): Promise<Schemas["UsedProduct"][]> {
  const used = db
    .selectFrom("installed_product")
    .select("product_id")
    .select(({ fn }) => fn.max("created_at").as("last_added_at"))
    .select(sql<number>`count(distinct installation_id)::int`.as("installations"))
    .where("company_id", "=", companyId)
    .where("created_at", ">", sql<Date>`now() - make_interval(days => ${recentDays})`)
    .groupBy("product_id");
  const rows = await db
    .with("used", () => used)
    .selectFrom("used")
    .innerJoin("product", "product.id", "used.product_id")
    .selectAll()
    .orderBy("last_added_at", "desc")
    .orderBy("product.id")
    .limit(maxRecent)
    .execute();
  return rows.map(({ installations, last_added_at: lastAddedAt, ...product }) => ({
    product: toProduct(product, language),
    installations,
    lastAddedAt: lastAddedAt.toISOString(),
  }));
}

async function countKinds(db: Kysely<Tables>, language: Language): Promise<Schemas["ProductKindCount"][]> {
  const counts = await db
    .selectFrom("product")
    .select(
      kinds.map((kind) =>
        sql<number>`(count(*) filter (where ${hasWords(kindWords[kind][language], language)}))::int`.as(kind),
      ),
    )
    .executeTakeFirstOrThrow();
  return kinds.map((kind) => ({ kind, count: Number(counts[kind]) }));
}
