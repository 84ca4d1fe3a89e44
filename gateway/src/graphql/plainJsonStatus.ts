import type { ApolloServerPlugin } from "@apollo/server";
import type { Context } from "../context.ts";

const refusals = new Set<unknown>(["GRAPHQL_PARSE_FAILED", "GRAPHQL_VALIDATION_FAILED", "BAD_USER_INPUT"]);

/**
 * GraphQL over HTTP: application/json uses 200 even for request errors, because a proxy may have produced any other status.
 * application/graphql-response+json uses 400.
 */
export const plainJsonStatus: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    willSendResponse: async ({ request, response: { http, body } }) => {
      if (http.status !== 400 || body.kind !== "single" || body.singleResult.data !== undefined) return;
      if (request.http?.headers.get("accept")?.includes("application/graphql-response+json")) return;
      if (refusals.has(body.singleResult.errors?.[0]?.extensions?.code)) http.status = 200;
    },
  }),
};
