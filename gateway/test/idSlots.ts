import {
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
} from "graphql";

/** The path to an id in the variables of an operation: `["input", "folderIds"]`. */
export type IdSlot = {
  kind: "Query" | "Mutation";
  field: string;
  path: string[];
  /** True for a global id, false for a REST id. */
  isGlobal: boolean;
  isDeprecated: boolean;
};

type Place = Pick<IdSlot, "path" | "isGlobal" | "isDeprecated">;

/** All ids in arguments and inputs of Query and Mutation: values of type ID, and strings that are named like ids. */
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
  // An external id is any text, and an item id is only compared within its request.
  const isNamedAsId = named.name === "String" && !["externalId", "itemId"].includes(name) && /Ids?$/.test(name);
  const isId = named.name === "ID" || isNamedAsId;
  // A certificate's folders may be named by both kinds of id.
  return isId
    ? [{ path: [name], isGlobal: named.name === "ID" && name !== "folders", isDeprecated: Boolean(deprecationReason) }]
    : [];
}

/** The ids at a path, also in each item of a list. */
export function idsAt(variables: object, path: string[]): string[] {
  const values = path.reduce<unknown[]>(
    (parts, key) => parts.flatMap((part) => (part as Record<string, unknown> | undefined)?.[key] ?? []),
    [variables],
  );
  return values.map(String);
}

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
