import { type GraphQLSchema, getNamedType, isInterfaceType, isObjectType } from "graphql";
import type { QueryCase } from "./GraphqlCase.ts";
import { selectionOf } from "./selectionOf.ts";

type Kind = "Query" | "Mutation";
type Options = Pick<QueryCase, "on" | "fields"> & {
  /** Selected beside the rest. */
  also?: string;
};

/** A document that asks one field of Query or Mutation for all it can give, its arguments as variables of the same names. */
export function documentOf(schema: GraphQLSchema, kind: Kind, name: string, options: Options = {}): string {
  const { on, fields, also = "" } = options;
  const root = kind === "Query" ? schema.getQueryType() : schema.getMutationType();
  const field = root?.getFields()[name];
  if (!field) throw new Error(`The schema has no ${kind}.${name}`);
  const variables = field.args.map((argument) => `$${argument.name}: ${String(argument.type)}`);
  const given = field.args.map((argument) => `${argument.name}: $${argument.name}`);
  const call = given.length === 0 ? name : `${name}(${given.join(", ")})`;
  const head = `${kind.toLowerCase()}${variables.length === 0 ? "" : `(${variables.join(", ")})`}`;
  return `${head} { ${call} { ${selection()} ${also} } }`;

  function selection(): string {
    const type = getNamedType(field?.type);
    if (isObjectType(type)) return selectionOf(schema, type);
    const concrete = on === undefined ? undefined : schema.getType(on);
    if (!isInterfaceType(type) || !isObjectType(concrete)) return "__typename";
    return `... on ${concrete.name} { ${selectionOf(schema, concrete, { fields })} }`;
  }
}
