import { sql } from "kysely";
import type { Handler } from "../operation.ts";
import { pageOf } from "../page.ts";
import { selectProjects, toProject } from "./selectProjects.ts";

export const listProjects: Handler<"listProjects"> = async ({ db, viewer, query }) => {
  const { offset, limit } = pageOf(query);
  let page = selectProjects(db, viewer.companyId);
  let all = db.selectFrom("project").where("company_id", "=", viewer.companyId);
  if (query.archived !== undefined) {
    page = page.where("project.archived", "=", query.archived);
    all = all.where("archived", "=", query.archived);
  }
  const rows = await page.orderBy("project.id").offset(offset).limit(limit).execute();
  const { count } = await all.select(sql<number>`count(*)::int`.as("count")).executeTakeFirstOrThrow();
  return { status: 200, body: { data: rows.map(toProject), meta: { count } } };
};
