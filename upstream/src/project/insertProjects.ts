import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import type { components } from "../__generated__/contract.ts";
import { mergeMetadata, requireFreeExternalIds, toExternalId } from "../database/externalIds.ts";
import type { Tables } from "../database/tables.ts";
import { changesOf, externalIdChanges, type HistorySource } from "../history/chain/historyEvent.ts";
import { writeHistory } from "../history/chain/writeHistory.ts";
import type { projectDates } from "./projectDates.ts";
import { projectFields } from "./projectFields.ts";

export type ProjectToInsert = components["schemas"]["NewProject"] & {
  id?: string;
  dates: ReturnType<typeof projectDates>;
  /** The project's path in the request, with a trailing dot; empty for a single project. */
  path?: string;
};

export function wantedExternalIds(projects: Pick<ProjectToInsert, "externalId" | "path">[]) {
  return projects.flatMap((project) => {
    const externalId = toExternalId(project.externalId);
    return externalId === null ? [] : [{ externalId, field: `${project.path ?? ""}externalId` }];
  });
}

/** Inserts projects, each with a root folder of the same name. Returns the ids in order. */
export async function insertProjects(
  trx: Transaction<Tables>,
  source: HistorySource,
  projects: ProjectToInsert[],
): Promise<string[]> {
  const { companyId } = source;
  const rows = projects.map((project) => ({
    company_id: companyId,
    id: project.id ?? randomUUID(),
    name: project.name.trim(),
    city: project.city.trim(),
    customer: project.customer.trim(),
    customer_email: project.customerEmail,
    postal_code: project.postalCode?.trim() || null,
    start_date: project.dates.start,
    end_date: project.dates.end,
    root_folder_id: randomUUID(),
    external_id: toExternalId(project.externalId),
    metadata: mergeMetadata(project.metadata, {}, `${project.path ?? ""}metadata`),
  }));
  await requireFreeExternalIds(trx, companyId, "PROJECT", wantedExternalIds(projects));
  const rootFolders = rows.map(({ id, name, root_folder_id }) => ({
    company_id: companyId,
    id: root_folder_id,
    project_id: id,
    title: name,
    depth: -1,
  }));
  const inserted = await trx.insertInto("project").values(rows).returningAll().execute();
  await trx.insertInto("folder").values(rootFolders).execute();
  const byId = new Map(
    inserted.map((row) => [row.id, [...changesOf({}, projectFields(row)), ...externalIdChanges(null, row)]]),
  );
  const events = rows.map(({ id, root_folder_id }) => ({
    action: "project.created" as const,
    projectId: id,
    otherFolderIds: [root_folder_id],
    changes: byId.get(id),
  }));
  await writeHistory(trx, source, events);
  return rows.map(({ id }) => id);
}
