import { randomUUID } from "node:crypto";
import { type Kysely, type Selectable, sql, type Transaction } from "kysely";
import type { components } from "../__generated__/contract.ts";
import { mergeMetadata, requireFreeExternalIds } from "../database/externalIds.ts";
import type { ProjectToImport } from "../database/importTables.ts";
import { inTransaction } from "../database/locks.ts";
import type { Tables } from "../database/tables.ts";
import { ApiError, type Detail, notFound, validationFailed } from "../errors.ts";
import type { HistorySource } from "../history/chain/historyEvent.ts";
import type { Handler } from "../http/operation.ts";
import { wantedExternalIds } from "./insertProjects.ts";
import { projectDates } from "./projectDates.ts";

type Summary = Omit<Selectable<Tables["project_import"]>, "project_ids" | "details">;
type ProjectImport = components["schemas"]["ProjectImport"];

/** The same limit as `maxItems` in the contract. */
const maxProjects = 1_000;
const partSize = 100;
const maxRunning = 5;
const maxListed = 10;
const keptDays = 7;

const summary = ["company_id", "id", "state", "project_count", "done_count", "created_at", "ended_at"] as const;

export const getProjectImport: Handler<"getProjectImport"> = async ({ db, viewer }) => {
  const rows = await db
    .selectFrom("project_import")
    .select([...summary, "actor_kind", "actor_id", "via"])
    .where("company_id", "=", viewer.companyId)
    .where("created_at", ">", sql<Date>`now() - make_interval(days => ${keptDays})`)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(maxListed)
    .execute();
  return { status: 200, body: { maxProjects, imports: rows.map(toProjectImport) } };
};

export const getImportProgress: Handler<"getImportProgress"> = async ({ db, viewer, params }) => {
  const row = await db
    .selectFrom("project_import")
    .selectAll()
    .where("company_id", "=", viewer.companyId)
    .where("id", "=", params.importId)
    .executeTakeFirst();
  if (!row) throw notFound();
  const { details, project_ids: ids } = row;
  const projectIds = row.state === "FAILED" ? await findThere(db, viewer.companyId, ids) : ids;
  const hasEnded = row.state === "COMPLETED" || row.state === "FAILED";
  return { status: 200, body: { ...toProjectImport(row), projectIds: hasEnded ? projectIds : [], details } };
};

export const importProjects: Handler<"importProjects"> = async ({ db, source, jobs, body }) => {
  const projects = checkProjects(body.projects);
  const row = await inTransaction(db, async (trx) => {
    await requirePlace(trx, source.companyId);
    await requireFreeExternalIds(trx, source.companyId, "PROJECT", wantedExternalIds(projects));
    const started = await storeImport(trx, source, projects);
    await jobs.enqueueImport(trx, { companyId: source.companyId, importId: started.id });
    return started;
  });
  return { status: 202, body: toProjectImport(row), mailQueued: true };
};

function checkProjects(given: components["schemas"]["NewProject"][]): ProjectToImport[] {
  const faults: Detail[] = [];
  const projects = given.map((project, index) => {
    const path = `projects.${index}.`;
    try {
      projectDates(project);
      mergeMetadata(project.metadata);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      faults.push(...(error.details ?? []).map((fault) => ({ ...fault, field: `${path}${fault.field}` })));
    }
    return { ...project, id: randomUUID(), path };
  });
  if (faults.length > 0) throw validationFailed(faults);
  return projects;
}

/** The lock makes the imports of a company begin one after another. */
async function requirePlace(trx: Transaction<Tables>, companyId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`project import ${companyId}`}, 0))`.execute(trx);
  const { running } = await trx
    .selectFrom("project_import")
    .select(sql<number>`count(*)::int`.as("running"))
    .where("company_id", "=", companyId)
    .where("state", "in", ["RUNNING", "REMOVING"])
    .executeTakeFirstOrThrow();
  if (running < maxRunning) return;
  const message = `${maxRunning} imports of your company run. Nothing was done; try again when one of them has ended.`;
  throw new ApiError(429, "RATE_LIMITED", message, { retryAfter: 5 });
}

async function storeImport(
  trx: Transaction<Tables>,
  { companyId, actor, via }: HistorySource,
  projects: ProjectToImport[],
): Promise<Summary> {
  const key = { company_id: companyId, id: randomUUID() };
  await trx
    .deleteFrom("project_import")
    .where("company_id", "=", companyId)
    .where("ended_at", "<", sql<Date>`now() - make_interval(days => ${keptDays})`)
    .execute();
  const started = await trx
    .insertInto("project_import")
    .values({
      ...key,
      actor_kind: actor.kind,
      actor_id: actor.id,
      via,
      project_ids: JSON.stringify(projects.map(({ id }) => id)),
      project_count: projects.length,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const parts = Array.from({ length: Math.ceil(projects.length / partSize) }, (_, part) => ({
    company_id: companyId,
    import_id: key.id,
    part,
    projects: JSON.stringify(projects.slice(part * partSize, (part + 1) * partSize)),
  }));
  await trx.insertInto("project_import_part").values(parts).execute();
  return started;
}

async function findThere(db: Kysely<Tables>, companyId: string, ids: string[]): Promise<string[]> {
  const project = db.selectFrom("project").select("id").where("company_id", "=", companyId);
  const rows = await project.where(sql<boolean>`id = any(${ids})`).execute();
  const there = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => there.has(id));
}

function toProjectImport(row: Summary): ProjectImport {
  return {
    id: row.id,
    state: row.state === "REMOVING" ? "RUNNING" : row.state,
    projectCount: row.project_count,
    doneCount: row.done_count,
    createdAt: row.created_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
  };
}
