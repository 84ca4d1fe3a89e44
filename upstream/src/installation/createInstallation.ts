import { randomUUID } from "node:crypto";
import { inTransaction } from "../database/inTransaction.ts";
import { notFound } from "../errors.ts";
import type { Handler } from "../http/operation.ts";
import { knownLanguage } from "../i18n/language.ts";
import { lockProject } from "../project/lockProject.ts";
import { readInstallation } from "./readInstallation.ts";
import { requireInstaller } from "./requireInstaller.ts";

export const createInstallation: Handler<"createInstallation"> = async ({ db, viewer, params, body }) => {
  const { companyId } = viewer;
  const { projectId, folderId } = params;
  const id = randomUUID();
  const installation = await inTransaction(db, async (trx) => {
    await lockProject(trx, companyId, projectId);
    const folder = await trx
      .selectFrom("folder")
      .select("id")
      .where("company_id", "=", companyId)
      .where("project_id", "=", projectId)
      .where("id", "=", folderId)
      .executeTakeFirst();
    if (!folder) throw notFound();
    await requireInstaller(trx, companyId, body.installerId);
    await trx
      .insertInto("installation")
      .values({
        company_id: companyId,
        id,
        project_id: projectId,
        folder_id: folderId,
        title: body.title.trim(),
        installer_id: body.installerId,
      })
      .execute();
    return readInstallation(trx, companyId, { projectId, installationId: id }, knownLanguage());
  });
  return { status: 201, ...installation };
};
