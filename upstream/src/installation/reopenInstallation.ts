import { inTransaction, lockInstallation, lockProject, refuseActivated } from "../database/locks.ts";
import { adminOnly } from "../errors.ts";
import { changesOf } from "../history/chain/historyEvent.ts";
import { writeHistory } from "../history/chain/writeHistory.ts";
import type { Handler } from "../http/operation.ts";
import { knownLanguage } from "../i18n/language.ts";
import { readInstallation } from "./getInstallation.ts";
import { openAgain } from "./openAgain.ts";
import { noReview } from "./review.ts";

/** Reopening an installation again changes nothing, so a call may be repeated. */
export const reopenInstallation: Handler<"reopenInstallation"> = async ({
  db,
  storage,
  viewer,
  source,
  params,
  body,
}) => {
  if (!viewer.isAdmin && !viewer.program) throw adminOnly("Only an admin of the company may reopen an installation.");
  const { companyId } = viewer;
  const { projectId, installationId } = params;
  const installation = await inTransaction(db, async (trx) => {
    await lockProject(trx, companyId, projectId);
    const before = await lockInstallation(trx, companyId, params);
    refuseActivated(before);
    if (before.completed_at !== null) {
      await openAgain(trx, companyId, params, noReview);
      const changes = changesOf({}, { reason: body.reason.trim() });
      const about = { projectId, folderId: before.folder_id, installationId };
      await writeHistory(trx, source, [{ action: "installation.reopened", ...about, changes }]);
    }
    return readInstallation({ db: trx, storage }, companyId, params, knownLanguage());
  });
  return { status: 200, ...installation };
};
