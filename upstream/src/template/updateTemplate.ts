import { withNextVersion } from "../database/withNextVersion.ts";
import { notFound } from "../errors.ts";
import { changesOf, eventIfChanged } from "../history/chain/historyEvent.ts";
import { writeHistory } from "../history/chain/writeHistory.ts";
import { assertIfMatch } from "../http/etag.ts";
import type { Handler } from "../http/operation.ts";
import { readTemplate } from "./selectTemplates.ts";

export const updateTemplate: Handler<"updateTemplate"> = async ({ db, viewer, source, params, body, ifMatch }) => {
  const { companyId } = viewer;
  const { templateId } = params;
  const template = await db.transaction().execute(async (trx) => {
    const before = await trx
      .selectFrom("template")
      .select(["name", "version"])
      .where("company_id", "=", companyId)
      .where("id", "=", templateId)
      .forUpdate()
      .executeTakeFirst();
    if (!before) throw notFound();
    await assertIfMatch(ifMatch, before, [trx, { companyId, kind: "template", id: templateId }]);
    const name = body.name.trim();
    await trx
      .updateTable("template")
      .set(withNextVersion({ name }))
      .where("company_id", "=", companyId)
      .where("id", "=", templateId)
      .execute();
    const changes = changesOf({ name: before.name }, { name });
    await writeHistory(trx, source, eventIfChanged({ action: "template.changed", templateId, changes }));
    return readTemplate(trx, companyId, templateId);
  });
  return { status: 200, ...template };
};
