import { isDeepStrictEqual } from "node:util";
import { type Kysely, sql } from "kysely";
import type { components } from "../__generated__/contract.ts";
import type { MeasuredField } from "../database/instrumentTables.ts";
import type { RecordedData } from "../database/recordedData.ts";
import type { Tables } from "../database/tables.ts";
import { validationFailed } from "../errors.ts";
import type { Viewer } from "../http/authenticate.ts";
import type { Recording } from "./loadInstallationContents.ts";
import { loadMeasuredWith, type MeasuredWith, measuredFields } from "./measuredWith.ts";
import { stepVersion } from "./stepVersion.ts";

type StepRecording = components["schemas"]["StepRecording"];
type Patch = { [Key in keyof RecordedData]: RecordedData[Key] | null };
type Source = { fileId: string; line: number; text: string };
type Named = { instrumentId: string | null; testVoltage: number | null; source: Source | null };

/** A changed reading loses its instrument, test voltage and file, unless the request names them again. */
export async function storeMeasuredWith(
  trx: Kysely<Tables>,
  viewer: Pick<Viewer, "companyId" | "personId">,
  body: StepRecording,
  { patch, recording }: { patch: Patch; recording: Recording | undefined },
): Promise<MeasuredWith> {
  const { companyId } = viewer;
  const stored = recording?.measuredWith ?? {};
  const data = { ...recording?.data, ...patch };
  const isForAll = Object.keys(body.data).length === 0;
  const fields = measuredFields.filter((field) => (isForAll ? data[field] != null : patch[field] !== undefined));
  const source = body.fileLine && fields.length > 0 ? await findLine(trx, companyId, body.fileLine) : null;
  const changed = new Map<MeasuredField, Named>();
  for (const field of fields) {
    const before = namedIn(stored, field);
    const isNew = stepVersion(data[field]) !== stepVersion(recording?.data[field]);
    const after = data[field] == null ? none : nameOf(body, { field, source, before: isNew ? none : before });
    if (!isDeepStrictEqual(after, before)) changed.set(field, after);
  }
  // Loads the instruments again, because another calibration may be valid on a new day of measuring.
  if (changed.size === 0) return Object.keys(stored).length > 0 ? loadMeasuredWith(trx, companyId, body) : stored;
  const ids = [...changed.values()].flatMap(({ instrumentId }) => instrumentId ?? []);
  if (ids.length > 0) await requireInUse(trx, companyId, ids);
  await replaceRows(trx, viewer, body, changed);
  return loadMeasuredWith(trx, companyId, body);
}

const none: Named = { instrumentId: null, testVoltage: null, source: null };

function namedIn(stored: MeasuredWith, field: MeasuredField): Named {
  const { instrument = null, testVoltage = null, file = null } = stored[field] ?? {};
  const source = file && { fileId: file.id, line: file.line, text: file.text };
  return { instrumentId: instrument?.id ?? null, testVoltage, source };
}

function nameOf(
  body: StepRecording,
  { field, source, before }: { field: MeasuredField; source: Source | null; before: Named },
): Named {
  const { measuredWithId: instrumentId = before.instrumentId, testVoltage = before.testVoltage } = body;
  return { instrumentId, testVoltage: field === "insulation" ? testVoltage : null, source: source ?? before.source };
}

/** The line as the service read it from the file. @throws if the company has no such file or line */
async function findLine(
  trx: Kysely<Tables>,
  companyId: string,
  { fileId, line }: Omit<Source, "text">,
): Promise<Source> {
  const found = await trx
    .selectFrom("instrument_file")
    .select(sql<string | null>`lines ->> ${line - 1}::int`.as("text"))
    .where("company_id", "=", companyId)
    .where("id", "=", fileId)
    .forKeyShare()
    .executeTakeFirst();
  if (found?.text != null) return { fileId, line, text: found.text };
  const message = "The company has no file of an instrument with such a line.";
  throw validationFailed([{ field: "fileLine", code: "FIELD_VALUE", message }]);
}

async function requireInUse(trx: Kysely<Tables>, companyId: string, ids: string[]): Promise<void> {
  const found = await trx
    .selectFrom("instrument")
    .select("id")
    .where("company_id", "=", companyId)
    .where("id", "in", ids)
    .where("retired_on", "is", null)
    .forKeyShare()
    .execute();
  if (ids.every((id) => found.some((instrument) => instrument.id === id))) return;
  const message = "The instrument is not one that the company uses. Choose another.";
  throw validationFailed([{ field: "measuredWithId", code: "INSTRUMENT_NOT_ALLOWED", message }]);
}

async function replaceRows(
  trx: Kysely<Tables>,
  { companyId, personId }: Pick<Viewer, "companyId" | "personId">,
  { measurementId, stepLabel }: StepRecording,
  changed: Map<MeasuredField, Named>,
): Promise<void> {
  await trx
    .deleteFrom("measured_with")
    .where("company_id", "=", companyId)
    .where("measurement_id", "=", measurementId)
    .where("step_label", "=", stepLabel)
    .where("field", "in", [...changed.keys()])
    .execute();
  const key = { company_id: companyId, measurement_id: measurementId, step_label: stepLabel };
  const told = { told_by: personId, told_at: new Date() };
  const rows = [...changed].flatMap(([field, { instrumentId, testVoltage, source }]) => {
    if (instrumentId === null && testVoltage === null && source === null) return [];
    const { fileId = null, line = null, text = null } = source ?? {};
    const file = { instrument_file_id: fileId, file_line: line, raw_line: text };
    return [{ ...key, field, instrument_id: instrumentId, test_voltage: testVoltage, ...told, ...file }];
  });
  if (rows.length > 0) await trx.insertInto("measured_with").values(rows).execute();
}
