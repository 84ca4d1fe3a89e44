import type { RestStepEntry } from "../rest/types.ts";

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
