import type { ApolloServerPlugin } from "@apollo/server";
import type { Context } from "../context.ts";
import type { OperationTimer } from "./createOperationTimer.ts";

/** Times what Apollo answers. */
export function measureOperations(time: OperationTimer): ApolloServerPlugin<Context> {
  return {
    async requestDidStart() {
      const start = performance.now();
      return {
        async willSendResponse({ operation, contextValue: { isStored }, response: { body } }) {
          const errors = body.kind === "single" ? body.singleResult.errors : undefined;
          time({ start, operation, isStored, errors });
        },
      };
    },
  };
}
