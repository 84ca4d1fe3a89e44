import type { MutationResolvers } from "../__generated__/resolvers.ts";
import { userError } from "../userErrors.ts";
import { readingsToData } from "./readingsToData.ts";
import { record } from "./record.ts";
import { stepEntryKeyOf } from "./stepEntryKeyOf.ts";
import { versionsByField } from "./stepVersions.ts";

export const recordMeasurements: MutationResolvers["recordMeasurements"] = (_, { input }, context) => {
  const key = stepEntryKeyOf(input.stepEntryId);
  const { data, userErrors } = readingsToData(input.readings ?? []);
  if (input.isWaterSurrounded !== undefined) data.isWaterSurrounded = input.isWaterSurrounded;
  if (Object.keys(data).length === 0 && userErrors.length === 0) {
    userErrors.push(userError("VALUE_INVALID", "There is nothing to record", "readings"));
  }
  if (userErrors.length > 0) return { changed: key.installation, stepEntry: null, userErrors };
  return record(key, data, versionsByField(input.versions ?? []), context);
};
