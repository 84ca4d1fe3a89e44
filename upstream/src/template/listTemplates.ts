import { sql } from "kysely";
import { createKeyset, type OrderColumn } from "../database/keyset.ts";
import type { Handler } from "../http/operation.ts";
import { alphabetOf, knownLanguage } from "../i18n/language.ts";
import { selectTemplates, toTemplateSummary } from "./selectTemplates.ts";

export const listTemplates: Handler<"listTemplates"> = async ({ db, viewer, query }) => {
  const { sort, language } = query;
  const list = ["templates", viewer.companyId, sort, sort && knownLanguage(language)];
  const page = createKeyset(sort === undefined ? [id] : [nameIn(language), id], list).pageOf(query);
  const { rows, meta } = page.toPage(await page.select(selectTemplates(db, viewer.companyId)).execute());
  const { count } = await db
    .selectFrom("template")
    .where("company_id", "=", viewer.companyId)
    .select(sql<number>`count(*)::int`.as("count"))
    .executeTakeFirstOrThrow();
  return { status: 200, body: { data: rows.map(toTemplateSummary), meta: { count, ...meta } } };
};

const id: OrderColumn = { expression: sql`template.id`, type: "text" };
const nameIn = (language?: string): OrderColumn => ({
  expression: sql`template.name collate ${alphabetOf(language)}`,
  type: "text",
});
