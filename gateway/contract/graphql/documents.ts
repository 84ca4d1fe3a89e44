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
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from "graphql";
import type { QueryCase } from "./GraphqlCase.ts";
import type { Step } from "./graphqlCases.ts";

export function documentOfStep(schema: GraphQLSchema, step: Step): string {
  if (step.kind === "Query") return documentOf(schema, "Query", step.query.name, step.query);
  return documentOf(schema, "Mutation", step.mutation.name, step.mutation);
}

/** The fields of the schema, as `Type.field`, that no document selects. */
export function uncoveredFields(schema: GraphQLSchema, documents: string[]): string[] {
  const asked = new Set<string>();
  for (const document of documents) {
    const types = new TypeInfo(schema);
    const note = () => void asked.add(`${types.getParentType()?.name}.${types.getFieldDef()?.name}`);
    visit(parse(document), visitWithTypeInfo(types, { Field: note }));
  }
  return Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter(({ name }) => !name.startsWith("__"))
    .flatMap((type) => Object.keys(type.getFields()).map((field) => `${type.name}.${field}`))
    .filter((field) => !asked.has(field));
}

type Kind = "Query" | "Mutation";
type Options = Pick<QueryCase, "on" | "fields"> & {
  also?: string;
};

/** A document that selects everything of one root field, with its arguments as variables of the same names. */
function documentOf(schema: GraphQLSchema, kind: Kind, name: string, options: Options = {}): string {
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

/** Selects all fields, or those of `fields`, but none whose arguments it cannot fill in. Of a node it selects `id`. */
function selectionOf(
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
