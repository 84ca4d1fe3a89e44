import { type Kysely, type Selectable, sql } from "kysely";
import type { components } from "../__generated__/contract.ts";
import type { Tables } from "../database/tables.ts";
import { notFound } from "../errors.ts";
import { changesOf, type HistoryChange } from "../history/chain/historyEvent.ts";
import type { Viewer } from "../http/authenticate.ts";
import type { Handler } from "../http/operation.ts";
import type { Storage } from "../storage/createStorage.ts";

export type InstrumentRow = Selectable<Tables["instrument"]>;
type CountedRow = InstrumentRow & { value_count: number; last_used: boolean };
type Person = Pick<Viewer, "companyId" | "personId">;

export const listInstruments: Handler<"listInstruments"> = async ({ db, storage, viewer }) => {
  const rows = await selectInstruments(db, viewer).orderBy("number").execute();
  return { status: 200, body: { data: rows.map((row) => toInstrument(row, storage)) } };
};

function selectInstruments(db: Kysely<Tables>, { companyId, personId }: Person) {
  const count = sql<number>`(
    select count(*)::int from measured_with
    where measured_with.company_id = ${companyId} and measured_with.instrument_id = instrument.id)`;
  const isLast = sql<boolean>`coalesce(instrument.id = (
    select instrument_id from measured_with
    where measured_with.company_id = ${companyId} and told_by = ${personId} and instrument_id is not null
    order by told_at desc limit 1), false)`;
  return db
    .selectFrom("instrument")
    .selectAll()
    .select([count.as("value_count"), isLast.as("last_used")])
    .where("instrument.company_id", "=", companyId);
}

export async function readInstrument(db: Kysely<Tables>, storage: Storage, viewer: Person, id: string) {
  const row = await selectInstruments(db, viewer).where("id", "=", id).executeTakeFirstOrThrow(notFound);
  return { row, answer: { body: toInstrument(row, storage), version: row.version } };
}

export function lockInstrument(trx: Kysely<Tables>, companyId: string, id: string): Promise<InstrumentRow> {
  return trx
    .selectFrom("instrument")
    .selectAll()
    .where("company_id", "=", companyId)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirstOrThrow(notFound);
}

function toInstrument(row: CountedRow, storage: Storage): components["schemas"]["Instrument"] {
  return {
    id: row.id,
    number: row.number,
    maker: row.maker,
    model: row.model,
    serialNumber: row.serial_number,
    calibrations: row.calibrations.map(({ certificate, ...days }) => ({
      ...days,
      certificate: certificate && {
        url: storage.downloadLink(certificate.fileId),
        fileName: certificate.fileName,
      },
    })),
    retiredOn: row.retired_on,
    valueCount: row.value_count,
    lastUsed: row.last_used,
    createdAt: row.created_at.toISOString(),
    version: String(row.version),
  };
}

/** The changes between two states, with the instrument's name. Null means "not added yet" or "deleted". */
export function instrumentChanges(before: InstrumentRow | null, after: InstrumentRow | null): HistoryChange[] {
  const [from, to] = [toFields(before), toFields(after)];
  const changes = changesOf(from, to);
  const isNamed = changes.length === 0 || changes.some(({ field }) => field === "instrument");
  return isNamed ? changes : [{ field: "instrument", from: nameOf(before), to: nameOf(after) }, ...changes];
}

function toFields(row: InstrumentRow | null) {
  const last = row?.calibrations.at(-1);
  return {
    instrument: nameOf(row),
    "instrument.calibratedOn": last?.calibratedOn,
    "instrument.validUntil": last?.validUntil,
    "instrument.certificate": last?.certificate?.fileName,
    "instrument.retiredOn": row?.retired_on,
  };
}

function nameOf(row: InstrumentRow | null): string | null {
  return row && `M${row.number} ${row.maker} ${row.model}, ${row.serial_number}`;
}
