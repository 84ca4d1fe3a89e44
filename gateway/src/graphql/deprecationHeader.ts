import type { ApolloServerPlugin } from "@apollo/server";
import type { GraphQLSchema } from "graphql";
import type { Context } from "../context.ts";
import { deprecatedInVariables, deprecatedUses } from "./deprecatedUses.ts";
import { perDocument } from "./perDocument.ts";

/** Lists in a header which members of the schema an operation uses that are planned to go, so that its author hears in time. */
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
