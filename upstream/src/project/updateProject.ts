import { checkVersion } from "../checkVersion.ts";
import type { Handler } from "../operation.ts";
import { readProject } from "./getProject.ts";
import { lockProject } from "./lockProject.ts";
import { projectDates } from "./projectDates.ts";

/** Replaces the project's fields. The root folder goes by the project's name and is renamed with it. */
export const updateProject: Handler<"updateProject"> = async ({ db, viewer, params, body, ifMatch }) => {
  const { start, end } = projectDates(body);
  const { companyId } = viewer;
  const name = body.name.trim();
  const project = await db.transaction().execute(async (trx) => {
    const before = await lockProject(trx, companyId, params.projectId);
    checkVersion(ifMatch, before);
    await trx
      .updateTable("project")
      .set({
        name,
        city: body.city.trim(),
        customer: body.customer.trim(),
        customer_email: body.customerEmail ?? null,
        postal_code: body.postalCode?.trim() ?? null,
        start_date: start,
        end_date: end,
        archived: body.archived ?? before.archived,
      })
      .where("company_id", "=", companyId)
      .where("id", "=", params.projectId)
      .execute();
    await trx
      .updateTable("folder")
      .set({ title: name })
      .where("company_id", "=", companyId)
      .where("id", "=", before.root_folder_id)
      .where("title", "=", before.name)
      .execute();
    return readProject(trx, companyId, params.projectId);
  });
  return { status: 200, ...project };
};
