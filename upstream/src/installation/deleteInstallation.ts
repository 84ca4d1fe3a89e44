import { haveWithdrawn } from "../database/haveWithdrawn.ts";
import { lockInstallation, lockProject, refuseActivated } from "../database/locks.ts";
import { refreshProgress } from "../database/refreshProgress.ts";
import { wasCertified } from "../errors.ts";
import { removalEvents } from "../history/chain/removalEvents.ts";
import { writeHistory } from "../history/chain/writeHistory.ts";
import type { Handler } from "../http/operation.ts";
import { deleteInstallationFiles, tryToRemoveFiles } from "../storage/removedFiles.ts";

export const deleteInstallation: Handler<"deleteInstallation"> = async ({ db, storage, viewer, source, params }) => {
  const { companyId } = viewer;
  await db.transaction().execute(async (trx) => {
    await lockProject(trx, companyId, params.projectId);
    const installation = await lockInstallation(trx, companyId, params);
    refuseActivated(installation);
    if (await haveWithdrawn(trx, companyId, [installation])) throw wasCertified("installation");
    await deleteInstallationFiles(trx, companyId, [params.installationId]);
    await trx
      .deleteFrom("installation")
      .where("company_id", "=", companyId)
      .where("id", "=", params.installationId)
      .execute();
    await refreshProgress(trx, companyId, params.projectId);
    await writeHistory(trx, source, removalEvents(params.projectId, { folders: [], installations: [installation] }));
  });
  await tryToRemoveFiles(db, storage, companyId);
  return { status: 204 };
};
