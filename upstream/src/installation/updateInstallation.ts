import type { Kysely } from "kysely";
import { takeExternalIds } from "../database/externalIds.ts";
import { lockInstallation, lockProject, refuseActivated } from "../database/locks.ts";
import type { Tables } from "../database/tables.ts";
import { withNextVersion } from "../database/withNextVersion.ts";
import { ApiError } from "../errors.ts";
import { findFolder } from "../folder/findFolder.ts";
import { eventIfChanged } from "../history/chain/historyEvent.ts";
import { writeHistory } from "../history/chain/writeHistory.ts";
import { assertIfMatch } from "../http/etag.ts";
import type { Handler } from "../http/operation.ts";
import { knownLanguage } from "../i18n/language.ts";
import { readInstallation } from "./getInstallation.ts";
import { installationEvent } from "./installationEvent.ts";
import { requireInstaller } from "./requireInstaller.ts";

/** The current installer may stay, even after leaving the company or losing the mark of an installer. */
export const updateInstallation: Handler<"updateInstallation"> = async ({
  db,
  storage,
  viewer,
  source,
  params,
  body,
  ifMatch,
}) => {
  const { companyId } = viewer;
  const installation = await db.transaction().execute(async (trx) => {
    await lockProject(trx, companyId, params.projectId);
    const before = await lockInstallation(trx, companyId, params);
    refuseActivated(before);
    await assertIfMatch(ifMatch, before, [trx, { companyId, kind: "installation", id: before.id }]);
    if (body.installerId !== before.installer_id) await requireInstaller(trx, companyId, body.installerId);
    if (body.newFolderId !== undefined) await requireTarget(trx, before, body.newFolderId);
    const externalIds = await takeExternalIds(trx, companyId, { kind: "INSTALLATION", given: body, before });
    const after = await trx
      .updateTable("installation")
      .set(
        withNextVersion({
          title: body.title.trim(),
          installer_id: body.installerId,
          folder_id: body.newFolderId ?? before.folder_id,
          ...externalIds,
        }),
      )
      .where("company_id", "=", companyId)
      .where("id", "=", params.installationId)
      .returningAll()
      .executeTakeFirstOrThrow();
    const event = installationEvent("installation.changed", before, after);
    await writeHistory(trx, source, eventIfChanged({ ...event, otherFolderIds: [before.folder_id] }));
    return readInstallation({ db: trx, storage }, companyId, params, knownLanguage());
  });
  return { status: 200, ...installation };
};

async function requireTarget(
  trx: Kysely<Tables>,
  { company_id, project_id, folder_id }: { company_id: string; project_id: string; folder_id: string },
  targetId: string,
): Promise<void> {
  if (targetId === folder_id) {
    throw new ApiError(409, "TARGET_FOLDER_IS_CURRENT", "The installation is already in this folder; choose another.");
  }
  await findFolder(trx, company_id, { projectId: project_id, folderId: targetId });
}
