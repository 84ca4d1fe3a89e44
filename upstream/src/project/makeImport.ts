import { type Kysely, type Selectable, sql, type Transaction } from "kysely";
import { lockImport } from "../database/locks.ts";
import type { Tables } from "../database/tables.ts";
import { ApiError, type Detail } from "../errors.ts";
import { changesOf, type HistorySource, serviceSource } from "../history/chain/historyEvent.ts";
import { writeHistory } from "../history/chain/writeHistory.ts";
import type { EnqueueImport, ImportJob } from "../jobs/jobData.ts";
import { insertProjects } from "./insertProjects.ts";
import { projectDates } from "./projectDates.ts";
import { projectFields } from "./projectFields.ts";

type ImportRow = Selectable<Tables["project_import"]>;

type Services = {
  db: Kysely<Tables>;
  enqueue: EnqueueImport;
};

const removedAtOnce = 100;

/** Makes or removes a part and queues the next job in one transaction, so that a crash leaves no half part and loses no job. */
export async function makeImport({ db, enqueue }: Services, job: ImportJob, isLast: boolean): Promise<void> {
  try {
    await step(db, job, async (trx, row) => {
      const hasMore = row.state === "REMOVING" ? await removePart(trx, row) : await makePart(trx, row);
      if (hasMore) await enqueue(trx, job);
    });
  } catch (error) {
    const isRefused = error instanceof ApiError;
    if (!isRefused && !isLast) throw error;
    const details = isRefused ? (error.details ?? []) : [];
    await step(db, job, async (trx, row) => {
      await change(trx, row, { state: "REMOVING", details: JSON.stringify(details satisfies Detail[]) });
      await enqueue(trx, job);
    });
  }
}

type Step = (trx: Transaction<Tables>, row: ImportRow) => Promise<void>;

async function step(db: Kysely<Tables>, { companyId, importId }: ImportJob, run: Step): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const row = await lockImport(trx, companyId, importId);
    if (row?.state === "RUNNING" || row?.state === "REMOVING") await run(trx, row);
  });
}

async function makePart(trx: Transaction<Tables>, row: ImportRow): Promise<boolean> {
  const { company_id: companyId, actor_kind: kind, actor_id: id, via } = row;
  const source: HistorySource = { companyId, actor: { kind, id }, via };
  const next = await partsOf(trx, row).select(["part", "projects"]).orderBy("part").limit(1).executeTakeFirst();
  if (next) {
    const projects = next.projects.map((project) => ({ ...project, dates: projectDates(project) }));
    await insertProjects(trx, source, projects);
    await removeParts(trx, row, next.part);
  }
  const done = row.done_count + (next?.projects.length ?? 0);
  const hasMore = done < row.project_count;
  await change(trx, row, { done_count: done, ...(!hasMore && { state: "COMPLETED", ended_at: new Date() }) });
  return hasMore;
}

/** Removes a failed import's last projects, except those that were changed since. Returns whether more are left. */
async function removePart(trx: Transaction<Tables>, row: ImportRow): Promise<boolean> {
  const { company_id: companyId, done_count: done, project_ids: ids } = row;
  const from = Math.max(0, done - removedAtOnce);
  await removeUntouched(trx, companyId, ids.slice(from, done));
  if (from > 0) {
    await change(trx, row, { done_count: from });
    return true;
  }
  const { stayed } = await trx
    .selectFrom("project")
    .select(sql<number>`count(*)::int`.as("stayed"))
    .where("company_id", "=", companyId)
    .where(sql<boolean>`id = any(${ids})`)
    .executeTakeFirstOrThrow();
  await removeParts(trx, row);
  await change(trx, row, { done_count: stayed, state: "FAILED", ended_at: new Date() });
  return false;
}

async function removeUntouched(trx: Transaction<Tables>, companyId: string, ids: string[]): Promise<void> {
  const holds = (table: "folder" | "installation") =>
    sql<boolean>`exists (select from ${sql.table(table)} held where held.company_id = ${companyId}
      and held.project_id = project.id ${table === "folder" ? sql`and held.id <> project.root_folder_id` : sql``})`;
  const untouched = await trx
    .selectFrom("project")
    .selectAll()
    .where("company_id", "=", companyId)
    .where(sql<boolean>`id = any(${ids})`)
    .where("version", "=", 1)
    .where(sql<boolean>`not ${holds("folder")} and not ${holds("installation")}`)
    .orderBy("id")
    .forUpdate()
    .execute();
  if (untouched.length === 0) return;
  const removed = untouched.map(({ id }) => id);
  await trx.deleteFrom("project").where("company_id", "=", companyId).where("id", "in", removed).execute();
  const events = untouched.map((project) => ({
    action: "project.removed" as const,
    projectId: project.id,
    otherFolderIds: [project.root_folder_id],
    changes: changesOf(projectFields(project), {}),
  }));
  await writeHistory(trx, serviceSource(companyId), events);
}

async function change(trx: Transaction<Tables>, row: ImportRow, changed: Partial<Changed>): Promise<void> {
  await trx
    .updateTable("project_import")
    .set(changed)
    .where("company_id", "=", row.company_id)
    .where("id", "=", row.id)
    .execute();
}

type Changed = Pick<ImportRow, "state" | "done_count" | "ended_at"> & { details: string };

const partsOf = (trx: Transaction<Tables>, { company_id: companyId, id }: ImportRow) =>
  trx.selectFrom("project_import_part").where("company_id", "=", companyId).where("import_id", "=", id);

async function removeParts(trx: Transaction<Tables>, { company_id: companyId, id }: ImportRow, part?: number) {
  await trx
    .deleteFrom("project_import_part")
    .where("company_id", "=", companyId)
    .where("import_id", "=", id)
    .$if(part !== undefined, (parts) => parts.where("part", "=", part ?? 0))
    .execute();
}
