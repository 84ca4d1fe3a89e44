import { randomUUID } from "node:crypto";
import { inTransaction } from "../database/locks.ts";
import { changesOf } from "../history/chain/historyEvent.ts";
import { writeHistory } from "../history/chain/writeHistory.ts";
import type { Handler } from "../http/operation.ts";
import { readProject } from "./getProject.ts";
import { projectDates } from "./projectDates.ts";
import { projectFields } from "./projectFields.ts";

export const createProject: Handler<"createProject"> = async ({ db, viewer, source, body }) => {
  const { start, end } = projectDates(body);
  const companyId = viewer.companyId;
  const id = randomUUID();
  const rootFolderId = randomUUID();
  const name = body.name.trim();
  const project = await inTransaction(db, async (trx) => {
    const row = await trx
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
      .returningAll()
      .executeTakeFirstOrThrow();
    await trx
      .insertInto("folder")
      .values({ company_id: companyId, id: rootFolderId, project_id: id, title: name, depth: -1 })
      .execute();
    const changes = changesOf({}, projectFields(row));
    await writeHistory(trx, source, [{ action: "project.created", projectId: id, changes }]);
    return readProject(trx, companyId, id);
  });
  return { status: 201, ...project };
};
