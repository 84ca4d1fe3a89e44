import { randomUUID } from "node:crypto";
import { sql, type Transaction } from "kysely";
import type { components } from "../__generated__/contract.ts";
import { inTransaction } from "../database/locks.ts";
import type { Tables } from "../database/tables.ts";
import { ApiError, notFound, validationFailed } from "../errors.ts";
import type { HistorySource } from "../history/chain/historyEvent.ts";
import type { Call, Handler } from "../http/operation.ts";
import { requireInstaller } from "../installation/requireInstaller.ts";
import { type BatchRow, readBatch, selectBatches, toBatch, undoableUntil } from "./readBatch.ts";

type Action = components["schemas"]["BatchAction"];
type Item = { subject_id: string; target?: string | null; expected?: string | null };

const maxRunning = 5;
const maxListed = 10;
const keptDays = 7;

const tables = { ARCHIVE: "project", REACTIVATE: "project", ASSIGN: "installation", RESEND: "certificate" } as const;
const reverse: Record<Exclude<Action, "RESEND">, Action> = {
  ARCHIVE: "REACTIVATE",
  REACTIVATE: "ARCHIVE",
  ASSIGN: "ASSIGN",
};

export const listBatches: Handler<"listBatches"> = async ({ db, viewer: { companyId, id } }) => {
  const rows = await selectBatches(db, companyId)
    .where("user_id", "=", id)
    .where("created_at", ">", sql<Date>`now() - make_interval(days => ${keptDays})`)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(maxListed)
    .execute();
  return { status: 200, body: { data: rows.map(toBatch) } };
};

export const getBatch: Handler<"getBatch"> = async ({ db, viewer: { companyId }, params: { batchId } }) => {
  const row = await readBatch(db, companyId, batchId);
  const title = { project: "project.name", installation: "installation.title", certificate: "certificate.number" };
  const table = tables[row.action];
  const items = await db
    .selectFrom("batch_item as item")
    .select(["subject_id as id", "code", "state"])
    .select(
      sql<string>`coalesce((select ${sql.ref(title[table])} from ${sql.table(table)}
        where company_id = ${companyId} and id = item.subject_id), '')`.as("title"),
    )
    .select(
      sql<string | null>`(select ${sql.ref(table === "project" ? "id" : "project_id")} from ${sql.table(table)}
        where company_id = ${companyId} and id = item.subject_id)`.as("projectId"),
    )
    .where("company_id", "=", companyId)
    .where("batch_id", "=", batchId)
    .where("state", "in", row.state === "STOPPED" ? ["LEFT", "WAITING"] : ["LEFT"])
    .orderBy("position")
    .execute();
  const those = (state: string) => items.filter((item) => item.state === state);
  const told = (state: string) => those(state).map(({ state: _, ...item }) => item);
  return { status: 200, body: { ...toBatch(row), left: told("LEFT"), waiting: told("WAITING") } };
};

export const startBatch: Handler<"startBatch"> = async (call) => {
  const { body, source, db } = call;
  const row = await inTransaction(db, async (trx) => {
    const items = await findItems(trx, source.companyId, body);
    return storeBatch(trx, call, { action: body.action, sendCopy: body.sendCopy === true, items });
  });
  return { status: 202, body: toBatch(row), mailQueued: true };
};

/** POST .../undo resets the items that the batch changed. Items that were changed again later are left alone. */
export const undoBatch: Handler<"undoBatch"> = async (call) => {
  const { db, source, params } = call;
  const row = await inTransaction(db, async (trx) => {
    const { companyId } = source;
    const undone = await readBatch(trx, companyId, params.batchId);
    if (undone.action === "RESEND" || undoableUntil(undone) === null) throw notUndoable();
    const changed = await trx
      .selectFrom("batch_item")
      .select(["subject_id", "former as target", "target as expected"])
      .where("company_id", "=", companyId)
      .where("batch_id", "=", undone.id)
      .where("former", "is not", null)
      .orderBy("position")
      .execute();
    return storeBatch(trx, call, {
      action: reverse[undone.action],
      sendCopy: false,
      items: changed,
      undoes: undone.id,
    });
  });
  return { status: 202, body: toBatch(row), mailQueued: true };
};

/**
 * Finds the items, ordered by id so that two batches lock them in the same order.
 *
 * @throws NOT_FOUND for an unknown id
 */
async function findItems(
  trx: Transaction<Tables>,
  companyId: string,
  { action, ids, installerId }: Call<"startBatch">["body"],
): Promise<Item[]> {
  if (action === "ASSIGN" && installerId === undefined) {
    const message = "Installations need the installer that they are to have.";
    throw validationFailed([{ field: "installerId", code: "FIELD_REQUIRED", message }]);
  }
  if (action === "ASSIGN") await requireInstaller(trx, companyId, installerId ?? "");
  const table = tables[action];
  const wanted = [...new Set(ids)];
  const found = await sql<{ id: string }>`select id from ${sql.table(table)}
    where company_id = ${companyId} and id = any(${wanted})
    order by ${table === "project" ? sql`id` : sql`project_id, id`}`.execute(trx);
  if (found.rows.length < wanted.length) throw notFound();
  return found.rows.map(({ id }) => ({ subject_id: id, target: action === "ASSIGN" ? installerId : null }));
}

type NewBatch = {
  action: Action;
  sendCopy: boolean;
  items: Item[];
  undoes?: string;
};

async function storeBatch(
  trx: Transaction<Tables>,
  { source, viewer, jobs }: { source: HistorySource } & Pick<Call<"startBatch">, "viewer" | "jobs">,
  { action, sendCopy, items, undoes }: NewBatch,
): Promise<BatchRow> {
  const { companyId, via } = source;
  await requirePlace(trx, companyId);
  const key = { company_id: companyId, id: randomUUID() };
  const started = { ...key, user_id: viewer.id, via, action, send_copy: sendCopy, undoes: undoes ?? null };
  // The unique key makes a second undo wait for the first one, and then insert nothing.
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("batch")
    .values(started)
    .onConflict((conflict) => conflict.columns(["company_id", "undoes"]).doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n) throw notUndoable();
  const rows = items.map((item, position) => ({ ...item, position, company_id: companyId, batch_id: key.id }));
  await sql`insert into batch_item (company_id, batch_id, position, subject_id, target, expected)
    select company_id, batch_id, position, subject_id, target, expected
    from json_populate_recordset(null::batch_item, ${JSON.stringify(rows)}::json)`.execute(trx);
  await jobs.enqueueBatch(trx, { companyId, batchId: key.id });
  return readBatch(trx, companyId, key.id);
}

/** The lock lets only one batch of a company begin at a time. */
async function requirePlace(trx: Transaction<Tables>, companyId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`batch ${companyId}`}, 0))`.execute(trx);
  await trx
    .deleteFrom("batch")
    .where("company_id", "=", companyId)
    .where("ended_at", "<", sql<Date>`now() - make_interval(days => ${keptDays})`)
    .execute();
  const { running } = await trx
    .selectFrom("batch")
    .select(sql<number>`count(*)::int`.as("running"))
    .where("company_id", "=", companyId)
    .where("state", "=", "RUNNING")
    .executeTakeFirstOrThrow();
  if (running < maxRunning) return;
  const message = `${maxRunning} such changes of your company run. Nothing was done; try again when one of them has ended.`;
  throw new ApiError(429, "RATE_LIMITED", message, { retryAfter: 5 });
}

function notUndoable(): ApiError {
  const message =
    "This cannot be taken back: it runs, changed nothing, was taken back before, or ended over a day ago.";
  return new ApiError(409, "NOT_UNDOABLE", `${message} Nothing was done.`);
}
