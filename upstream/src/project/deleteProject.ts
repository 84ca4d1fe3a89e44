import { haveWithdrawn } from "../database/haveWithdrawn.ts";
import { lockProject } from "../database/locks.ts";
import { adminOnly, holdsActivated, wasCertified } from "../errors.ts";
import { changesOf } from "../history/chain/historyEvent.ts";
import { removalEvents } from "../history/chain/removalEvents.ts";
import { writeHistory } from "../history/chain/writeHistory.ts";
import type { Handler } from "../http/operation.ts";
import { deleteInstallationFiles, tryToRemoveFiles } from "../storage/removedFiles.ts";
import { projectFields } from "./projectFields.ts";

export const deleteProject: Handler<"deleteProject"> = async ({ db, storage, viewer, source, params }) => {
  if (!viewer.isAdmin && !viewer.program) throw adminOnly("Only an admin of the company may delete a project.");
  const { companyId } = viewer;
  const { projectId } = params;
  await db.transaction().execute(async (trx) => {
    const project = await lockProject(trx, companyId, projectId);
    const installations = await trx
      .selectFrom("installation")
      .select(["id", "title", "folder_id", "activated_at"])
      .where("company_id", "=", companyId)
      .where("project_id", "=", projectId)
      .orderBy("id")
      .forUpdate()
      .execute();
    if (installations.some(({ activated_at }) => activated_at !== null)) throw holdsActivated("project");
    if (await haveWithdrawn(trx, companyId, installations)) throw wasCertified("project");
    const folders = await trx
      .selectFrom("folder")
      .select(["id", "title"])
      .where("company_id", "=", companyId)
      .where("project_id", "=", projectId)
      .where("id", "!=", project.root_folder_id)
      .orderBy("depth")
      .orderBy("id")
      .execute();
    await deleteInstallationFiles(
      trx,
      companyId,
      installations.map(({ id }) => id),
    );
    await trx.deleteFrom("project").where("company_id", "=", companyId).where("id", "=", projectId).execute();
    await writeHistory(trx, source, [
      {
        action: "project.removed",
        projectId,
        otherFolderIds: [project.root_folder_id],
        changes: changesOf(projectFields(project), {}),
      },
      ...removalEvents(projectId, { folders, installations }),
    ]);
  });
  await tryToRemoveFiles(db, storage, companyId);
  return { status: 204 };
};
