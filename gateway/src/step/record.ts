import type { UserError } from "../__generated__/resolvers.ts";
import type { Context } from "../context.ts";
import type { StepRecordedPayload } from "../installation/installationPayloads.ts";
import type { components } from "../rest/__generated__/contract.ts";
import type { RestStepEntry } from "../rest/types.ts";
import { catchUserErrors, userError } from "../userErrors.ts";
import { isServiceVersion } from "../version/versionOf.ts";
import type { StepEntryKey } from "./StepEntry.ts";
import { recordStep } from "./stepApi.ts";
import type { RestStepField } from "./stepFields.ts";
import { currentEntry, findConflicts, type StepVersions, serviceVersions } from "./stepVersions.ts";

export type StepData = components["schemas"]["StepRecording"]["data"];

/**
 * Sends the given fields of one entry to REST, which merges them into what is there. A field that somebody else changed since it was read
 * with its version is left alone and told as CONFLICT.
 */
export async function record(
  key: StepEntryKey,
  data: StepData,
  versions: StepVersions,
  context: Context,
): Promise<StepRecordedPayload> {
  const { installation, stepLabel, measurementId } = key;
  const hasOwnVersions = Object.values(versions).some((version) => !isServiceVersion(version));
  const current = hasOwnVersions ? await currentEntry(key, context) : null;
  const stale = current ? findConflicts(current, data, versions) : [];
  const changes = Object.entries(data).filter(([field]) => !stale.includes(field as RestStepField));
  const toRecording = (entry: RestStepEntry | null, userErrors: UserError[]): StepRecordedPayload => ({
    installationKey: installation,
    stepEntry: entry && { ...entry, installation, stepLabel },
    userErrors,
  });
  if (changes.length === 0) return toRecording(current, stale.map(conflict));
  const body = { measurementId, stepLabel, data: Object.fromEntries(changes), versions: serviceVersions(versions) };
  const { value, userErrors } = await catchUserErrors(recordStep(context.rest, body));
  context.loaders.installation.clear(installation);
  context.loaders.steps.clearAll();
  const refused = [...stale, ...(value?.conflicts ?? [])];
  return toRecording(value, [...userErrors, ...refused.map(conflict)]);
}

function conflict(field: RestStepField): UserError {
  return userError("CONFLICT", `Somebody else changed ${field} meanwhile, so it was not recorded.`, field);
}
