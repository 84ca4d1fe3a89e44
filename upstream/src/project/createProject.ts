import { randomUUID } from "node:crypto";
import { inTransaction } from "../database/locks.ts";
import type { Handler } from "../http/operation.ts";
import { readProject } from "./getProject.ts";
import { projectDates } from "./projectDates.ts";

export const createProject: Handler<"createProject"> = async ({ db, viewer, body }) => {
  const { start, end } = projectDates(body);
  const companyId = viewer.companyId;
  const id = randomUUID();
  const rootFolderId = randomUUID();
  const name = body.name.trim();
  const project = await inTransaction(db, async (trx) => {
    await trx
      .insertInto("project")
      .values({
        company_id: companyId,
        id,
        name,
        city: body.city.trim(),
        customer: body.customer.trim(),
        customer_email: body.customerEmail,
        postal_code: body.postalCode?.trim() || null,
        start_date: start,
        end_date: end,
        root_folder_id: rootFolderId,
      })
      .execute();
    await trx
      .insertInto("folder")
      .values({ company_id: companyId, id: rootFolderId, project_id: id, title: name, depth: -1 })
      .execute();
    return readProject(trx, companyId, id);
  });
  return { status: 201, ...project };
};
