import type { ApolloServerPlugin } from "@apollo/server";
import { Kind } from "graphql";
import type { Context } from "../context.ts";
import { depthOf } from "./depthLimit.ts";

/** Tells in `extensions.cost` what an operation took of what it may take. */
export const costReport: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    willSendResponse: async ({ response: { body }, document, operation, contextValue: { budget } }) => {
      if (body.kind !== "single" || !document || !operation) return;
      const fragments = new Map(
        document.definitions.flatMap((part) =>
          part.kind === Kind.FRAGMENT_DEFINITION ? [[part.name.value, part] as const] : [],
        ),
      );
      const cost = {
        requestsUsed: budget.used,
        requestsAllowed: budget.allowed,
        depth: depthOf(operation.selectionSet, (name) => fragments.get(name)),
      };
      body.singleResult.extensions = { ...body.singleResult.extensions, cost };
    },
  }),
};
