import type { Schema } from "./Schema.ts";

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

/** Short enough for a line. */
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
