import { randomUUID } from "node:crypto";
import { sql, type Transaction } from "kysely";
import type { components } from "../__generated__/contract.ts";
import { inTransaction } from "../database/locks.ts";
import type { Tables } from "../database/tables.ts";
import { ApiError } from "../errors.ts";
import type { HistorySource } from "../history/chain/historyEvent.ts";
import type { Call, Handler } from "../http/operation.ts";
import { findItems, type Item, tables } from "./findItems.ts";
import { type BatchRow, readBatch, selectBatches, toBatch, undoableUntil } from "./readBatch.ts";

type Action = components["schemas"]["BatchAction"];

const maxRunning = 5;
const maxListed = 10;
const keptDays = 7;

const titles = {
  project: "project.name",
  installation: "installation.title",
  certificate: "certificate.number",
  installed_product: "installation.title",
} as const;
const projects = {
  project: "project.id",
  installation: "installation.project_id",
  certificate: "certificate.project_id",
  installed_product: "installation.project_id",
} as const;
const reverse: Record<Exclude<Action, "RESEND">, Action> = {
  ARCHIVE: "REACTIVATE",
  REACTIVATE: "ARCHIVE",
  ASSIGN: "ASSIGN",
  EXCHANGE: "EXCHANGE",
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
  const table = tables[row.action];
  const read = ofSubject(table, companyId);
  const items = await db
    .selectFrom("batch_item as item")
    .select(["code", "state"])
    .select([
      sql<string>`coalesce(${read(table === "installed_product" ? "installation.id" : `${table}.id`)}, subject_id)`.as(
        "id",
      ),
      sql<string>`coalesce(${read(titles[table])}, '')`.as("title"),
      read(projects[table]).as("projectId"),
    ])
    .where("company_id", "=", companyId)
    .where("batch_id", "=", batchId)
    .where("state", "in", row.state === "STOPPED" ? ["LEFT", "WAITING"] : ["LEFT"])
    .orderBy("position")
    .execute();
  const those = (state: string) => items.filter((item) => item.state === state);
  const told = (state: string) => those(state).map(({ state: _, ...item }) => item);
  return { status: 200, body: { ...toBatch(row), left: told("LEFT"), waiting: told("WAITING") } };
};

/** Reads a column of the item's subject, or of the installation of an installed product. Null if it was removed. */
function ofSubject(table: (typeof tables)[Action], companyId: string) {
  const installation = sql`join installation on installation.company_id = ${companyId} and installation.id = installation_id`;
  const rows = sql`${sql.table(table)} ${table === "installed_product" ? installation : sql``}`;
  return (column: string) => sql<string | null>`(select ${sql.ref(column)} from ${rows}
    where ${sql.ref(`${table}.company_id`)} = ${companyId} and ${sql.ref(`${table}.id`)} = item.subject_id)`;
}

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
  // The unique key makes a second undo wait for the first undo, and then insert nothing.
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

/** The lock makes the batches of a company begin one after another. */
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
