import { sql } from "kysely";
import { updatedSince } from "../database/updatedAt.ts";
import type { Handler } from "../http/operation.ts";
import { pageOf } from "../http/operation.ts";
import { listSortedProjects } from "./listSortedProjects.ts";
import { selectProjects, toProject } from "./selectProjects.ts";

export const listProjects: Handler<"listProjects"> = async ({ db, viewer, query }) => {
  const page = pageOf(query);
  if (query.sort !== undefined) {
    const body = await listSortedProjects(db, viewer.companyId, { ...query, sort: query.sort }, page);
    return { status: 200, body };
  }
  let all = db.selectFrom("project").where("company_id", "=", viewer.companyId);
  if (query.archived !== undefined) all = all.where("archived", "=", query.archived);
  const since = query.updatedSince;
  if (since !== undefined) all = all.where("id", "in", updatedSince(db, viewer.companyId, "PROJECT", since));
  if (query.externalId !== undefined) all = all.where("external_id", "=", query.externalId.trim());
  // The page's ids first, so that installations are counted for its projects alone and not for all that it skips.
  const ids = all.select("id").orderBy("id").offset(page.offset).limit(page.limit);
  const rows = await selectProjects(db, viewer.companyId)
    .where("project.id", "in", ids)
    .orderBy("project.id")
    .execute();
  const { count } = await all.select(sql<number>`count(*)::int`.as("count")).executeTakeFirstOrThrow();
  return { status: 200, body: { data: rows.map(toProject), meta: { count } } };
};
