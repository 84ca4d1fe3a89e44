import type { ErrorObject } from "ajv";

export type Fault = Pick<ErrorObject, "keyword" | "params" | "parentSchema">;
type Rule = Record<string, unknown>;

const types: Record<string, string> = {
  ...{ string: "text", number: "a number", integer: "a whole number", boolean: "true or false" },
  ...{ array: "a list", object: "an object", null: "null" },
};
const formats: Record<string, string> = {
  day: "is no day: write 2026-01-31, or its midnight in UTC, 2026-01-31T00:00:00Z",
  date: "is no day: write 2026-01-31",
  "date-time": "is no time: write 2026-01-31T12:00:00Z",
};
const ruled = new Set(["type", "pattern", "format", "enum"]);

/** Texts by JSON Schema keyword, for a field that breaks its rule. The validator's own texts are for developers. */
const words: Record<string, (rule: Rule, params: Rule) => string> = {
  required: () => "is missing",
  additionalProperties: () => "is not known here",
  type: ({ type }) =>
    `is of another type: give ${[type]
      .flat()
      .map((name) => types[String(name)])
      .join(" or ")}`,
  enum: (_, { allowedValues }) => `is none of ${[allowedValues].flat().join(", ")}`,
  format: ({ format }) => formats[String(format)] ?? unknown,
  minLength: ({ minLength }) => (minLength === 1 ? "is empty" : `has fewer than ${minLength} characters`),
  maxLength: ({ maxLength }) => `has more than ${maxLength} characters`,
  minimum: (rule) => `is less than ${rule.minimum}${possible(rule)}`,
  exclusiveMinimum: (rule) => `is not more than ${rule.exclusiveMinimum}${possible(rule)}`,
  maximum: (rule) => `is more than ${rule.maximum}${possible(rule)}`,
  minItems: (rule) =>
    `${rule.minItems === 1 ? "is empty" : `has fewer than ${rule.minItems} entries`}${possibleEntries(rule)}`,
  maxItems: (rule) => `has more than ${rule.maxItems} entries${possibleEntries(rule)}`,
  uniqueItems: () => "has an entry twice",
  minProperties: ({ minProperties }) => `changes nothing: give ${minProperties} field at least`,
  maxProperties: ({ maxProperties }) => `has more than ${maxProperties} keys`,
};
const unknown = "is not as it should be";

/** Says what is wrong with a field, in words that follow its name. A rule may have its own text (`x-refusal`). */
export function refusalWords({ keyword, params, parentSchema: rule = {} }: Fault): string {
  const own = ruled.has(keyword) ? rule["x-refusal"] : undefined;
  return typeof own === "string" ? own : (words[keyword]?.(rule, params) ?? unknown);
}

function possible({ minimum, exclusiveMinimum, maximum }: Rule): string {
  if (maximum === undefined) return "";
  return `: give ${minimum ?? `more than ${exclusiveMinimum}`} to ${maximum}`;
}

function possibleEntries({ minItems, maxItems }: Rule): string {
  return maxItems === undefined ? "" : `: give ${minItems ?? 0} to ${maxItems} entries`;
}
