import { type Kysely, type Selectable, sql } from "kysely";
import type { components } from "../__generated__/contract.ts";
import type { Tables } from "../database/tables.ts";
import { notFound } from "../errors.ts";

export type BatchRow = Selectable<Tables["batch"]> & {
  done: number;
  left_count: number;
  waiting: number;
  is_undoable: boolean;
};

const undoMs = 86_400_000;

export function selectBatches(db: Kysely<Tables>, companyId: string) {
  const count = (isMeant: string) => sql<number>`(select count(*)::int from batch_item item
    where item.company_id = batch.company_id and item.batch_id = batch.id and item.state = ${isMeant})`;
  return db
    .selectFrom("batch")
    .selectAll()
    .select([count("DONE").as("done"), count("LEFT").as("left_count"), count("WAITING").as("waiting")])
    .select(
      sql<boolean>`action <> 'RESEND' and undoes is null
        and exists (select from batch_item item where item.company_id = batch.company_id and item.batch_id = batch.id
          and item.former is not null)
        and not exists (select from batch later where later.company_id = batch.company_id and later.undoes = batch.id)`.as(
        "is_undoable",
      ),
    )
    .where("company_id", "=", companyId);
}

export async function readBatch(db: Kysely<Tables>, companyId: string, batchId: string): Promise<BatchRow> {
  const row = await selectBatches(db, companyId).where("id", "=", batchId).executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

export function undoableUntil({ ended_at: endedAt, is_undoable: isUndoable }: BatchRow): string | null {
  if (!isUndoable || endedAt === null || endedAt.getTime() + undoMs <= Date.now()) return null;
  return new Date(endedAt.getTime() + undoMs).toISOString();
}

export function toBatch(row: BatchRow): components["schemas"]["Batch"] {
  return {
    id: row.id,
    action: row.action,
    state: row.state,
    itemCount: row.done + row.left_count + row.waiting,
    doneCount: row.done,
    leftCount: row.left_count,
    waitingCount: row.waiting,
    createdAt: row.created_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
    undoableUntil: undoableUntil(row),
    undoes: row.undoes,
    retryAt: row.retry_at?.toISOString() ?? null,
  };
}
