import type { ErrorObject } from "ajv";

/** The parts of JSON Schema that the contract uses. */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
};

/** An answer's field with the expected and the actual value. `field` is a path like `data[].installations.count`. */
export type Fault = { field: string; expected: string; got: string };
export type Difference = Fault & { operation: string };

// Ignored keywords: additional fields are allowed, and the enclosing `anyOf` or `oneOf` reports a failed `if`.
const beside = new Set(["additionalProperties", "if"]);

/** The validator's errors as text. A field has one error, however many rows have it. */
export function differencesOf(errors: ErrorObject[], describe: (schema: Schema) => string): Fault[] {
  const alternatives = errors.filter(({ keyword }) => keyword === "anyOf" || keyword === "oneOf");
  const isWithin = ({ schemaPath, keyword }: ErrorObject) =>
    !alternatives.some((one) => one.schemaPath === schemaPath && one.keyword === keyword) &&
    alternatives.some((one) => schemaPath.startsWith(`${one.schemaPath}/`));
  const faults = new Map<string, Fault>();
  for (const error of errors) {
    if (beside.has(error.keyword) || isWithin(error)) continue;
    const fault = faultOf(error, describe);
    if (!faults.has(fault.field)) faults.set(fault.field, fault);
  }
  return [...faults.values()];
}

function faultOf(error: ErrorObject, describe: (schema: Schema) => string): Fault {
  const schema = error.parentSchema as Schema;
  if (error.keyword !== "required") {
    return { field: fieldAt(error.instancePath), expected: wanted(error, describe), got: describeValue(error.data) };
  }
  const missing = String(error.params.missingProperty);
  const expected = describe(schema.properties?.[missing] ?? {});
  return { field: fieldAt(`${error.instancePath}/${missing}`), expected, got: "nothing" };
}

// For patterns and bounds the validator's own message is clearer.
function wanted({ keyword, parentSchema, message }: ErrorObject, describe: (schema: Schema) => string): string {
  const isPlain = ["type", "enum", "const", "format", "anyOf", "oneOf"].includes(keyword);
  return isPlain ? describe(parentSchema as Schema) : (message ?? keyword).replace(/^must be /, "");
}

function fieldAt(pointer: string): string {
  const path = pointer
    .split("/")
    .slice(1)
    .map((part) => (/^\d+$/.test(part) ? "[]" : `.${part}`))
    .join("");
  return path.replace(/^\./, "") || "(the body)";
}

const names: Record<string, string> = {
  object: "an object",
  array: "a list",
  string: "a text",
  number: "a number",
  integer: "a whole number",
  boolean: "true or false",
  null: "null",
};

const maxCharacters = 60;

export function describeSchema(schema: Schema, resolve: (ref: string) => Schema): string {
  if (schema.$ref) return describeSchema(resolve(schema.$ref), resolve);
  if (schema.enum) return list(schema.enum.map((value) => String(value)));
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives) return list(alternatives.map((one) => describeSchema(one, resolve)));
  const types = [schema.type ?? "object"].flat().map((type) => names[type] ?? type);
  return list(types) + (schema.format ? ` (${schema.format})` : "");
}

export function describeValue(value: unknown): string {
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object" && value !== null) return "an object";
  const text = JSON.stringify(value) ?? "nothing";
  return text.length > maxCharacters ? `${text.slice(0, maxCharacters)}…` : text;
}

function list(words: string[]): string {
  const last = words.at(-1) ?? "";
  return words.length < 2 ? last : `${words.slice(0, -1).join(", ")} or ${last}`;
}
