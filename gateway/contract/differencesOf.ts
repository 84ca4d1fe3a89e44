import type { ErrorObject } from "ajv";
import { describeValue } from "./describe.ts";
import type { Schema } from "./Schema.ts";

/** A field of an answer, what the contract expects of it and what came. */
export type Fault = { field: string; expected: string; got: string };

// Additional fields are allowed, and alternatives are reported by the keyword above them.
const beside = new Set(["additionalProperties", "if"]);

/** The validator's errors as a person reads them: one for each field, whatever the number of rows it is wrong in. */
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

// The validator explains patterns and bounds better.
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
