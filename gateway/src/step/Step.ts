import type {
  MissingResolvers,
  PhotoPlacesResolvers,
  StepEntryResolvers,
  StepResolvers,
} from "../__generated__/resolvers.ts";
import { toGlobalId } from "../graphql/globalId.ts";
import { requireFound } from "../rest/errors.ts";
import { toReading } from "../rest/toReading.ts";
import type { RestStepEntry } from "../rest/types.ts";
import { toMeasuredInstrument, toMeasurements } from "./measurements.ts";
import { restFields, stepFields, toValueVersion } from "./stepFields.ts";

export const Step: StepResolvers = {
  isComplete: ({ data: entries }) => entries.length > 0 && entries.every(isEntryComplete),
  entries: ({ data: entries, installation, stepLabel }) =>
    entries.map((entry) => ({ ...entry, installation, stepLabel })),
};

/** True if no required field is absent, empty or NOT_MEASURED; 0 and false count. False without `required`. */
export function isEntryComplete({ dataSchema, data }: RestStepEntry): boolean {
  return dataSchema.required?.every((field) => isFilled(data[field])) ?? false;
}

function isFilled(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return value !== null && value !== undefined && value !== "NOT_MEASURED";
}

export const StepEntry: StepEntryResolvers = {
  isComplete: isEntryComplete,
  measurements: toMeasurements,
  isWaterSurrounded: ({ data }) => data.isWaterSurrounded ?? null,
  asksWaterSurrounded: ({ dataSchema }) => dataSchema.properties.isWaterSurrounded !== undefined,
  attachments: ({ data }) => data.attachments ?? [],
  acceptsAttachments: ({ dataSchema }) => dataSchema.properties.attachments !== undefined,
  requiresAttachments: ({ dataSchema }) => dataSchema.required?.includes("attachments") ?? false,

  changes: (entry) => {
    const asked = stepFields.filter((field) => entry.dataSchema.properties[restFields[field]]);
    return asked.map((field) => {
      const { recordedAt = null, recordedBy = null } = entry.changes?.[restFields[field]] ?? {};
      return { field, version: toValueVersion(entry, restFields[field]), recordedAt, recordedBy };
    });
  },

  installation: async ({ installation }, _, { loaders }) =>
    requireFound(
      await loaders.installation.load(installation),
      "The installation was not found. It may have been deleted meanwhile.",
    ),

  product: async ({ installation, measurementId }, _, { loaders }) => {
    const products = (await loaders.installation.load(installation))?.products;
    const found = products?.find((product) => product.measurementId === measurementId);
    return { ...requireFound(found, "The product was not found. It may have been removed meanwhile."), installation };
  },
};

export const PhotoPlaces: PhotoPlacesResolvers = { totalCount: ({ count }) => count };

export const Missing: MissingResolvers = {
  stepId: ({ installation: { projectId, installationId }, stepLabel }) =>
    stepLabel === undefined ? null : toGlobalId("Step", projectId, installationId, stepLabel),
  installedProductId: ({ installation: { projectId, installationId }, measurementId }) =>
    measurementId === undefined ? null : toGlobalId("InstalledProduct", projectId, installationId, measurementId),
  field: ({ field }) => stepFields.find((name) => restFields[name] === field) ?? null,
  value: ({ value }) => toReading(value).value,
  isOverRange: ({ value }) => toReading(value).isOverRange,
  lowerBound: ({ value }) => toReading(value).lowerBound,
  instrument: ({ instrument }) => toMeasuredInstrument(instrument ?? null),
};
