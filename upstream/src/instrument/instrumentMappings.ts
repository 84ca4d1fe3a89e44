import { randomUUID } from "node:crypto";
import { type Kysely, sql, type Transaction } from "kysely";
import type { InstrumentColumn } from "../database/instrumentTables.ts";
import type { Tables } from "../database/tables.ts";
import { notFound, validationFailed } from "../errors.ts";
import type { Handler } from "../http/operation.ts";
import type { InstrumentRow } from "./instruments.ts";

export const listInstrumentMappings: Handler<"listInstrumentMappings"> = async ({ db, viewer }) => {
  const rows = await db
    .selectFrom("instrument_mapping")
    .selectAll()
    .where("company_id", "=", viewer.companyId)
    .orderBy("maker")
    .orderBy("model")
    .execute();
  const data = rows.map(({ id, maker, model, columns, saved_at }) => ({
    ...{ id, maker, model, columns },
    savedAt: saved_at.toISOString(),
  }));
  return { status: 200, body: { data } };
};

export const deleteInstrumentMapping: Handler<"deleteInstrumentMapping"> = async ({ db, viewer, params }) => {
  const { numDeletedRows } = await db
    .deleteFrom("instrument_mapping")
    .where("company_id", "=", viewer.companyId)
    .where("id", "=", params.mappingId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound();
  return { status: 204 };
};

const units: Record<InstrumentColumn["role"], InstrumentColumn["unit"][]> = {
  ROOM: [null],
  STEP: [null],
  MEASURED_ON: ["DAY_FIRST", "MONTH_FIRST", "YEAR_FIRST"],
  RESISTANCE: ["MILLIOHM", "OHM", "KILOOHM", "MEGAOHM"],
  INSULATION: ["OHM", "KILOOHM", "MEGAOHM", "GIGAOHM"],
  TEST_VOLTAGE: ["VOLT", "KILOVOLT"],
};

/** @throws if a column or role is given twice, a unit does not fit, or the room or all quantities are missing */
export function requireReadable(columns: readonly InstrumentColumn[]): void {
  columns.forEach(({ heading, role, unit }, index) => {
    const isRepeated = columns.slice(0, index).some((other) => other.heading === heading || other.role === role);
    if (isRepeated) throw refusal(`columns.${index}.role`, "This column or role is given twice.");
    if (!units[role].includes(unit)) throw refusal(`columns.${index}.unit`, `${role} is not read in ${unit}.`);
  });
  const roles = columns.map(({ role }) => role);
  const hasQuantity = roles.includes("RESISTANCE") || roles.includes("INSULATION");
  if (!roles.includes("ROOM") || !hasQuantity)
    throw refusal("columns", "A file is read by its room and by its resistance or insulation.");
}

const refusal = (field: string, message: string) => validationFailed([{ field, code: "FIELD_VALUE", message }]);

/**
 * Replaces the mapping of the instrument's model, and deletes the mappings of models that the company no longer has.
 */
export async function keepMapping(
  trx: Transaction<Tables>,
  { company_id, maker, model }: InstrumentRow,
  columns: readonly InstrumentColumn[],
): Promise<void> {
  const saved = { columns: JSON.stringify(columns), saved_at: new Date() };
  await trx
    .insertInto("instrument_mapping")
    .values({ company_id, id: randomUUID(), maker, model, ...saved })
    .onConflict((conflict) => conflict.columns(["company_id", "maker", "model"]).doUpdateSet(saved))
    .execute();
  await deleteUnused(trx, company_id);
}

async function deleteUnused(trx: Kysely<Tables>, companyId: string): Promise<void> {
  await trx
    .deleteFrom("instrument_mapping")
    .where("company_id", "=", companyId)
    .where(
      sql<boolean>`not exists (
        select from instrument where instrument.company_id = ${companyId}
          and instrument.maker = instrument_mapping.maker and instrument.model = instrument_mapping.model)`,
    )
    .execute();
}
