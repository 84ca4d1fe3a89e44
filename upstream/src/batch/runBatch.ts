import { type Kysely, type Selectable, sql, type Transaction } from "kysely";
import type { Tables } from "../database/tables.ts";
import { changesOf, type HistoryEvent, type HistorySource, userSource } from "../history/chain/historyEvent.ts";
import { writeHistory } from "../history/chain/writeHistory.ts";
import type { BatchJob, EnqueueBatch } from "../jobs/jobData.ts";
import { archiveProjects } from "./archiveProjects.ts";
import { assignInstallations } from "./assignInstallations.ts";
import { exchangeProducts } from "./exchangeProducts.ts";
import { type Enqueue, resendNext } from "./resendCertificates.ts";

export type BatchToRun = Selectable<Tables["batch"]>;
export type ItemToDo = Selectable<Tables["batch_item"]>;

/** `retryAt` is set if a limit ended the part. */
export type Part = {
  results: (Pick<ItemToDo, "position"> & { state: "DONE" | "LEFT"; former?: string | null; code?: string })[];
  events: HistoryEvent[];
  retryAt?: Date;
};

type Services = {
  db: Kysely<Tables>;
  enqueue: EnqueueBatch;
  enqueueMail: Enqueue;
};

const partSize = 50;
const ends = {
  ARCHIVE: "batch.archived",
  REACTIVATE: "batch.reopened",
  ASSIGN: "batch.assigned",
  RESEND: "batch.resent",
  EXCHANGE: "batch.exchanged",
} as const;

/** Runs a part and queues the next job in one transaction, so that a crash leaves no batch stuck. A failed last attempt stops the batch. */
export async function runBatch(services: Services, job: BatchJob, isLast: boolean): Promise<void> {
  try {
    await inBatch(services.db, job, async (trx, batch) => {
      const retryAt = await runPart(trx, services, batch);
      const hasMore = (await waitingItems(trx, batch, 1)).length > 0;
      if (retryAt) await endBatch(trx, batch, "STOPPED", retryAt);
      else if (hasMore) await services.enqueue(trx, job);
      else await endBatch(trx, batch, "COMPLETED");
    });
  } catch (error) {
    if (!isLast) throw error;
    await inBatch(services.db, job, (trx, batch) => endBatch(trx, batch, "STOPPED"));
  }
}

async function inBatch(
  db: Kysely<Tables>,
  { companyId, batchId }: BatchJob,
  run: (trx: Transaction<Tables>, batch: BatchToRun) => Promise<void>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const batch = await trx
      .selectFrom("batch")
      .selectAll()
      .where("company_id", "=", companyId)
      .where("id", "=", batchId)
      .forUpdate()
      .executeTakeFirst();
    if (batch?.state === "RUNNING") await run(trx, batch);
  });
}

/** @returns the time to continue if a limit ended the part */
async function runPart(trx: Transaction<Tables>, { enqueueMail }: Services, batch: BatchToRun) {
  const items = await waitingItems(trx, batch, partSize);
  if (items.length === 0) return undefined;
  const { results, events, retryAt } = await doPart(trx, enqueueMail, batch, items);
  await sql`update batch_item item set state = result.state, former = result.former, code = result.code
    from json_to_recordset(${JSON.stringify(results)}::json) as result (position integer, state text, former text, code text)
    where item.company_id = ${batch.company_id} and item.batch_id = ${batch.id} and item.position = result.position`.execute(
    trx,
  );
  if (events.length > 0) {
    await writeHistory(trx, sourceOf(batch), events);
    await noteEntries(trx, batch, events.length);
  }
  return retryAt;
}

function doPart(trx: Transaction<Tables>, enqueueMail: Enqueue, batch: BatchToRun, items: ItemToDo[]): Promise<Part> {
  if (batch.action === "RESEND") return resendNext(trx, enqueueMail, batch, items);
  if (batch.action === "EXCHANGE") return exchangeProducts(trx, batch, items);
  return batch.action === "ASSIGN" ? assignInstallations(trx, batch, items) : archiveProjects(trx, batch, items);
}

/** Ends the batch. If it changed anything, one history entry replaces the entries of its parts in grouped lists. */
async function endBatch(
  trx: Transaction<Tables>,
  batch: BatchToRun,
  state: "COMPLETED" | "STOPPED",
  retryAt: Date | null = null,
): Promise<void> {
  const ofBatch = { company_id: batch.company_id, id: batch.id };
  await trx
    .updateTable("batch")
    .set({ state, retry_at: retryAt, ended_at: new Date() })
    .where("company_id", "=", ofBatch.company_id)
    .where("id", "=", ofBatch.id)
    .execute();
  const { count, target } = await trx
    .selectFrom("batch_item")
    .select(({ fn }) => [fn.countAll<string>().as("count"), fn.max("target").as("target")])
    .where("company_id", "=", ofBatch.company_id)
    .where("batch_id", "=", ofBatch.id)
    .where("former", "is not", null)
    .executeTakeFirstOrThrow();
  if (Number(count) === 0) return;
  const said = batch.undoes === null ? target : null;
  const changes = changesOf(
    {},
    { "batch.count": count, [batch.action === "EXCHANGE" ? "product" : "installer"]: said },
  );
  await writeHistory(trx, sourceOf(batch), [{ action: ends[batch.action], changes }]);
  await sql`update history_batch part set ended = true, told_in = head.sequence
    from history_head head where head.company_id = ${ofBatch.company_id}
    and part.company_id = ${ofBatch.company_id} and part.batch_id = ${ofBatch.id}`.execute(trx);
}

/** Stores the range of the part's history entries. The lock of the history's end keeps others out of it. */
async function noteEntries(trx: Transaction<Tables>, batch: BatchToRun, count: number): Promise<void> {
  await sql`insert into history_batch (company_id, batch_id, first_sequence, last_sequence)
    select company_id, ${batch.id}, sequence - ${count}::int + 1, sequence
    from history_head where company_id = ${batch.company_id}`.execute(trx);
}

function waitingItems(trx: Transaction<Tables>, { company_id: companyId, id }: BatchToRun, limit: number) {
  return trx
    .selectFrom("batch_item")
    .selectAll()
    .where("company_id", "=", companyId)
    .where("batch_id", "=", id)
    .where("state", "=", "WAITING")
    .orderBy("position")
    .limit(limit)
    .execute();
}

const sourceOf = ({ company_id: companyId, user_id: userId, via }: BatchToRun): HistorySource => ({
  ...userSource(companyId, userId),
  via,
});
