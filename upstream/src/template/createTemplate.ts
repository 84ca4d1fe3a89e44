import { randomUUID } from "node:crypto";
import { inTransaction, lockProject } from "../database/locks.ts";
import type { Handler } from "../http/operation.ts";
import { loadFolderContent } from "./folderContent.ts";
import { readTemplate } from "./selectTemplates.ts";

export const createTemplate: Handler<"createTemplate"> = async ({ db, viewer, body }) => {
  const { companyId } = viewer;
  const id = randomUUID();
  const template = await inTransaction(db, async (trx) => {
    await lockProject(trx, companyId, body.projectId);
    const content = JSON.stringify(await loadFolderContent(trx, companyId, body));
    await trx.insertInto("template").values({ company_id: companyId, id, name: body.name.trim(), content }).execute();
    return readTemplate(trx, companyId, id);
  });
  return { status: 201, ...template };
};
