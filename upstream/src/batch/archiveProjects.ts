import type { Transaction } from "kysely";
import type { Tables } from "../database/tables.ts";
import { withNextVersion } from "../database/withNextVersion.ts";
import { changesOf, type HistoryEvent } from "../history/chain/historyEvent.ts";
import type { BatchToRun, ItemToDo, Part } from "./runBatch.ts";

/** A project that already has the wanted state counts as done, and an undo does not change it. */
export async function archiveProjects(
  trx: Transaction<Tables>,
  { company_id: companyId, action }: BatchToRun,
  items: ItemToDo[],
): Promise<Part> {
  const archived = action === "ARCHIVE";
  const projects = await trx
    .selectFrom("project")
    .select(["id", "archived"])
    .where("company_id", "=", companyId)
    .where("id", "in", idsOf(items))
    .orderBy("id")
    .forUpdate()
    .execute();
  const before = new Map(projects.map((project) => [project.id, project.archived]));
  const changing = items.filter(({ subject_id: id }) => before.get(id) === !archived);
  if (changing.length > 0) {
    await trx
      .updateTable("project")
      .set(withNextVersion({ archived }))
      .where("company_id", "=", companyId)
      .where("id", "in", idsOf(changing))
      .execute();
  }
  return {
    results: items.map(({ position, subject_id: id }) => {
      const former = before.get(id);
      if (former === undefined) return { position, state: "LEFT", code: "NOT_FOUND" };
      return { position, state: "DONE", former: former === archived ? null : String(former) };
    }),
    events: changing.map(({ subject_id: projectId }) => archivingEvent(projectId, archived)),
  };
}

export const archivingEvent = (projectId: string, archived: boolean): HistoryEvent => ({
  action: archived ? "project.archived" : "project.reopened",
  projectId,
  changes: changesOf({ archived: !archived }, { archived }),
});

const idsOf = (items: ItemToDo[]) => items.map(({ subject_id: id }) => id);
