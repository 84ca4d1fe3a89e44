import { notFound } from "../errors.ts";
import { assertIfMatch } from "../http/etag.ts";
import type { Handler } from "../http/operation.ts";
import { readTemplate } from "./selectTemplates.ts";

export const updateTemplate: Handler<"updateTemplate"> = async ({ db, viewer, params, body, ifMatch }) => {
  const { companyId } = viewer;
  const { templateId } = params;
  const template = await db.transaction().execute(async (trx) => {
    const before = await trx
      .selectFrom("template")
      .select("version")
      .where("company_id", "=", companyId)
      .where("id", "=", templateId)
      .forUpdate()
      .executeTakeFirst();
    if (!before) throw notFound();
    assertIfMatch(ifMatch, before);
    await trx
      .updateTable("template")
      .set({ name: body.name.trim() })
      .where("company_id", "=", companyId)
      .where("id", "=", templateId)
      .execute();
    return readTemplate(trx, companyId, templateId);
  });
  return { status: 200, ...template };
};
