import { notFound } from "../errors.ts";
import { changesOf } from "../history/chain/historyEvent.ts";
import { writeHistory } from "../history/chain/writeHistory.ts";
import type { Handler } from "../http/operation.ts";

export const deleteTemplate: Handler<"deleteTemplate"> = async ({ db, viewer, source, params }) => {
  const { templateId } = params;
  await db.transaction().execute(async (trx) => {
    const removed = await trx
      .deleteFrom("template")
      .where("company_id", "=", viewer.companyId)
      .where("id", "=", templateId)
      .returning("name")
      .executeTakeFirst();
    if (!removed) throw notFound();
    await writeHistory(trx, source, [{ action: "template.removed", templateId, changes: changesOf(removed, {}) }]);
  });
  return { status: 204 };
};
