import type { ApolloServerPlugin } from "@apollo/server";
import {
  type DocumentNode,
  type GraphQLSchema,
  type GraphQLType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  Kind,
  type OperationDefinitionNode,
  TypeInfo,
  typeFromAST,
  visit,
  visitWithTypeInfo,
} from "graphql";
import type { Context } from "../context.ts";
import { perDocument } from "./perDocument.ts";

export function deprecationHeader(schema: GraphQLSchema): ApolloServerPlugin<Context> {
  const usesOf = perDocument((document) => deprecatedUses(schema, document));
  return {
    requestDidStart: async () => ({
      async didResolveOperation({ document, operation, request: { variables = {} }, response: { http } }) {
        if (!operation) return;
        const uses = new Set([...usesOf(document), ...deprecatedInVariables(schema, operation, variables)]);
        if (uses.size > 0) http.headers.set("deprecated-fields", [...uses].join(", "));
      },
    }),
  };
}

type Member = { deprecationReason?: string | null } | null | undefined;

/** Schema coordinates of the deprecated fields, arguments, input fields and enum values in a document, each once. */
function deprecatedUses(schema: GraphQLSchema, document: DocumentNode): string[] {
  const found = new Set<string>();
  const types = new TypeInfo(schema);
  const field = () => `${types.getParentType()?.name}.${types.getFieldDef()?.name}`;
  const input = () => getNamedType(types.getParentInputType());
  const note = (coordinate: string, member: Member) => {
    if (member?.deprecationReason) found.add(coordinate);
  };
  const visitor = visitWithTypeInfo(types, {
    enter(node) {
      if (node.kind === Kind.FIELD) note(field(), types.getFieldDef());
      if (node.kind === Kind.ARGUMENT) note(`${field()}(${node.name.value}:)`, types.getArgument());
      if (node.kind === Kind.ENUM)
        note(`${getNamedType(types.getInputType())?.name}.${node.value}`, types.getEnumValue());
      const parent = node.kind === Kind.OBJECT_FIELD ? input() : undefined;
      if (node.kind === Kind.OBJECT_FIELD && isInputObjectType(parent))
        note(`${parent.name}.${node.name.value}`, parent.getFields()[node.name.value]);
    },
  });
  visit(document, visitor);
  return [...found];
}

// Variables are not validated yet at this point: a value that is not of its type uses nothing.
function deprecatedInVariables(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Record<string, unknown>,
): string[] {
  return variableDefinitions.flatMap(({ variable, type }) =>
    deprecatedInValue(typeFromAST(schema, type), variables[variable.name.value]),
  );
}

function deprecatedInValue(type: GraphQLType | undefined, value: unknown): string[] {
  const named = getNamedType(type);
  if (Array.isArray(value)) return value.flatMap((item) => deprecatedInValue(named, item));
  if (isEnumType(named) && typeof value === "string")
    return named.getValue(value)?.deprecationReason ? [`${named.name}.${value}`] : [];
  if (!isInputObjectType(named) || typeof value !== "object" || value === null) return [];
  const fields = named.getFields();
  return Object.entries(value).flatMap(([name, inner]) => [
    ...(fields[name]?.deprecationReason ? [`${named.name}.${name}`] : []),
    ...deprecatedInValue(fields[name]?.type, inner),
  ]);
}
