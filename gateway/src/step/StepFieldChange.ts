import type { StepField } from "../__generated__/resolvers.ts";
import type { RestStepEntry } from "../rest/types.ts";
import type { UserSource } from "../user/UserSource.ts";
import { stepFields } from "./stepFields.ts";
import { type RestStepField, valueVersion } from "./stepVersions.ts";

export type StepFieldChangeSource = {
  field: StepField;
  version: string;
  recordedAt: string | null;
  recordedBy: UserSource | null;
};

/** One for each value that the entry's schema asks for. */
export function fieldChanges(entry: RestStepEntry): StepFieldChangeSource[] {
  const asked = (Object.keys(stepFields) as RestStepField[]).filter((field) => entry.dataSchema.properties[field]);
  return asked.map((field) => {
    const { recordedAt = null, recordedBy = null } = entry.changes?.[field] ?? {};
    return { field: stepFields[field], version: valueVersion(entry, field), recordedAt, recordedBy };
  });
}
