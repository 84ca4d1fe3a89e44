import { sql } from "kysely";
import type { Handler } from "../http/operation.ts";
import { pageOf } from "../http/operation.ts";
import { selectProjects, toProject } from "./selectProjects.ts";

export const listProjects: Handler<"listProjects"> = async ({ db, viewer, query }) => {
  const { offset, limit } = pageOf(query);
  let all = db.selectFrom("project").where("company_id", "=", viewer.companyId);
  if (query.archived !== undefined) all = all.where("archived", "=", query.archived);
  // The page's ids first, so that installations are counted for its projects alone and not for all that it skips.
  const page = all.select("id").orderBy("id").offset(offset).limit(limit);
  const rows = await selectProjects(db, viewer.companyId)
    .where("project.id", "in", page)
    .orderBy("project.id")
    .execute();
  const { count } = await all.select(sql<number>`count(*)::int`.as("count")).executeTakeFirstOrThrow();
  return { status: 200, body: { data: rows.map(toProject), meta: { count } } };
};
