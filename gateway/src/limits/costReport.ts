import type { ApolloServerPlugin } from "@apollo/server";
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  valueFromASTUntyped,
} from "graphql";
import type { Context } from "../context.ts";
import { clientError } from "../errors.ts";
import { depthOf } from "./depthLimit.ts";
import { type ObjectCost, objectCost } from "./objectCost.ts";

export const mostObjects = 10_000;

/**
 * Judges before it runs how many objects an operation may give, refuses too many unless the document is stored, and tells in
 * `extensions.cost` what an operation took of what it may take.
 * @throws COST_EXCEEDED (400)
 */
export const costReport: ApolloServerPlugin<Context> = {
  requestDidStart: async ({ schema }) => {
    let judged = 0;
    return {
      async didResolveOperation({ document, operation, request: { variables = {} }, contextValue: { isStored } }) {
        const cost = costOf(schema, document, operation, variables);
        judged = Math.min(cost.objects, Number.MAX_SAFE_INTEGER);
        if (!isStored && judged > mostObjects) throw clientError("COST_EXCEEDED", tooMany(cost), 400);
      },
      async willSendResponse({ response: { body }, document, operation, contextValue: { budget, isStored } }) {
        if (body.kind !== "single" || !document || !operation) return;
        const fragments = fragmentsOf(document);
        const cost = {
          objects: judged,
          objectsAllowed: isStored ? null : mostObjects,
          requestsUsed: budget.used,
          requestsAllowed: budget.allowed,
          depth: depthOf(operation.selectionSet, (name) => fragments.get(name)),
        };
        body.singleResult.extensions = { ...body.singleResult.extensions, cost };
      },
    };
  },
};

function costOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode | undefined,
  variables: Record<string, unknown>,
): ObjectCost {
  const root = operation && schema.getRootType(operation.operation);
  if (!root) return { objects: 0, most: [] };
  const defaults = (operation.variableDefinitions ?? []).flatMap(({ variable, defaultValue }) =>
    defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)] as const] : [],
  );
  const values = { ...Object.fromEntries(defaults), ...variables };
  return objectCost(operation.selectionSet, root, { schema, fragments: fragmentsOf(document), values });
}

function fragmentsOf({ definitions }: DocumentNode): Map<string, FragmentDefinitionNode> {
  const fragments = definitions.filter((part) => part.kind === Kind.FRAGMENT_DEFINITION);
  return new Map(fragments.map((fragment) => [fragment.name.value, fragment]));
}

function tooMany({ objects, most }: ObjectCost): string {
  const count = Number.isSafeInteger(objects) ? String(objects) : "countless";
  return (
    `The operation may give ${count} objects; ${mostObjects} are allowed. Most would come from ${most.join(".")}: ` +
    "ask for fewer there by first, select less below it, or ask for its parts one by one."
  );
}
