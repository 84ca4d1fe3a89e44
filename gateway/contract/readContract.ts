import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { parse } from "yaml";
import { describeSchema, differencesOf, type Fault, type Schema } from "./differences.ts";

export type Origin = "specified" | "chosen";

export type Operation = {
  id: string;
  method: string;
  /** The path with names in braces. */
  path: string;
  origin: Origin;
  /** The schema of each answer with a body, by status; `4XX` and `default` stand for all others. */
  schemas: Map<string, Schema>;
  successes: string[];
  check(status: string, json: unknown): Fault[];
};

export type Contract = {
  operations: Operation[];
  find(method: string, path: string): Operation | null;
  resolve(ref: string): Schema;
};

type Responses = Record<string, { $ref?: string; content?: { "application/json": { schema: Schema } } }>;
type Described = { operationId?: string; "x-origin": Origin; responses: Responses };
export type Document = { paths: Record<string, Record<string, Described>>; components: object };

export function readDocument(): Document {
  return parse(readFileSync(new URL("../../upstream/openapi.yaml", import.meta.url), "utf8"));
}

export function readContract(document: Document = readDocument()): Contract {
  const ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true });
  addFormats.default(ajv);
  ajv.addSchema(document, "contract");
  const resolve = (ref: string) => pointedAt<Schema>(document, ref);
  const describe = (schema: Schema) => describeSchema(schema, resolve);

  function operationAt(path: string, method: string, { operationId, responses, ...described }: Described): Operation[] {
    if (!operationId) return [];
    const schemas = new Map<string, Schema>();
    for (const [status, response] of Object.entries(responses)) {
      const whole = response.$ref ? pointedAt<Responses[string]>(document, response.$ref) : response;
      const schema = whole.content?.["application/json"].schema;
      if (schema) schemas.set(status, schema);
    }
    const check = (status: string, json: unknown) => {
      const schema = schemas.get(status);
      if (!schema) return [];
      const validate = ajv.compile(fromRoot(schema));
      return validate(json) ? [] : differencesOf(validate.errors ?? [], describe);
    };
    const successes = Object.keys(responses).filter((status) => status.startsWith("2"));
    return [
      { id: operationId, method: method.toUpperCase(), path, origin: described["x-origin"], schemas, successes, check },
    ];
  }

  // Leaves out the public log, whose files the gateway passes on unread.
  const paths = Object.entries(document.paths).filter(([path]) => path.startsWith("/v1/"));
  const operations = paths.flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, described]) => operationAt(path, method, described)),
  );
  return { operations, resolve, find: finderOf(operations) };
}

/** Paths with fewer placeholders come first, so that `user/validate` precedes `user/{userId}`. */
function finderOf(operations: Operation[]): Contract["find"] {
  const known = operations
    .map((operation) => ({ operation, pattern: new RegExp(`^${operation.path.replace(/\{\w+\}/g, "[^/]+")}$`) }))
    .toSorted((one, other) => one.operation.path.split("{").length - other.operation.path.split("{").length);
  return (method, path) => {
    const found = known.find(({ operation, pattern }) => operation.method === method && pattern.test(path));
    return found?.operation ?? null;
  };
}

// A schema that is compiled alone lacks the definitions, so its references point into the whole contract.
const rooted = new WeakMap<Schema, Schema>();
function fromRoot(schema: Schema): Schema {
  const known = rooted.get(schema);
  if (known) return known;
  const made = JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"contract#/'));
  rooted.set(schema, made);
  return made;
}

function pointedAt<T>(document: object, ref: string): T {
  const keys = ref.replace(/^(contract)?#\//, "").split("/");
  return keys.reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], document) as T;
}
