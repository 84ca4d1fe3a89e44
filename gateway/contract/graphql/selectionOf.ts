import {
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isInterfaceType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
} from "graphql";

/**
 * Every field of a type that can be asked without arguments. What has an id of its own is asked for that alone, since it is read
 * whole by its id; everything else is written out, a type within itself with its plain values only.
 */
export function selectionOf(schema: GraphQLSchema, type: GraphQLObjectType, above: string[] = []): string {
  const within = [...above, type.name];
  const parts = Object.values(type.getFields()).flatMap((field) => {
    if (field.args.some(isRequiredArgument)) return [];
    const named = getNamedType(field.type);
    if (isLeafType(named)) return [field.name];
    if (isInterfaceType(named) || isNode(named)) return [`${field.name} { id }`];
    if (!isObjectType(named)) return [];
    if (within.includes(named.name)) return [`${field.name} { ${leavesOf(named)} }`];
    return [`${field.name} { ${selectionOf(schema, named, within)} }`];
  });
  return parts.join(" ");

  function leavesOf(named: GraphQLObjectType): string {
    const leaves = Object.values(named.getFields()).filter(({ type }) => isLeafType(getNamedType(type)));
    return leaves.map(({ name }) => name).join(" ");
  }

  function isNode(named: object): boolean {
    return isObjectType(named) && named.getInterfaces().some(({ name }) => name === "Node");
  }
}
