import {
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
} from "graphql";

/** A place in the variables of an operation that names something by its id: `["input", "folderIds"]`. */
export type IdSlot = {
  kind: "Query" | "Mutation";
  field: string;
  path: string[];
  /** A global id, not one of the REST service. */
  isGlobal: boolean;
  isDeprecated: boolean;
};

type Place = Pick<IdSlot, "path" | "isGlobal" | "isDeprecated">;

/** Every argument and input field of Query and Mutation that is an id: of the type ID, or a text that is named as one. */
export function idSlots(schema: GraphQLSchema): IdSlot[] {
  return [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {}).flatMap((field) =>
      field.args
        .flatMap((argument) => pathsTo(argument))
        .map((place) => ({ kind: type?.name as IdSlot["kind"], field: field.name, ...place })),
    ),
  );
}

function pathsTo({
  name,
  type,
  deprecationReason,
}: Pick<GraphQLInputField, "name" | "type" | "deprecationReason">): Place[] {
  const named: GraphQLInputType = getNamedType(type);
  if (isInputObjectType(named)) {
    return Object.values(named.getFields()).flatMap((field) =>
      pathsTo(field).map((place) => ({ ...place, path: [name, ...place.path] })),
    );
  }
  // An external id is an integrator's own text; an item id stands in a body and is compared only.
  const isNamedAsId = named.name === "String" && !["externalId", "itemId"].includes(name) && /Ids?$/.test(name);
  const isId = named.name === "ID" || isNamedAsId;
  // The folders of a certificate are named by either id.
  return isId
    ? [{ path: [name], isGlobal: named.name === "ID" && name !== "folders", isDeprecated: Boolean(deprecationReason) }]
    : [];
}

/** The ids at a place; empty where there are none. A list on the way to it has the place in each of its items. */
export function idsAt(variables: object, path: string[]): string[] {
  const values = path.reduce<unknown[]>(
    (parts, key) => parts.flatMap((part) => (part as Record<string, unknown> | undefined)?.[key] ?? []),
    [variables],
  );
  return values.map(String);
}

/** The same variables with other ids at a place. */
export function withIds<T extends object>(variables: T, path: string[], change: (id: string) => string): T {
  const copy = structuredClone(variables);
  const last = path.at(-1) ?? "";
  const holders = path
    .slice(0, -1)
    .reduce<unknown[]>(
      (parts, key) => parts.flatMap((part) => (part as Record<string, unknown>)[key] ?? []),
      [copy],
    ) as Record<string, unknown>[];
  for (const holder of holders) {
    const value = holder[last];
    holder[last] = Array.isArray(value) ? value.map((id) => change(String(id))) : change(String(value));
  }
  return copy;
}
