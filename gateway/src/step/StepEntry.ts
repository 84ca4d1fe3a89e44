import type { StepEntryResolvers, StepField } from "../__generated__/resolvers.ts";
import { clientError } from "../errors.ts";
import { type InstallationKey, idsOf, toGlobalId } from "../globalId.ts";
import type { RestStepEntry } from "../rest/types.ts";
import type { UserSource } from "../user/User.ts";
import { measurements } from "./measurements.ts";
import { isFilled } from "./Step.ts";
import { restFields, stepFields } from "./stepFields.ts";
import { valueVersion } from "./stepVersions.ts";

export type StepEntrySource = RestStepEntry & { installation: InstallationKey; stepLabel: string };

export const StepEntry: StepEntryResolvers = {
  id: ({ installation: { projectId, installationId }, stepLabel, measurementId }) =>
    toGlobalId("StepEntry", projectId, installationId, stepLabel, measurementId),
  isComplete: isFilled,
  measurements,
  isWaterSurrounded: ({ data }) => data.isWaterSurrounded ?? null,
  asksWaterSurrounded: ({ dataSchema }) => dataSchema.properties.isWaterSurrounded !== undefined,
  changes: fieldChanges,
  attachments: ({ data }) => data.attachments ?? [],
  acceptsAttachments: ({ dataSchema }) => dataSchema.properties.attachments !== undefined,
  requiresAttachments: ({ dataSchema }) => dataSchema.required?.includes("attachments") ?? false,

  product: async ({ installation, measurementId }, _, { loaders }) => {
    const found = (await loaders.installation.load(installation))?.products.find(
      (product) => product.measurementId === measurementId,
    );
    if (!found) throw clientError("NOT_FOUND", "The product was not found. It may have been removed meanwhile.");
    return { ...found, installation };
  },
};

export type StepFieldChangeSource = {
  field: StepField;
  version: string;
  recordedAt: string | null;
  recordedBy: UserSource | null;
};

/** One for each value that the entry's schema asks for. */
export function fieldChanges(entry: RestStepEntry): StepFieldChangeSource[] {
  const asked = stepFields.filter((field) => entry.dataSchema.properties[restFields[field]]);
  return asked.map((field) => {
    const { recordedAt = null, recordedBy = null } = entry.changes?.[restFields[field]] ?? {};
    return { field, version: valueVersion(entry, restFields[field]), recordedAt, recordedBy };
  });
}

export type StepEntryKey = { installation: InstallationKey; stepLabel: string; measurementId: string };

/** @throws NOT_FOUND for a text that is no step entry's global id */
export function parseStepEntryId(globalId: string): StepEntryKey {
  const [projectId, installationId, stepLabel, measurementId] = idsOf("StepEntry", globalId) ?? [];
  if (!projectId || !installationId || !stepLabel || !measurementId) {
    throw clientError("NOT_FOUND", "There is no step entry with this id.");
  }
  return { installation: { projectId, installationId }, stepLabel, measurementId };
}
