import { notFound } from "../errors.ts";
import type { Handler } from "../http/operation.ts";

export const deleteTemplate: Handler<"deleteTemplate"> = async ({ db, viewer, params }) => {
  const { numDeletedRows } = await db
    .deleteFrom("template")
    .where("company_id", "=", viewer.companyId)
    .where("id", "=", params.templateId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound();
  return { status: 204 };
};
