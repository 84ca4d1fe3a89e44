import type { ApolloServerPlugin } from "@apollo/server";
import {
  type DocumentNode,
  type GraphQLSchema,
  type GraphQLType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  Kind,
  NoDeprecatedCustomRule,
  type OperationDefinitionNode,
  typeFromAST,
  validate,
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

const member = /^(?:The (?:input )?field|The enum value|Field) "?([\w.]+)"?(?: argument "(\w+)")? is deprecated/g;

/** Returns schema coordinates, from the messages of the library's rule. */
function deprecatedUses(schema: GraphQLSchema, document: DocumentNode): string[] {
  const uses = validate(schema, document, [NoDeprecatedCustomRule], { maxErrors: Number.POSITIVE_INFINITY });
  const found = uses.flatMap(({ message }) => [...message.matchAll(member)]);
  return found.map(([, name, argument]) => (argument ? `${name}(${argument}:)` : `${name}`));
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
