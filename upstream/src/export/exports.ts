import { randomUUID } from "node:crypto";
import { type Kysely, type Selectable, type SelectQueryBuilder, sql, type Transaction } from "kysely";
import type { components } from "../__generated__/contract.ts";
import type { Tables } from "../database/tables.ts";
import { ApiError, notFound } from "../errors.ts";
import { changesOf } from "../history/chain/historyEvent.ts";
import { writeHistory } from "../history/chain/writeHistory.ts";
import type { Call, Handler } from "../http/operation.ts";
import type { Storage } from "../storage/createStorage.ts";
import { deleteWithBytes, tryToRemoveFiles } from "../storage/removedFiles.ts";

export type ExportRow = Selectable<Tables["export"]>;
type Viewer = Pick<Call<"listExports">["viewer"], "companyId" | "id">;

const keepMs = 24 * 3_600_000;
const maxKept = 10;

/**
 * An export is abandoned after `silenceMs` without progress by the gateway (RUNNING) or the job (WRITING).
 */
export const cutOff = {
  RUNNING: {
    silenceMs: 60_000,
    code: "INTERRUPTED",
    message:
      "The gateway that read the rows stopped, or its access ended. Nothing of the export was kept; start it again.",
  },
  WRITING: {
    silenceMs: 150 * 60_000,
    code: "NOT_WRITTEN",
    message: "The file could not be written. Nothing of the export was kept; start it again.",
  },
} as const;
const cutOffStates = ["RUNNING", "WRITING"] as const;

export const createExport: Handler<"createExport"> = async ({ db, storage, viewer, source, body }) => {
  const row = await db.transaction().execute(async (trx) => {
    await endAbandoned(trx, viewer);
    const made = await trx
      .insertInto("export")
      .values({ company_id: viewer.companyId, id: randomUUID(), owner_id: viewer.id, query: body.query })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!made) throw exportRunning();
    await forgetOldest(trx, viewer);
    // The entry names the list and no values, because the query's values may be personal and entries are immutable.
    await writeHistory(trx, source, [
      { action: "export.started", changes: changesOf({}, { "export.list": body.list }) },
    ]);
    return made;
  });
  await tryToRemoveFiles(db, storage, viewer.companyId);
  return { status: 201, body: toExport(row, storage) };
};

export const listExports: Handler<"listExports"> = async ({ db, storage, viewer }) => {
  const rows = await ownExports(db.selectFrom("export").selectAll(), viewer)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
  return { status: 200, body: { data: rows.map((row) => toExport(row, storage)) } };
};

export const getExport: Handler<"getExport"> = async ({ db, storage, viewer, params: { exportId } }) => {
  const row = await ownExports(db.selectFrom("export").selectAll(), viewer)
    .where("id", "=", exportId)
    .executeTakeFirst();
  if (!row) throw notFound();
  return { status: 200, body: toExport(row, storage) };
};

/** Only the owner sees an export, because the export holds what the owner may read. */
function ownExports<O>(query: SelectQueryBuilder<Tables, "export", O>, { companyId, id }: Viewer) {
  return query.where("company_id", "=", companyId).where("owner_id", "=", id);
}

/** Requests that add a part or end the export wait for each other. Throws ApiError 404. */
export async function lockExport(trx: Transaction<Tables>, viewer: Viewer, exportId: string): Promise<ExportRow> {
  const row = await ownExports(trx.selectFrom("export").selectAll(), viewer)
    .where("id", "=", exportId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

const lastSign = (state: keyof typeof cutOff) => new Date(Date.now() - cutOff[state].silenceMs);

export function findCutOff({ state, changed_at }: ExportRow): (typeof cutOff)[keyof typeof cutOff] | undefined {
  if (state !== "RUNNING" && state !== "WRITING") return undefined;
  return changed_at < lastSign(state) ? cutOff[state] : undefined;
}

async function endAbandoned(trx: Transaction<Tables>, { companyId, id }: Viewer): Promise<void> {
  for (const state of cutOffStates) {
    const { code: error_code, message } = cutOff[state];
    const ended = await trx
      .updateTable("export")
      .set({ state: "FAILED", error_code, message, ended_at: sql`changed_at` })
      .where("company_id", "=", companyId)
      .where("owner_id", "=", id)
      .where("state", "=", state)
      .where("changed_at", "<", lastSign(state))
      .returning("id")
      .execute();
    for (const { id: exportId } of ended) await removeParts(trx, { companyId, exportId });
  }
}

export async function removeParts(
  db: Kysely<Tables>,
  { companyId, exportId }: { companyId: string; exportId: string },
) {
  await db.deleteFrom("export_part").where("company_id", "=", companyId).where("export_id", "=", exportId).execute();
}

async function forgetOldest(trx: Transaction<Tables>, viewer: Viewer): Promise<void> {
  const rows = await ownExports(trx.selectFrom("export").select("id"), viewer)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .offset(maxKept)
    .execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return;
  for (const table of ["export", "file"] as const)
    await deleteWithBytes(trx, table, (rows) => rows.where("company_id", "=", viewer.companyId).where("id", "in", ids));
}

export function toExport(row: ExportRow, storage: Pick<Storage, "shortLink">): components["schemas"]["Export"] {
  const expiresAt = row.state === "COMPLETED" && row.ended_at ? new Date(row.ended_at.getTime() + keepMs) : null;
  const hasFile = expiresAt !== null && expiresAt > new Date();
  const lost = findCutOff(row);
  return {
    id: row.id,
    state: lost ? "FAILED" : expiresAt && !hasFile ? "EXPIRED" : row.state === "WRITING" ? "RUNNING" : row.state,
    query: row.query,
    rowCount: row.row_count,
    incompleteRowCount: row.incomplete_row_count,
    byteSize: row.byte_size,
    createdAt: row.created_at.toISOString(),
    completedAt: (lost ? row.changed_at : row.ended_at)?.toISOString() ?? null,
    errorCode: lost ? lost.code : row.error_code,
    message: lost ? lost.message : row.message,
    url: hasFile ? storage.shortLink(row.id) : null,
    expiresAt: hasFile ? expiresAt.toISOString() : null,
  };
}

function exportRunning(): ApiError {
  const message = "One of your exports runs; start another one when it has ended, or cancel it.";
  return new ApiError(409, "EXPORT_RUNNING", message);
}
