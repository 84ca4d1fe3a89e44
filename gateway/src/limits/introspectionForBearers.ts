import type { ApolloServerPlugin } from "@apollo/server";
import { type DocumentNode, GraphQLError, visit } from "graphql";
import type { Context } from "../context.ts";

// Documents are kept and run again: each is looked through once.
const known = new WeakMap<DocumentNode, boolean>();

/** Integrators, who come with a bearer token, may ask for the schema; anyone else reads `/schema.graphql`. */
export const introspectionForBearers: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    didResolveOperation: async ({ document, contextValue }) => {
      if (contextValue.session.isBearer) return;
      const asks = known.get(document) ?? asksForSchema(document);
      known.set(document, asks);
      if (!asks) return;
      throw new GraphQLError("Introspection needs a bearer token. The schema is served at /schema.graphql.", {
        extensions: { code: "GRAPHQL_VALIDATION_FAILED", http: { status: 400 } },
      });
    },
  }),
};

/** Whether a document asks what types and fields there are. */
export function asksForSchema(document: DocumentNode): boolean {
  let asks = false;
  visit(document, {
    Field({ name }) {
      asks ||= name.value === "__schema" || name.value === "__type";
    },
  });
  return asks;
}
