import type { ApolloServerPlugin } from "@apollo/server";
import type { DocumentNode } from "graphql";
import type { Context } from "../context.ts";
import { deprecatedUses } from "./deprecatedUses.ts";

/** Lists in a header what an operation uses that is planned to go, so that whoever runs it hears of it before it is gone. */
export function createDeprecationHeader(): ApolloServerPlugin<Context> {
  const known = new WeakMap<DocumentNode, string[]>();
  return {
    requestDidStart: async ({ schema }) => ({
      async didResolveOperation({ document, response: { http } }) {
        const uses = known.get(document) ?? deprecatedUses(schema, document);
        known.set(document, uses);
        if (uses.length > 0) http.headers.set("deprecated-fields", uses.join(", "));
      },
    }),
  };
}
