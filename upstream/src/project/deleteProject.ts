import { lockProject } from "../database/locks.ts";
import { adminOnly, holdsActivated } from "../errors.ts";
import type { Handler } from "../http/operation.ts";
import { listFileIds } from "../storage/listFileIds.ts";

export const deleteProject: Handler<"deleteProject"> = async ({ db, storage, viewer, params }) => {
  if (!viewer.isAdmin) throw adminOnly("Only an admin of the company may delete a project.");
  const { companyId } = viewer;
  const fileIds = await db.transaction().execute(async (trx) => {
    await lockProject(trx, companyId, params.projectId);
    const installations = await trx
      .selectFrom("installation")
      .select(["id", "activated_at"])
      .where("company_id", "=", companyId)
      .where("project_id", "=", params.projectId)
      .forUpdate()
      .execute();
    if (installations.some(({ activated_at }) => activated_at !== null)) throw holdsActivated("project");
    const files = await listFileIds(
      trx,
      companyId,
      installations.map(({ id }) => id),
    );
    await trx.deleteFrom("project").where("company_id", "=", companyId).where("id", "=", params.projectId).execute();
    return files;
  });
  await storage.remove(fileIds);
  return { status: 204 };
};
