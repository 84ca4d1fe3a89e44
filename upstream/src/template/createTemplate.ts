import { randomUUID } from "node:crypto";
import { inTransaction, lockProject } from "../database/locks.ts";
import { changesOf } from "../history/chain/historyEvent.ts";
import { writeHistory } from "../history/chain/writeHistory.ts";
import type { Handler } from "../http/operation.ts";
import { loadFolderContent } from "./folderContent.ts";
import { readTemplate } from "./selectTemplates.ts";

export const createTemplate: Handler<"createTemplate"> = async ({ db, viewer, source, body }) => {
  const { companyId } = viewer;
  const id = randomUUID();
  const name = body.name.trim();
  const template = await inTransaction(db, async (trx) => {
    await lockProject(trx, companyId, body.projectId);
    const content = JSON.stringify(await loadFolderContent(trx, companyId, body));
    await trx.insertInto("template").values({ company_id: companyId, id, name, content }).execute();
    await writeHistory(trx, source, [{ action: "template.created", templateId: id, changes: changesOf({}, { name }) }]);
    return readTemplate(trx, companyId, id);
  });
  return { status: 201, ...template };
};
