import type { StepEntryResolvers } from "../__generated__/resolvers.ts";
import { clientError } from "../errors.ts";
import { toGlobalId } from "../globalId.ts";
import { isFilled } from "./isFilled.ts";
import { measurements } from "./measurements.ts";
import { fieldChanges } from "./StepFieldChange.ts";

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
