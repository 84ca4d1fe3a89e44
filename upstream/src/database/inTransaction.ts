import { type Kysely, Transaction } from "kysely";
import type { Tables } from "./tables.ts";

/** Runs in the transaction that the caller is already in, or in one of its own. */
export function inTransaction<Result>(
  db: Kysely<Tables>,
  run: (trx: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  return db instanceof Transaction ? run(db) : db.transaction().execute(run);
}
