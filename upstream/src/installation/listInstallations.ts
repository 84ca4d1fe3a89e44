import { sql } from "kysely";
import { createKeyset, filterOf } from "../database/keyset.ts";
import { updatedSince } from "../database/updatedAt.ts";
import { notFound } from "../errors.ts";
import type { Handler } from "../http/operation.ts";
import { byId, selectInstallations, withStepStates } from "./getInstallation.ts";

export const listInstallations: Handler<"listInstallations"> = async ({ db, storage, viewer, params, query }) => {
  const { companyId } = viewer;
  const { updatedSince: since = "" } = query;
  const changed = updatedSince(db, companyId, "INSTALLATION", since);
  const folder = await db
    .selectFrom("folder")
    .where("company_id", "=", companyId)
    .where("project_id", "=", params.projectId)
    .where("id", "=", params.folderId)
    .select((eb) =>
      eb
        .selectFrom("installation")
        .whereRef("installation.company_id", "=", "folder.company_id")
        .whereRef("installation.project_id", "=", "folder.project_id")
        .whereRef("installation.folder_id", "=", "folder.id")
        .$if(since !== "", (counted) => counted.where("installation.id", "in", changed))
        .select(sql<number>`count(*)::int`.as("count"))
        .as("count"),
    )
    .executeTakeFirst();
  if (!folder) throw notFound();
  const found = selectInstallations(db, companyId)
    .where("installation.project_id", "=", params.projectId)
    .where("installation.folder_id", "=", params.folderId)
    .$if(since !== "", (listed) => listed.where("installation.id", "in", changed));
  const page = createKeyset(byId, ["installations", companyId, params.folderId, ...filterOf(query)]).pageOf(query);
  const { rows, meta } = page.toPage(await page.select(found).execute());
  const data = await withStepStates({ db, storage }, companyId, rows);
  return { status: 200, body: { data, meta: { count: folder.count ?? 0, ...meta } } };
};
