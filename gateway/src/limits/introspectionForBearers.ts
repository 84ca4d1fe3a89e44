import type { ApolloServerPlugin } from "@apollo/server";
import { GraphQLError, visit } from "graphql";
import type { Context } from "../context.ts";

/** Integrators, who come with a bearer token, may ask for the schema; anyone else reads `/schema.graphql`. */
export const introspectionForBearers: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    didResolveOperation: async ({ document, contextValue }) => {
      if (contextValue.session.isBearer) return;
      visit(document, {
        Field({ name }) {
          if (name.value !== "__schema" && name.value !== "__type") return;
          throw new GraphQLError("Introspection needs a bearer token. The schema is served at /schema.graphql.", {
            extensions: { code: "GRAPHQL_VALIDATION_FAILED", http: { status: 400 } },
          });
        },
      });
    },
  }),
};
