import type { Kysely, Selectable } from "kysely";
import type { Tables } from "../../database/tables.ts";
import { hashEntry, hashValue } from "./hashEntry.ts";

type HistoryRow = Selectable<Tables["history"]>;

export type VerifiedHistory = {
  companyId: string;
  /** The number of entries. All are valid unless `broken` is set. */
  entries: number;
  /** The last entry's hash. A copy outside the database shows whether the chain was rebuilt. */
  lastHash: string | null;
  /** The first entry that does not fit the chain. */
  broken: { sequence: number; reason: string } | null;
};

const rowsPerPage = 1_000;

export async function verifyHistory(db: Kysely<Tables>): Promise<VerifiedHistory[]> {
  const chains = await db
    .selectFrom("history")
    .select("company_id")
    .union(db.selectFrom("history_head").select("company_id"))
    .orderBy("company_id")
    .execute();
  const verified: VerifiedHistory[] = [];
  for (const { company_id } of chains) verified.push(await verifyChain(db, company_id));
  return verified;
}

/** Reads without a transaction, which would block all other requests of the embedded database. */
export async function verifyChain(db: Kysely<Tables>, companyId: string): Promise<VerifiedHistory> {
  let sequence = 0;
  let lastHash: string | null = null;
  const stop = (at: number, reason: string) => ({
    companyId,
    entries: sequence,
    lastHash,
    broken: { sequence: at, reason },
  });
  for (;;) {
    const rows = await readPage(db, companyId, sequence);
    const values = await readValues(db, companyId, rows);
    for (const row of rows) {
      if (row.sequence !== sequence + 1) return stop(sequence + 1, "the entry is missing");
      if (row.previous_hash !== lastHash) return stop(row.sequence, "it does not follow the entry before it");
      if (hashEntry(row) !== row.hash) return stop(row.sequence, "the entry was changed");
      if (!values.get(row.sequence)?.every((value) => fits(row, value)) && values.has(row.sequence)) {
        return stop(row.sequence, "one of its personal values was changed");
      }
      sequence = row.sequence;
      lastHash = row.hash;
    }
    if (rows.length === rowsPerPage) continue;
    const head = await readHead(db, companyId);
    if (head?.sequence === sequence && head.hash === lastHash) {
      return { companyId, entries: sequence, lastHash, broken: null };
    }
    const hasGrown = head !== undefined && head.sequence > sequence;
    if (!hasGrown || (await readPage(db, companyId, sequence)).length === 0)
      return stop(sequence + 1, "the end of the chain is missing");
  }
}

function readHead(db: Kysely<Tables>, companyId: string) {
  return db
    .selectFrom("history_head")
    .select(["sequence", "hash"])
    .where("company_id", "=", companyId)
    .executeTakeFirst();
}

function readPage(trx: Kysely<Tables>, companyId: string, after: number): Promise<HistoryRow[]> {
  return trx
    .selectFrom("history")
    .selectAll()
    .where("company_id", "=", companyId)
    .where("sequence", ">", after)
    .orderBy("sequence")
    .limit(rowsPerPage)
    .execute();
}

async function readValues(trx: Kysely<Tables>, companyId: string, rows: HistoryRow[]) {
  const values = await trx
    .selectFrom("history_value")
    .selectAll()
    .where("company_id", "=", companyId)
    .where("sequence", ">=", rows[0]?.sequence ?? 0)
    .where("sequence", "<=", rows.at(-1)?.sequence ?? 0)
    .execute();
  return Map.groupBy(values, ({ sequence }) => sequence);
}

/** A missing row is an erased value. An existing row must match its hash. */
function fits({ changes }: HistoryRow, { change, side, salt, value }: Selectable<Tables["history_value"]>): boolean {
  const kept = changes[change]?.[side];
  return typeof kept === "object" && kept !== null && kept.hash === hashValue(salt, value);
}
