import type { MissingResolvers } from "../__generated__/resolvers.ts";
import { toReading } from "../step/reading.ts";
import { stepFields } from "../step/stepFields.ts";

export const Missing: MissingResolvers = {
  field: ({ field }) => (field ? stepFields[field] : null),
  value: ({ value }) => toReading(value).value,
  isOverRange: ({ value }) => toReading(value).isOverRange,
  lowerBound: ({ value }) => toReading(value).lowerBound,
};
