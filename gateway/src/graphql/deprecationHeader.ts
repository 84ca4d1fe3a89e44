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
  const inputsOf = perDocument((document) => variableTypes(schema, document));
  return {
    requestDidStart: async () => ({
      async didResolveOperation({ document, operation, request: { variables = {} }, response: { http } }) {
        if (!operation) return;
        const inputs = inputsOf(document).get(operation) ?? [];
        // Variables are not validated yet, so a value of a wrong type is skipped.
        const sent = inputs.flatMap(({ name, type }) => deprecatedInValue(type, variables[name]));
        const uses = usesOf(document);
        if (uses.length + sent.length > 0)
          http.headers.set("deprecated-fields", [...new Set([...uses, ...sent])].join(", "));
      },
    }),
  };
}

type Member = { deprecationReason?: string | null } | null | undefined;

/** Returns schema coordinates, each once. */
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

function variableTypes(schema: GraphQLSchema, document: DocumentNode) {
  const typesOf = ({ variableDefinitions = [] }: OperationDefinitionNode) =>
    variableDefinitions
      .map(({ variable, type }) => ({ name: variable.name.value, type: getNamedType(typeFromAST(schema, type)) }))
      .filter(({ type }) => isInputObjectType(type) || isEnumType(type));
  const operations = document.definitions.filter((part) => part.kind === Kind.OPERATION_DEFINITION);
  return new Map(operations.map((operation) => [operation, typesOf(operation)]));
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
