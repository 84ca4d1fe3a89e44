import type { ApolloServerPlugin } from "@apollo/server";
import {
  type DocumentNode,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  valueFromASTUntyped,
} from "graphql";
import type { Context } from "../context.ts";
import { clientError } from "../errors.ts";
import { maxObjects, type ObjectCost, objectCost, tooManyObjects } from "../limits/queryCost.ts";
import { depthOf } from "../limits/queryShape.ts";
import { assertBodySize } from "./bodySize.ts";
import { perDocument } from "./perDocument.ts";

type Operation = { document: DocumentNode; operation: OperationDefinitionNode };

/** Refuses operations whose body is too large, or that may give too many objects unless persisted, and tells each its cost. */
export const queryCostPlugin: ApolloServerPlugin<Context> = {
  requestDidStart: async ({ schema }) => {
    let objects = 0;
    return {
      async didResolveOperation({ document, operation, request: { variables = {} }, contextValue }) {
        if (!operation) return;
        assertBodySize(operation, contextValue.bodyBytes);
        const cost = costOf(schema, { document, operation }, variables);
        objects = cost.objects;
        if (!contextValue.isPersisted && objects > maxObjects)
          throw clientError("COST_EXCEEDED", tooManyObjects(cost), 400);
      },
      async willSendResponse({ response: { body }, document, operation, contextValue }) {
        if (body.kind !== "single" || !document || !operation) return;
        const { budget, isPersisted, rest } = contextValue;
        const cost = {
          objects: Math.min(objects, Number.MAX_SAFE_INTEGER),
          objectsAllowed: isPersisted ? null : maxObjects,
          requestsUsed: budget.used,
          requestsAllowed: budget.allowed,
          depth: depthsOf(document).get(operation),
        };
        const { wrongCounts } = rest;
        const told = wrongCounts.length > 0 && { wrongCounts };
        body.singleResult.extensions = { ...body.singleResult.extensions, cost, ...told };
      },
    };
  },
};

function costOf(
  schema: GraphQLSchema,
  { document, operation }: Operation,
  variables: Record<string, unknown>,
): ObjectCost {
  const root = schema.getRootType(operation.operation);
  if (!root) return { objects: 0, largest: [] };
  const declared = (operation.variableDefinitions ?? []).map(({ variable: { name }, defaultValue }) => {
    const fallback = defaultValue && valueFromASTUntyped(defaultValue);
    return [name.value, Object.hasOwn(variables, name.value) ? variables[name.value] : fallback] as const;
  });
  const values = Object.fromEntries(declared);
  return objectCost(operation.selectionSet, root, { schema, fragments: fragmentsOf(document), values });
}

const fragmentsOf = perDocument(({ definitions }) => {
  const fragments = definitions.filter((part) => part.kind === Kind.FRAGMENT_DEFINITION);
  return new Map(fragments.map((fragment) => [fragment.name.value, fragment]));
});

const depthsOf = perDocument((document) => {
  const operations = document.definitions.filter((part) => part.kind === Kind.OPERATION_DEFINITION);
  const getFragment = (name: string) => fragmentsOf(document).get(name);
  return new Map(operations.map((operation) => [operation, depthOf(operation.selectionSet, getFragment)]));
});
