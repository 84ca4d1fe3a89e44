import type { Kysely } from "kysely";
import type { components } from "../__generated__/contract.ts";
import type { RecordedData } from "../database/recordedData.ts";
import type { Tables } from "../database/tables.ts";
import { validationFailed } from "../errors.ts";
import type { Viewer } from "../http/authenticate.ts";
import { dayInCountry } from "../i18n/country.ts";
import type { Measured, Recorder, Recording } from "./loadInstallationContents.ts";
import { stepVersion } from "./stepVersion.ts";

type StepRecording = components["schemas"]["StepRecording"];
type Told = Pick<StepRecording, "data" | "measuredOn" | "measuredById" | "measuredWithId" | "testVoltage">;

type Stored = {
  patch: object;
  recording: Recording | undefined;
};

/** The stated day and person, else the stored ones. Null (measured while recording) for an unstated new value. */
export async function chooseMeasured(
  trx: Kysely<Tables>,
  { companyId, personId }: Pick<Viewer, "companyId" | "personId">,
  { data, measuredOn, measuredById, measuredWithId, testVoltage }: Told,
  { patch, recording }: Stored,
): Promise<Measured | null> {
  const stored = recording?.measured ?? null;
  const isTold = measuredOn !== undefined || measuredById !== undefined;
  const namesInstrument = measuredWithId !== undefined || testVoltage !== undefined;
  const isEmpty = Object.keys(data).length === 0;
  const isEveryValueRefused = !isEmpty && Object.keys(patch).length === 0;
  if (isEveryValueRefused) return stored;
  if (isEmpty && !isTold && !namesInstrument) throw refusal("data", "FIELD_REQUIRED", "There is nothing to record.");
  if (!hasValues({ ...recording?.data, ...patch })) {
    if (isEmpty) throw refusal("data", "FIELD_REQUIRED", "The entry has no values yet.");
    return null;
  }
  const hasNewValue = measuredEntries(patch).some(([key, value]) => !isStored(key, value, recording));
  if (!isTold) return hasNewValue ? null : stored;
  const today = await loadToday(trx, companyId);
  const kept = hasNewValue ? null : stored;
  return {
    on: measuredOn === undefined ? (kept?.on ?? instantOf(today)) : parseMeasuredOn(measuredOn, today),
    by: await requireMeasurer(trx, companyId, measuredById ?? kept?.by.id ?? personId, {
      stored,
      isNamed: measuredById !== undefined,
    }),
  };
}

const measuredEntries = (data: object) =>
  Object.entries(data).filter(([key, value]) => key !== "attachments" && value !== null && value !== undefined);

const hasValues = (data: object) => measuredEntries(data).length > 0;

const isStored = (key: string, value: unknown, recording: Recording | undefined) =>
  stepVersion(value) === stepVersion(recording?.data[key as keyof RecordedData]);

async function loadToday(trx: Kysely<Tables>, companyId: string): Promise<string> {
  const company = trx.selectFrom("company").select("country").where("id", "=", companyId);
  return dayInCountry((await company.executeTakeFirstOrThrow()).country, new Date());
}

const firstDay = "1900-01-01";

function parseMeasuredOn(text: string, today: string): Date {
  const day = text.slice(0, 10);
  if (day < firstDay) throw refusal("measuredOn", "DATE_INVALID", `The day of measuring is a day such as ${today}.`);
  if (day > today)
    throw refusal("measuredOn", "DATE_INVALID", `The day of measuring, ${day}, is in the future: today is ${today}.`);
  return instantOf(day);
}

const instantOf = (day: string) => new Date(`${day}T00:00:00Z`);

/** The caller may be the measurer, because every user may record. Another person must be an installer. */
async function requireMeasurer(
  trx: Kysely<Tables>,
  companyId: string,
  userId: string,
  { stored, isNamed }: { stored: Measured | null; isNamed: boolean },
): Promise<Recorder> {
  const user = await trx
    .selectFrom("app_user")
    .select(["id", "first_name as firstName", "last_name as lastName", "active", "installer"])
    .where("company_id", "=", companyId)
    .where("id", "=", userId)
    .executeTakeFirst();
  if (user && (user.id === stored?.by.id || (user.active && (user.installer || !isNamed)))) {
    const { active: _, installer: __, ...person } = user;
    return person;
  }
  const message = "The person who measured is not an active installer of the company. Choose another.";
  throw refusal("measuredById", "MEASURER_NOT_ALLOWED", message);
}

const refusal = (field: string, code: string, message: string) => validationFailed([{ field, code, message }]);
