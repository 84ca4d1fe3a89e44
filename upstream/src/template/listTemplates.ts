import { sql } from "kysely";
import { type Handler, pageOf } from "../http/operation.ts";
import { selectTemplates, toTemplateSummary } from "./selectTemplates.ts";

export const listTemplates: Handler<"listTemplates"> = async ({ db, viewer, query }) => {
  const { offset, limit } = pageOf(query);
  const rows = await selectTemplates(db, viewer.companyId).orderBy("id").offset(offset).limit(limit).execute();
  const { count } = await db
    .selectFrom("template")
    .where("company_id", "=", viewer.companyId)
    .select(sql<number>`count(*)::int`.as("count"))
    .executeTakeFirstOrThrow();
  return { status: 200, body: { data: rows.map(toTemplateSummary), meta: { count } } };
};
