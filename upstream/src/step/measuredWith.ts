import { type Kysely, sql } from "kysely";
import type { components } from "../__generated__/contract.ts";
import type { MeasuredField, StoredCalibration } from "../database/instrumentTables.ts";
import type { RecordedChanges } from "../database/recordedData.ts";
import type { Tables } from "../database/tables.ts";
import type { FieldValues } from "../history/chain/historyEvent.ts";
import { type Country, dayInCountry } from "../i18n/country.ts";

export type MeasuredWith = NonNullable<components["schemas"]["StepEntry"]["measuredWith"]>;

export type InstrumentOfValue = {
  id: string;
  number: number;
  maker: string;
  model: string;
  serialNumber: string;
  calibrations: StoredCalibration[];
};

export type MeasuredWithRow = {
  field: MeasuredField;
  instrument: InstrumentOfValue | null;
  testVoltage: number | null;
  file: FileLine | null;
};

export type FileLine = components["schemas"]["FileLine"];

type Times = {
  measuredOn: Date | null;
  recordedAt: Date;
  changes: RecordedChanges;
  country: Country;
};

export const measuredFields: MeasuredField[] = ["resistance", "insulation", "current"];

/** A column for statements about `recording`: the recording's rows of `measured_with`, or null. */
export function measuredWithRows(companyId: string) {
  return sql<MeasuredWithRow[] | null>`(
    select json_agg(json_build_object(
      'field', told.field, 'testVoltage', told.test_voltage,
      'instrument', case when instrument.id is not null then json_build_object(
        'id', instrument.id, 'number', instrument.number, 'maker', instrument.maker, 'model', instrument.model,
        'serialNumber', instrument.serial_number, 'calibrations', instrument.calibrations) end,
      'file', case when file.id is not null then json_build_object(
        'id', file.id, 'fileName', file.file_name, 'sha256', file.sha256, 'line', told.file_line,
        'text', told.raw_line) end))
    from measured_with told
    left join instrument on instrument.company_id = ${companyId} and instrument.id = told.instrument_id
    left join instrument_file file on file.company_id = ${companyId} and file.id = told.instrument_file_id
    where told.company_id = ${companyId} and told.measurement_id = recording.measurement_id
      and told.step_label = recording.step_label)`;
}

export function toMeasuredWith(rows: MeasuredWithRow[] | null, times: Times): MeasuredWith {
  return Object.fromEntries(
    (rows ?? []).map(({ field, instrument, testVoltage, file }) => [
      field,
      { instrument: instrument && onDay(instrument, dayOf(field, times)), testVoltage, ...(file && { file }) },
    ]),
  );
}

function dayOf(field: MeasuredField, { measuredOn, recordedAt, changes, country }: Times): string {
  if (measuredOn) return measuredOn.toISOString().slice(0, 10);
  const change = changes[field];
  return dayInCountry(country, change ? new Date(change.at) : recordedAt);
}

/** The instrument with its latest calibration up to a day, which may be overdue. */
function onDay({ calibrations, ...instrument }: InstrumentOfValue, day: string) {
  const held = calibrations.findLast(({ calibratedOn }) => calibratedOn <= day);
  const { calibratedOn = null, validUntil = null } = held ?? {};
  return { ...instrument, calibratedOn, validUntil, overdue: validUntil !== null && validUntil < day };
}

export function measuredWithFields({ resistance, insulation, current }: MeasuredWith): FieldValues {
  const mark = (told: MeasuredWith[MeasuredField]) => told?.instrument && `M${told.instrument.number}`;
  const source = (told: MeasuredWith[MeasuredField]) => told?.file && `${told.file.fileName}: ${told.file.line}`;
  return {
    "resistance.file": source(resistance),
    "insulation.file": source(insulation),
    "current.file": source(current),
    "resistance.instrument": mark(resistance),
    "insulation.instrument": mark(insulation),
    "insulation.testVoltage": insulation?.testVoltage,
    "current.instrument": mark(current),
  };
}

export async function loadMeasuredWith(
  trx: Kysely<Tables>,
  companyId: string,
  { measurementId, stepLabel }: { measurementId: string; stepLabel: string },
): Promise<MeasuredWith> {
  const row = await trx
    .selectFrom("recording")
    .innerJoin("company", "company.id", "recording.company_id")
    .select(["measured_on", "recorded_at", "changes", "company.country"])
    .select(measuredWithRows(companyId).as("measured_with"))
    .where("recording.company_id", "=", companyId)
    .where("measurement_id", "=", measurementId)
    .where("step_label", "=", stepLabel)
    .executeTakeFirst();
  if (!row) return {};
  const { measured_on, recorded_at, ...more } = row;
  return toMeasuredWith(row.measured_with, { measuredOn: measured_on, recordedAt: recorded_at, ...more });
}
