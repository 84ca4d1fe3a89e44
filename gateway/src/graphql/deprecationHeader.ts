import type { ApolloServerPlugin } from "@apollo/server";
import type { GraphQLSchema } from "graphql";
import type { Context } from "../context.ts";
import { deprecatedUses } from "./deprecatedUses.ts";
import { perDocument } from "./perDocument.ts";

/** Lists in a header which members of the schema an operation uses that are planned to go, so that its author hears in time. */
export function deprecationHeader(schema: GraphQLSchema): ApolloServerPlugin<Context> {
  const usesOf = perDocument((document) => deprecatedUses(schema, document));
  return {
    requestDidStart: async () => ({
      async didResolveOperation({ document, response: { http } }) {
        const uses = usesOf(document);
        if (uses.length > 0) http.headers.set("deprecated-fields", uses.join(", "));
      },
    }),
  };
}
