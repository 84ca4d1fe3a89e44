export type Schema = {
  $ref?: string;
  type?: string | string[];
  required?: string[];
  properties?: Record<string, Schema>;
  additionalProperties?: boolean;
  items?: Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
};

type BrokenBody = {
  /** The path to the broken field, as in refusals: `data.attachments.0.url`. */
  field: string;
  code: string;
  body: unknown;
};

type Key = string | number;

/** Copies of a good body in which one field is missing, unknown, or of another type. */
export function brokenBodies(schema: Schema, good: object, resolve: (ref: string) => Schema): BrokenBody[] {
  return walk(alternativeFor(schema), good, []);

  function alternativeFor(given: Schema): Schema {
    const one = given.$ref ? resolve(given.$ref) : given;
    const fits = (part: Schema) => Object.keys(good).every((key) => key in (alternativeFor(part).properties ?? {}));
    return one.oneOf ? alternativeFor(one.oneOf.find(fits) ?? {}) : one;
  }

  function walk(given: Schema, value: unknown, path: Key[]): BrokenBody[] {
    const one = given.$ref ? resolve(given.$ref) : given;
    if (Array.isArray(value)) return value.flatMap((row, index) => walk(one.items ?? {}, row, [...path, index]));
    if (typeof value !== "object" || value === null || !one.properties) return [];
    const { properties, required = [], additionalProperties } = one;
    const broken = (name: string, code: string, change: (holder: object) => void) => {
      const body = structuredClone(good);
      change(path.reduce<object>((part, key) => Reflect.get(part, key), body));
      return { field: [...path, name].join("."), code, body };
    };
    return [
      ...(additionalProperties === false
        ? [broken("surprise", "FIELD_UNKNOWN", (holder) => Reflect.set(holder, "surprise", true))]
        : []),
      ...required.map((name) => broken(name, "FIELD_REQUIRED", (holder) => Reflect.deleteProperty(holder, name))),
      ...Object.entries(properties).flatMap(([name, below]) => {
        if (!(name in value)) return [];
        const wrong = wrongFor(below.$ref ? resolve(below.$ref) : below);
        return [
          ...(wrong === undefined ? [] : [broken(name, "FIELD_TYPE", (holder) => Reflect.set(holder, name, wrong))]),
          ...walk(below, Reflect.get(value, name), [...path, name]),
        ];
      }),
    ];
  }
}

/** A value of a type that the schema refuses; undefined for a schema with alternatives or without a type. */
function wrongFor({ type, anyOf }: Schema): unknown {
  if (anyOf || type === undefined) return undefined;
  const takesNumbers = [type].flat().some((name) => name === "number" || name === "integer");
  return takesNumbers ? "1" : 1;
}
