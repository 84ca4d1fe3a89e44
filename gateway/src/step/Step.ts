import type { StepResolvers } from "../__generated__/resolvers.ts";
import { type InstallationKey, toGlobalId } from "../globalId.ts";
import type { RestStep, RestStepEntry } from "../rest/types.ts";

export type StepSource = RestStep & { installation: InstallationKey };

export const Step: StepResolvers = {
  id: ({ installation, stepLabel }) =>
    toGlobalId("Step", installation.projectId, installation.installationId, stepLabel),
  isComplete: ({ data }) => data.length > 0 && data.every(isFilled),
  entries: ({ data, installation, stepLabel }) => data.map((entry) => ({ ...entry, installation, stepLabel })),
};

/**
 * Whether every required field of the entry is filled: a list with something in it, a value that is there. 0 and false are
 * values; "not measured" fills nothing that is required. Without a list of required fields nothing counts as filled.
 */
export function isFilled({ dataSchema, data }: RestStepEntry): boolean {
  return dataSchema.required?.every((field) => isValue(data[field])) ?? false;
}

function isValue(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return value !== null && value !== undefined && value !== "NOT_MEASURED";
}
