import { type GraphQLSchema, getNamedType, isInterfaceType, isObjectType } from "graphql";
import { selectionOf } from "./selectionOf.ts";

type Kind = "Query" | "Mutation";
type Options = {
  /** For a field of an interface: the type that is asked for. */
  on?: string;
  /** Selected beside the rest. */
  also?: string;
};

/** A document that asks one field of Query or Mutation for all it can give, its arguments as variables of the same names. */
export function documentOf(schema: GraphQLSchema, kind: Kind, name: string, { on, also = "" }: Options = {}): string {
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
    return `... on ${concrete.name} { ${selectionOf(schema, concrete)} }`;
  }
}
