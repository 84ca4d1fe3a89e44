import type { Schema } from "../../contract/differences.ts";
import type { Contract } from "../../contract/readContract.ts";

type Key = string | number;

/** A way to break an answer: a field is removed, or gets a value of another type. */
export type Breakage = { field: string; kind: "missing" | "type"; break(json: unknown): unknown };

/** All ways to break one field of an answer. Only one row of a list is broken. */
export function breakages(schema: Schema, json: unknown, { resolve }: Contract): Breakage[] {
  const found = new Map<string, Breakage>();
  walk(schema, json, []);
  return [...found.values()];

  function walk(given: Schema, value: unknown, path: Key[]): void {
    const one = given.$ref ? resolve(given.$ref) : given;
    for (const part of one.allOf ?? []) walk(part, value, path);
    if (Array.isArray(value) && one.items) {
      const { items } = one;
      value.forEach((row, index) => {
        walk(items, row, [...path, index]);
      });
    } else if (typeof value === "object" && value !== null) {
      for (const [name, below] of Object.entries(one.properties ?? {})) {
        if (name in value) property(one, name, below, value as Record<string, unknown>, [...path, name]);
      }
    }
  }

  function property(parent: Schema, name: string, schema: Schema, value: Record<string, unknown>, path: Key[]): void {
    const wrong = wrongFor(schema.$ref ? resolve(schema.$ref) : schema);
    if (parent.required?.includes(name)) add("missing", path, (holder) => Reflect.deleteProperty(holder, name));
    add("type", path, (holder) => Reflect.set(holder, name, wrong));
    walk(schema, value[name], path);
  }

  function add(kind: Breakage["kind"], path: Key[], change: (holder: object) => void): void {
    const field = path
      .map((key) => (typeof key === "number" ? "[]" : `.${key}`))
      .join("")
      .replace(/^\./, "");
    const known = found.get(`${kind} ${field}`);
    if (known) return;
    found.set(`${kind} ${field}`, { field, kind, break: (whole) => changed(whole, path.slice(0, -1), change) });
  }
}

/** The required fields of an answer; recursive types only once. */
export function requiredFields(schema: Schema, { resolve }: Contract): string[] {
  return [...new Set(fieldsBelow(schema, "", []))];

  function fieldsBelow(given: Schema, path: string, above: string[]): string[] {
    if (given.$ref && above.includes(given.$ref)) return [];
    const within = given.$ref ? [...above, given.$ref] : above;
    const one = given.$ref ? resolve(given.$ref) : given;
    const parts = (one.allOf ?? []).flatMap((part) => fieldsBelow(part, path, within));
    const rows = one.items ? fieldsBelow(one.items, `${path}[]`, within) : [];
    const own = (one.required ?? []).flatMap((name) => {
      const field = path === "" ? name : `${path}.${name}`;
      return [field, ...fieldsBelow(one.properties?.[name] ?? {}, field, within)];
    });
    return [...parts, ...rows, ...own];
  }
}

function wrongFor({ type, anyOf }: Schema): unknown {
  if (anyOf) return true;
  const takesNumbers = [type ?? []].flat().some((name) => name === "number" || name === "integer");
  return takesNumbers ? "wrong" : 12345;
}

function changed(json: unknown, path: Key[], change: (holder: object) => void): unknown {
  const copy = structuredClone(json);
  const holder = path.reduce<unknown>((part, key) => (part as Record<Key, unknown> | undefined)?.[key], copy);
  // Another answer of the same operation may lack this row.
  if (typeof holder === "object" && holder !== null) change(holder);
  return copy;
}
