import type { Quantity, StepField, StepFieldVersionInput } from "../__generated__/resolvers.ts";
import { assertVersion, isServiceVersion, toVersion } from "../graphql/version.ts";
import type { RestStepEntry, RestStepField, RestStepRecording } from "../rest/types.ts";

const restQuantities = {
  RESISTANCE: "resistance",
  INSULATION: "insulation",
  CURRENT: "current",
  TEMPERATURE: "temperature",
} as const satisfies Record<Quantity, RestStepField>;

/** REST names by field, in the order of the form. */
export const restFields = {
  ...restQuantities,
  IS_WATER_SURROUNDED: "isWaterSurrounded",
  ATTACHMENTS: "attachments",
} as const satisfies Record<StepField, RestStepField>;

export const quantities = Object.keys(restQuantities) as Quantity[];
export const stepFields = Object.keys(restFields) as StepField[];

export type StepVersions = Partial<Record<RestStepField, string>>;
export type StepData = RestStepRecording["data"];

export function parseStepVersions(given: readonly StepFieldVersionInput[]): StepVersions {
  for (const { version } of given) assertVersion(version);
  return Object.fromEntries(given.map(({ field, version }) => [restFields[field], version]));
}

export function toValueVersion({ changes, data }: RestStepEntry, field: RestStepField): string {
  return toVersion(changes?.[field]?.version, [toComparable(data[field])]);
}

export function serviceVersions(versions: StepVersions): StepVersions | undefined {
  const told = Object.entries(versions).filter(([, version]) => isServiceVersion(version));
  return told.length > 0 ? Object.fromEntries(told) : undefined;
}

/** A service without versions accepts stale values. This comparison misses values that are recorded after the read. */
export function findComputedConflicts(entry: RestStepEntry, data: StepData, versions: StepVersions): RestStepField[] {
  return (Object.keys(data) as RestStepField[]).filter((field) => {
    const version = versions[field];
    if (version === undefined || isServiceVersion(version) || version === toValueVersion(entry, field)) return false;
    return (
      toVersion(undefined, [toComparable(data[field])]) !== toVersion(undefined, [toComparable(entry.data[field])])
    );
  });
}

// Ignores a link's query, because links are signed anew at each read.
function toComparable(value: StepData[RestStepField]): unknown {
  if (!Array.isArray(value)) return value ?? null;
  return value.map(({ url, fileName }) => [url.split("?")[0], fileName]);
}
