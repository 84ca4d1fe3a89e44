import { randomUUID } from "node:crypto";
import { takeExternalIds } from "../database/externalIds.ts";
import { inTransaction, lockProject } from "../database/locks.ts";
import { refreshProgress } from "../database/refreshProgress.ts";
import { findFolder } from "../folder/findFolder.ts";
import { writeHistory } from "../history/chain/writeHistory.ts";
import type { Handler } from "../http/operation.ts";
import { knownLanguage } from "../i18n/language.ts";
import { readInstallation } from "./getInstallation.ts";
import { installationEvent } from "./installationEvent.ts";
import { requireInstaller } from "./requireInstaller.ts";

export const createInstallation: Handler<"createInstallation"> = async ({
  db,
  storage,
  viewer,
  source,
  params,
  body,
}) => {
  const { companyId } = viewer;
  const { projectId, folderId } = params;
  const id = randomUUID();
  const installation = await inTransaction(db, async (trx) => {
    await lockProject(trx, companyId, projectId);
    await findFolder(trx, companyId, params);
    await requireInstaller(trx, companyId, body.installerId);
    const externalIds = await takeExternalIds(trx, companyId, { kind: "INSTALLATION", given: body });
    const row = await trx
      .insertInto("installation")
      .values({
        company_id: companyId,
        id,
        project_id: projectId,
        folder_id: folderId,
        title: body.title.trim(),
        installer_id: body.installerId,
        ...externalIds,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await refreshProgress(trx, companyId, projectId);
    await writeHistory(trx, source, [installationEvent("installation.created", null, row)]);
    return readInstallation({ db: trx, storage }, companyId, { projectId, installationId: id }, knownLanguage());
  });
  return { status: 201, ...installation };
};
