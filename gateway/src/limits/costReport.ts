import type { ApolloServerPlugin } from "@apollo/server";
import type { Context } from "../context.ts";
import { clientError } from "../errors.ts";
import type { ObjectCost } from "./objectCost.ts";
import { costExtension, judgeObjects, maxObjects, operationDepth } from "./operationCost.ts";

/**
 * Judges before it runs how many objects an operation may give, refuses too many unless the document is persisted, and tells in
 * `extensions.cost` what an operation took of what it may take.
 * @throws COST_EXCEEDED (400)
 */
export const costReport: ApolloServerPlugin<Context> = {
  requestDidStart: async ({ schema }) => {
    let objects = 0;
    return {
      async didResolveOperation({ document, operation, request: { variables = {} }, contextValue: { isPersisted } }) {
        if (!operation) return;
        const cost = judgeObjects(schema, { document, operation }, variables);
        objects = cost.objects;
        if (!isPersisted && objects > maxObjects) throw clientError("COST_EXCEEDED", tooMany(cost), 400);
      },
      async willSendResponse({ response: { body }, document, operation, contextValue: { budget, isPersisted } }) {
        if (body.kind !== "single" || !document || !operation) return;
        const depth = operationDepth({ document, operation });
        const cost = costExtension({ objects, depth, budget, isPersisted });
        body.singleResult.extensions = { ...body.singleResult.extensions, cost };
      },
    };
  },
};

function tooMany({ objects, most }: ObjectCost): string {
  const count = Number.isSafeInteger(objects) ? String(objects) : "countless";
  return (
    `The operation may give ${count} objects; ${maxObjects} are allowed. Most would come from ${most.join(".")}: ` +
    "ask for fewer there by first, select less below it, or ask for its parts one by one."
  );
}
