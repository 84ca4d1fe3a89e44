import { clientError } from "../errors.ts";
import { idsOf } from "../globalId.ts";
import type { InstallationKey } from "../installation/InstallationKey.ts";

export type StepEntryKey = { installation: InstallationKey; stepLabel: string; measurementId: string };

/**
 * What leads to a step entry, from its global id.
 * @throws NOT_FOUND for any other text
 */
export function stepEntryKeyOf(globalId: string): StepEntryKey {
  const [projectId, installationId, stepLabel, measurementId] = idsOf("StepEntry", globalId) ?? [];
  if (!projectId || !installationId || !stepLabel || !measurementId) {
    throw clientError("NOT_FOUND", "There is no step entry with this id.");
  }
  return { installation: { projectId, installationId }, stepLabel, measurementId };
}
