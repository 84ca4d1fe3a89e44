import type { FileLineInput, UserError } from "../__generated__/resolvers.ts";
import type { Context } from "../context.ts";
import { requireFeature } from "../graphql/features.ts";
import { parseIds, requireIds } from "../graphql/globalId.ts";
import { catchUserErrors, userError } from "../graphql/userErrors.ts";
import { givenFields } from "../graphql/validation.ts";
import { isServiceVersion } from "../graphql/version.ts";
import type { Rest } from "../rest/client.ts";
import { requireFound } from "../rest/errors.ts";
import type { RestStepEntry, RestStepField, RestStepRecording } from "../rest/types.ts";
import { findComputedConflicts, type StepData, type StepVersions, serviceVersions } from "./stepFields.ts";

export type StepRecording = { data: StepData; versions: StepVersions } & Measured;
/** `POST v1/measurements` also records values. REST changes only the keys that are sent; null clears a value. */
export const postRecording = (rest: Rest, body: RestStepRecording) =>
  rest.call("createMeasurement", { body }) as Promise<RestStepEntry>;

export type StepEntryKey = ReturnType<typeof parseStepEntryId>;

export function parseStepEntryId(globalId: string) {
  const { projectId, installationId, ...entry } = requireIds("StepEntry", globalId, "step entry");
  return { installation: { projectId, installationId }, ...entry };
}

/** REST merges the fields into the entry. A field with an outdated version stays as stored and gives CONFLICT. */
export async function sendRecording(
  key: StepEntryKey,
  { data, versions, ...measured }: StepRecording,
  context: Context,
) {
  const { installation, stepLabel, measurementId } = key;
  const hasComputedVersions = Object.values(versions).some((version) => !isServiceVersion(version));
  const current = hasComputedVersions ? await loadCurrentEntry(key, context) : null;
  const stale = current ? findComputedConflicts(current, data, versions) : [];
  const changes = Object.entries(data).filter(([field]) => !stale.includes(field as RestStepField));
  const toPayload = (entry: RestStepEntry | null, userErrors: UserError[]) => ({
    installation: () => context.loaders.installation.load(installation),
    stepEntry: entry && { ...entry, installation, stepLabel },
    userErrors,
  });
  const isRefused = changes.length === 0 && stale.length > 0;
  if (isRefused) return toPayload(current, stale.map(conflict));
  const values = { data: Object.fromEntries(changes), versions: serviceVersions(versions) };
  const body = { measurementId, stepLabel, ...values, ...measured };
  const { value, userErrors } = await catchUserErrors(postRecording(context.rest, body));
  const refused = [...stale, ...(value?.conflicts ?? [])];
  return toPayload(value, [...userErrors.map(ofInput), ...refused.map(conflict)]);
}

/** The input's `stepEntryId` stands for both REST's step and its product. */
function ofInput(error: UserError): UserError {
  return ["stepLabel", "measurementId"].includes(error.field ?? "") ? { ...error, field: "stepEntryId" } : error;
}

function conflict(field: RestStepField): UserError {
  return userError("CONFLICT", `Somebody else changed ${field} meanwhile, so it was not recorded.`, field);
}

/** Reads past the loader's cache. @throws NOT_FOUND */
export async function loadCurrentEntry(key: StepEntryKey, { loaders }: Context): Promise<RestStepEntry> {
  const { installation, stepLabel, measurementId } = key;
  loaders.steps.clearAll();
  const steps = await loaders.steps.load({ ...installation, language: await loaders.language() });
  const step = steps?.find((candidate) => candidate.stepLabel === stepLabel);
  const entry = step?.data.find((candidate) => candidate.measurementId === measurementId);
  return requireFound(entry, "There is no step entry with this id.");
}

export type Measured = Pick<
  RestStepRecording,
  "measuredOn" | "measuredById" | "measuredWithId" | "testVoltage" | "fileLine"
>;
export type MeasuredInput = { [Field in Exclude<keyof Measured, "fileLine">]?: Measured[Field] | null } & {
  fileLine?: FileLineInput | null;
};

/** @throws NOT_IMPLEMENTED for a field that the service cannot store, such as the instrument */
export async function parseMeasured(
  { measuredOn, measuredById, measuredWithId, testVoltage, fileLine }: MeasuredInput,
  context: Context,
): Promise<{ measured: Measured; userErrors: UserError[] }> {
  const userId = measuredById ? parseIds("User", measuredById)?.userId : undefined;
  const instrumentId = measuredWithId ? parseIds("Instrument", measuredWithId)?.instrumentId : measuredWithId;
  if (measuredOn || measuredById) await requireFeature(context, "measuredOn");
  if (measuredWithId !== undefined || testVoltage !== undefined) await requireFeature(context, "instruments");
  if (fileLine) await requireFeature(context, "instrumentFiles");
  const fileId = fileLine && parseIds("InstrumentFile", fileLine.instrumentFileId)?.instrumentFileId;
  const userErrors: UserError[] = [];
  if (fileLine && !fileId) userErrors.push(userError("VALUE_INVALID", "There is no such file", "fileLine"));
  if (measuredById && userId === undefined)
    userErrors.push(userError("MEASURER_NOT_ALLOWED", "There is no such user", "measuredById"));
  if (measuredWithId && instrumentId === undefined)
    userErrors.push(userError("INSTRUMENT_NOT_ALLOWED", "There is no such instrument", "measuredWithId"));
  return {
    measured: {
      ...givenFields({ measuredOn, measuredById: userId }),
      ...(instrumentId !== undefined && { measuredWithId: instrumentId }),
      ...(testVoltage !== undefined && { testVoltage }),
      ...(fileLine && fileId && { fileLine: { fileId, line: fileLine.line } }),
    },
    userErrors,
  };
}
