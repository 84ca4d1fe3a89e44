import { takeExternalIds } from "../database/externalIds.ts";
import { lockProject } from "../database/locks.ts";
import { withNextVersion } from "../database/withNextVersion.ts";
import { changesOf, eventIfChanged, externalIdChanges } from "../history/chain/historyEvent.ts";
import { writeHistory } from "../history/chain/writeHistory.ts";
import { assertIfMatch } from "../http/etag.ts";
import type { Handler } from "../http/operation.ts";
import { readProject } from "./getProject.ts";
import { projectDates } from "./projectDates.ts";
import { projectFields } from "./projectFields.ts";

/** Null clears a field. The root folder is renamed with the project. */
export const updateProject: Handler<"updateProject"> = async ({ db, viewer, source, params, body, ifMatch }) => {
  const { companyId } = viewer;
  const project = await db.transaction().execute(async (trx) => {
    const before = await lockProject(trx, companyId, params.projectId);
    await assertIfMatch(ifMatch, before, [trx, { companyId, kind: "project", id: before.id }]);
    const { start, end } = projectDates({
      startDate: body.startDate ?? before.start_date.toISOString(),
      endDate: body.endDate === undefined ? before.end_date?.toISOString() : body.endDate,
    });
    const name = body.name?.trim() ?? before.name;
    const externalIds = await takeExternalIds(trx, companyId, { kind: "PROJECT", given: body, before });
    const after = await trx
      .updateTable("project")
      .set(
        withNextVersion({
          name,
          city: body.city?.trim() ?? before.city,
          customer: body.customer?.trim() ?? before.customer,
          customer_email: body.customerEmail === undefined ? before.customer_email : body.customerEmail,
          postal_code: body.postalCode === undefined ? before.postal_code : (body.postalCode?.trim() ?? null),
          start_date: start,
          end_date: end,
          archived: body.archived ?? before.archived,
          work_kind: body.workKind === undefined ? before.work_kind : body.workKind,
          ...externalIds,
        }),
      )
      .where("company_id", "=", companyId)
      .where("id", "=", params.projectId)
      .returningAll()
      .executeTakeFirstOrThrow();
    await trx
      .updateTable("folder")
      .set(withNextVersion({ title: name }))
      .where("company_id", "=", companyId)
      .where("id", "=", before.root_folder_id)
      .execute();
    const { projectId } = params;
    const changes = [...changesOf(projectFields(before), projectFields(after)), ...externalIdChanges(before, after)];
    const otherFolderIds = name === before.name ? [] : [before.root_folder_id];
    const archiving = changesOf({ archived: before.archived }, { archived: after.archived });
    await writeHistory(trx, source, [
      ...eventIfChanged({ action: "project.changed", projectId, otherFolderIds, changes }),
      ...eventIfChanged({
        action: after.archived ? "project.archived" : "project.reopened",
        projectId,
        changes: archiving,
      }),
    ]);
    return readProject(trx, companyId, projectId);
  });
  return { status: 200, ...project };
};
