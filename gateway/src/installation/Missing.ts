import type { MissingResolvers } from "../__generated__/resolvers.ts";
import { stepFields } from "../step/stepFields.ts";

export const Missing: MissingResolvers = {
  field: ({ field }) => (field ? stepFields[field] : null),
  value: ({ value }) => (typeof value === "number" ? value : null),
  isOverRange: ({ value }) => value === "OVER_RANGE",
};
