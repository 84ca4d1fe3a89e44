import type { ApolloServerPlugin } from "@apollo/server";
import { Kind, type OperationDefinitionNode, type SelectionNode } from "graphql";
import type { Context } from "../context.ts";
import { maxObjects, tooManyObjects } from "../limits/queryCost.ts";
import { countAtRoot, depthOf } from "../limits/queryShape.ts";
import { clientError } from "../rest/errors.ts";
import { fragmentsOf, type Operation, operationCost } from "./operationCost.ts";
import { perDocument } from "./perDocument.ts";

/** Refuses large bodies, one key for several mutations, and ad hoc operations that ask for too many objects. */
export const queryCostPlugin: ApolloServerPlugin<Context> = {
  requestDidStart: async ({ schema }) => {
    let objects = 0;
    return {
      async didResolveOperation({ document, operation, request: { variables = {} }, contextValue }) {
        if (!operation) return;
        assertBodySize(operation, contextValue.bodyBytes);
        assertKeyOfOne({ document, operation }, contextValue.idempotencyKey);
        const cost = operationCost(schema, { document, operation }, variables);
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
          requestsUsed: Math.ceil(budget.used),
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

/** The header gives every mutation the same key, so a second mutation would count as a repetition. */
function assertKeyOfOne({ document, operation }: Operation, headerKey: string | undefined): void {
  if (headerKey === undefined || operation.operation !== "mutation") return;
  if (countAtRoot(operation.selectionSet, (name) => fragmentsOf(document).get(name)) <= 1) return;
  const message =
    "Idempotency-Key is the key of one mutation. Give each an idempotencyKey in its input. Nothing was done.";
  throw clientError("BAD_USER_INPUT", message, 400);
}

const depthsOf = perDocument((document) => {
  const operations = document.definitions.filter((part) => part.kind === Kind.OPERATION_DEFINITION);
  const getFragment = (name: string) => fragmentsOf(document).get(name);
  return new Map(operations.map((operation) => [operation, depthOf(operation.selectionSet, getFragment)]));
});

/** The limit for every request, except an import with a valid token. */
export const maxBodyBytes = 100_000;
/** A thousand projects with the longest texts fit in. */
export const maxImportBytes = 2_000_000;

export function assertBodySize({ selectionSet }: OperationDefinitionNode, bodyBytes: number): void {
  if (bodyBytes <= maxBodyBytes || selectionSet.selections.every(isImport)) return;
  throw clientError("BAD_USER_INPUT", "The request is too large. Nothing was done.", 413);
}

const isImport = (selection: SelectionNode) =>
  selection.kind === Kind.FIELD && selection.name.value === "importProjects";
