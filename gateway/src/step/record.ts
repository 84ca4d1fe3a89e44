import type { Context } from "../context.ts";
import type { Recording } from "../installation/InstallationChange.ts";
import type { components } from "../rest/__generated__/contract.ts";
import { recordStep } from "../rest/calls/recordStep.ts";
import { attempt } from "../userErrors.ts";
import type { StepEntryKey } from "./stepEntryKeyOf.ts";

export type StepData = components["schemas"]["StepRecording"]["data"];

/** Sends the given fields of one entry to REST, which merges them into what is there. */
export async function record(key: StepEntryKey, data: StepData, { rest, loaders }: Context): Promise<Recording> {
  const { installation, stepLabel, measurementId } = key;
  const { value, userErrors } = await attempt(recordStep(rest, { measurementId, stepLabel, data }));
  loaders.installation.clear(installation);
  loaders.steps.clearAll();
  return { changed: installation, stepEntry: value && { ...value, installation, stepLabel }, userErrors };
}
