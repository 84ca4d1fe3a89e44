import type { StepFieldVersionInput } from "../__generated__/resolvers.ts";
import type { Context } from "../context.ts";
import { clientError } from "../errors.ts";
import type { components } from "../rest/__generated__/contract.ts";
import type { RestStepEntry } from "../rest/types.ts";
import { checkVersion, isServiceVersion, versionOf } from "../version/versionOf.ts";
import type { StepEntryKey } from "./StepEntry.ts";
import { type RestStepField, restFields } from "./stepFields.ts";

export type StepVersions = Partial<Record<RestStepField, string>>;
type StepData = components["schemas"]["StepRecording"]["data"];

/** @throws BAD_USER_INPUT for a text that cannot be a version */
export function versionsByField(given: readonly StepFieldVersionInput[]): StepVersions {
  for (const { version } of given) checkVersion(version);
  return Object.fromEntries(given.map(({ field, version }) => [restFields[field], version]));
}

/** The version of one value of an entry: the service's, else one made of the value itself. */
export function valueVersion({ changes, data }: RestStepEntry, field: RestStepField): string {
  return versionOf(changes?.[field]?.version, [comparable(data[field])]);
}

/** The versions that the service told and can compare itself. */
export function serviceVersions(versions: StepVersions): StepVersions | undefined {
  const told = Object.entries(versions).filter(([, version]) => isServiceVersion(version));
  return told.length > 0 ? Object.fromEntries(told) : undefined;
}

/**
 * Of the values to be recorded over a service that tells no versions, those that somebody else changed since they were read. The service
 * cannot refuse them itself: comparing first narrows the gap between two people and does not close it.
 */
export function findConflicts(entry: RestStepEntry, data: StepData, versions: StepVersions): RestStepField[] {
  return (Object.keys(data) as RestStepField[]).filter((field) => {
    const version = versions[field];
    if (version === undefined || isServiceVersion(version) || version === valueVersion(entry, field)) return false;
    return versionOf(undefined, [comparable(data[field])]) !== versionOf(undefined, [comparable(entry.data[field])]);
  });
}

/** The entry as it stands now, whatever was read before in the same operation. */
export async function currentEntry(key: StepEntryKey, { loaders }: Pick<Context, "loaders">): Promise<RestStepEntry> {
  const { installation, stepLabel, measurementId } = key;
  loaders.steps.clearAll();
  const steps = await loaders.steps.load({ ...installation, language: await loaders.language() });
  const step = steps?.find((candidate) => candidate.stepLabel === stepLabel);
  const entry = step?.data.find((candidate) => candidate.measurementId === measurementId);
  if (!entry) throw clientError("NOT_FOUND", "There is no step entry with this id.");
  return entry;
}

// An attachment's link expires and is signed anew at each reading.
function comparable(value: StepData[RestStepField]): unknown {
  if (!Array.isArray(value)) return value ?? null;
  return value.map(({ url, fileName }) => [url.split("?")[0], fileName]);
}
