import type { ErrorObject, SchemaObject } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { fullFormats } from "ajv-formats/dist/formats.js";
import type { FastifySchemaCompiler, FastifySchemaValidationError } from "fastify";
import { type ApiError, type Detail, validationFailed } from "../errors.ts";
import { refusalWords } from "./refusalWords.ts";

// Verbose errors contain the violated rule, and refusals name the rule's limits.
const options = { strict: false, allErrors: true, useDefaults: true, verbose: true };
const forBodies = new Ajv2020(options);
// Numbers in paths and queries are converted from text. A repeatable parameter is a list even if it occurs once.
const forText = new Ajv2020({ ...options, coerceTypes: "array" });
const rfc3339 = fullFormats["date-time"] as { validate: (text: string) => boolean };
for (const validator of [forBodies, forText]) {
  addFormats.default(validator);
  // RFC 3339 has leap seconds; JavaScript and PostgreSQL do not.
  validator.addFormat("date-time", (text) => rfc3339.validate(text) && !Number.isNaN(Date.parse(text)));
  validator.addFormat("day", isDay);
}

/** A day or its midnight in UTC. Another time or zone would be another day for somebody. */
function isDay(text: string): boolean {
  const [, day = "", rest = ""] = /^(\d{4}-\d\d-\d\d)(T00:00:00(?:\.0{1,9})?(?:Z|[+-]00:00))?$/i.exec(text) ?? [];
  const isMidnight = rest === "" || rfc3339.validate(`${day}${rest}`);
  const date = new Date(`${day}T00:00:00Z`);
  return isMidnight && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

const codes: Record<string, string> = {
  required: "FIELD_REQUIRED",
  additionalProperties: "FIELD_UNKNOWN",
  type: "FIELD_TYPE",
  enum: "FIELD_VALUE",
  format: "FIELD_FORMAT",
  pattern: "FIELD_FORMAT",
  minLength: "FIELD_REQUIRED",
  maxLength: "FIELD_TOO_LONG",
  minimum: "FIELD_TOO_SMALL",
  exclusiveMinimum: "FIELD_TOO_SMALL",
  maximum: "FIELD_TOO_LARGE",
};

const compiled = new Map<string, ReturnType<Ajv2020["compile"]>>();

/** Nothing is removed, and body values are not converted. Each schema is compiled once, at its first request. */
export const compileValidator: FastifySchemaCompiler<SchemaObject> = ({ schema, httpPart }) => {
  const isBody = httpPart === "body";
  const rules = httpPart === "headers" ? lowerCased(schema) : schema;
  const key = `${isBody} ${JSON.stringify(rules)}`;
  return (data) => {
    const validate = compiled.get(key) ?? (isBody ? forBodies : forText).compile(rules);
    compiled.set(key, validate);
    return validate(data) === true || { error: validate.errors ?? [] };
  };
};

/** Node's header names are in lower case. Fastify does not convert the schema's names for a custom validator. */
function lowerCased({ properties = {}, required = [], ...schema }: SchemaObject): SchemaObject {
  const named = Object.entries(properties).map(([name, rule]) => [name.toLowerCase(), rule]);
  const wanted = required.map((name: string) => name.toLowerCase());
  return { ...schema, properties: Object.fromEntries(named), required: wanted };
}

const maxFieldCharacters = 200;

/** One entry for each faulty field. For a `oneOf`, only the faults of the best matching alternative are named. */
export function toValidationError(errors: readonly FastifySchemaValidationError[], maxDetails: number): ApiError {
  const details = new Map<string, Detail>();
  for (const error of closestAlternative(errors)) {
    const field = fieldOf(error);
    if (details.has(field)) continue;
    const code = codes[error.keyword] ?? "FIELD_VALUE";
    const message = `${field || "The body"} ${refusalWords(error)}.`;
    const { limit } = error.params;
    details.set(field, {
      field,
      code,
      message,
      ...(typeof limit === "number" && code !== "FIELD_REQUIRED" && { limit }),
    });
    if (details.size === maxDetails) break;
  }
  return validationFailed([...details.values()]);
}

function closestAlternative(errors: readonly FastifySchemaValidationError[]) {
  const alternatives = Map.groupBy(errors, (error) => /^#\/oneOf\/(\d+)\//.exec(error.schemaPath)?.[1]);
  const shared = (alternatives.get(undefined) ?? []).filter(({ keyword }) => !["oneOf", "anyOf"].includes(keyword));
  alternatives.delete(undefined);
  const [closest = []] = [...alternatives.values()].sort((one, other) => misfits(one) - misfits(other));
  return [...shared, ...closest];
}

/** Missing and unknown keys at the top level show the intended alternative better than deeper faults. */
function misfits(errors: FastifySchemaValidationError[]): number {
  return errors.filter(({ instancePath }) => instancePath === "").length;
}

function fieldOf({ instancePath, params }: FastifySchemaValidationError | ErrorObject): string {
  const named = params as { missingProperty?: string; additionalProperty?: string };
  const last = named.missingProperty ?? named.additionalProperty;
  return [...instancePath.split("/").slice(1), ...(last ? [last] : [])].join(".").slice(0, maxFieldCharacters);
}

const maxDepth = 20;

/**
 * Refuses NUL and half surrogates (not storable), control characters (they add lines to mails) and direction marks.
 */
export function rejectControlCharacters(value: unknown, { isMultiline = false } = {}, field = "", level = 0): void {
  if (typeof value === "string") {
    const isControlled = controls.test(isMultiline ? value.replaceAll("\n", "") : value);
    if (isControlled || !value.isWellFormed() || (!mayTurn(field, isMultiline) && bidiControls.test(value)))
      throw validationFailed([{ field, code: "FIELD_FORMAT", message: `${field} holds characters that are no text.` }]);
  } else if (typeof value === "object" && value !== null) {
    if (level === maxDepth)
      throw validationFailed([
        { field, code: "FIELD_FORMAT", message: `The body nests deeper than ${maxDepth} levels.` },
      ]);
    for (const [key, part] of Object.entries(value))
      rejectControlCharacters(part, { isMultiline }, field ? `${field}.${key}` : key, level + 1);
  }
}

// File names may contain direction marks, because they are stored unchanged. Pages isolate the names from other text.
const mayTurn = (field: string, isMultiline: boolean) => isMultiline || /(^|\.)fileName$/.test(field);

// These characters turn the direction of the text, so that a name reads like another name.
const bidiControls = /\p{Bidi_Control}/u;

// Tabs are allowed, because names copied from a table can contain them.
const controls = /(?!\t)\p{Cc}/u;
