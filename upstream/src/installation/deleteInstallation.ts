import { lockInstallation, lockProject, refuseActivated } from "../database/locks.ts";
import type { Handler } from "../http/operation.ts";
import { listFileIds } from "../storage/listFileIds.ts";

export const deleteInstallation: Handler<"deleteInstallation"> = async ({ db, storage, viewer, params }) => {
  const { companyId } = viewer;
  const fileIds = await db.transaction().execute(async (trx) => {
    await lockProject(trx, companyId, params.projectId);
    refuseActivated(await lockInstallation(trx, companyId, params));
    const files = await listFileIds(trx, companyId, [params.installationId]);
    await trx
      .deleteFrom("installation")
      .where("company_id", "=", companyId)
      .where("id", "=", params.installationId)
      .execute();
    return files;
  });
  await storage.remove(fileIds);
  return { status: 204 };
};
