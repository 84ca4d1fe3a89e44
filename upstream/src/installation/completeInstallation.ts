import { inTransaction, lockInstallation, lockProject } from "../database/locks.ts";
import { refreshProgress } from "../database/refreshProgress.ts";
import { withNextVersion } from "../database/withNextVersion.ts";
import { declareFinished } from "../declaration/declareFinished.ts";
import { ApiError } from "../errors.ts";
import { writeHistory } from "../history/chain/writeHistory.ts";
import type { Handler } from "../http/operation.ts";
import { knownLanguage } from "../i18n/language.ts";
import { blocksFinishing } from "../step/findMissing.ts";
import { readInstallation, selectInstallations, toInstallation } from "./getInstallation.ts";
import { reviewWhenFinished } from "./review.ts";

/** Finishing an installation again changes nothing, so a call may be repeated. */
export const completeInstallation: Handler<"completeInstallation"> = async ({
  db,
  storage,
  viewer,
  source,
  params,
  query,
}) => {
  const { companyId } = viewer;
  const installation = await inTransaction(db, async (trx) => {
    // Locks the project first, like every change of installations, because the project counts finished installations.
    await lockProject(trx, companyId, params.projectId);
    const { completed_at, folder_id: folderId } = await lockInstallation(trx, companyId, params);
    const before = await readInstallation({ db: trx, storage }, companyId, params, knownLanguage(query.language));
    if (completed_at !== null) return before;
    const missing = before.body.missing.filter(blocksFinishing);
    if (missing.length > 0) {
      throw new ApiError(
        409,
        "INSTALLATION_INCOMPLETE",
        "Some values or products are still missing, so the installation was not finished.",
        { missing },
      );
    }
    const { columns, changes } = await declareFinished(trx, viewer, params.installationId);
    await trx
      .updateTable("installation")
      .set(withNextVersion({ completed_at: new Date(), ...columns, ...(await reviewWhenFinished(trx, viewer)) }))
      .where("company_id", "=", companyId)
      .where("id", "=", params.installationId)
      .execute();
    const { projectId, installationId } = params;
    await refreshProgress(trx, companyId, projectId);
    await writeHistory(trx, source, [
      { action: "installation.finished", projectId, folderId, installationId, changes },
    ]);
    // Finishing does not change products, path and missing values, so only the installation is read again.
    const row = await selectInstallations(trx, companyId)
      .where("installation.id", "=", installationId)
      .executeTakeFirstOrThrow();
    return { body: { ...before.body, ...toInstallation(row) }, version: row.version };
  });
  return { status: 200, ...installation };
};
