import {
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInterfaceType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
} from "graphql";
import type { QueryCase } from "./GraphqlCase.ts";

/**
 * Every field of a type that needs no argument but values of enums, of which the first are given, days, and texts, which find nothing. What
 * has an id of its own is asked for that alone, since it is read whole by its id; everything else is written out, a type within itself with
 * its plain values only. Pages are short, so that all lists of a company stay within the requests that one operation may make.
 */
export function selectionOf(
  schema: GraphQLSchema,
  type: GraphQLObjectType,
  { above = [], fields }: { above?: string[]; fields?: QueryCase["fields"] } = {},
): string {
  const within = [...above, type.name];
  const isWanted = ({ name }: { name: string }) =>
    !fields || ("only" in fields ? name === "id" || name === fields.only : name !== fields.without);
  const parts = Object.values(type.getFields()).flatMap((field) => {
    if (!isWanted(field)) return [];
    const call = callOf(field);
    const named = getNamedType(field.type);
    if (call === null) return [];
    if (isLeafType(named)) return [call];
    if (isInterfaceType(named) || isNode(named)) return [`${call} { id }`];
    if (!isObjectType(named)) return [];
    if (within.includes(named.name)) return [`${call} { ${leavesOf(named)} }`];
    return [`${call} { ${selectionOf(schema, named, { above: within })} }`];
  });
  return parts.join(" ");

  function callOf({ name, args }: GraphQLField<unknown, unknown>): string | null {
    const values = args.filter(isRequiredArgument).map((argument) => {
      const value = literalOf(getNamedType(argument.type));
      return value && `${argument.name}: ${value}`;
    });
    if (values.includes(null)) return null;
    if (args.some((argument) => argument.name === "first")) values.push("first: 5");
    return values.length > 0 ? `${name}(${values.join(", ")})` : name;
  }

  function literalOf(type: GraphQLNamedType): string | null {
    if (isEnumType(type)) return type.getValues()[0]?.name ?? null;
    if (type.name === "String") return '"none"';
    return type.name === "Date" ? '"2026-01-31"' : null;
  }

  function leavesOf(named: GraphQLObjectType): string {
    const leaves = Object.values(named.getFields()).filter(({ type }) => isLeafType(getNamedType(type)));
    return leaves.map(({ name }) => name).join(" ");
  }

  function isNode(named: object): boolean {
    return isObjectType(named) && named.getInterfaces().some(({ name }) => name === "Node");
  }
}
