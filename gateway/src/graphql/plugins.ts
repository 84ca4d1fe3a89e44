import type { ApolloServerPlugin } from "@apollo/server";
import type { FastifyBaseLogger, FastifyReply } from "fastify";
import { GraphQLError, type GraphQLSchema, NoSchemaIntrospectionCustomRule, validate } from "graphql";
import type { Histogram } from "prom-client";
import type { Context } from "../context.ts";
import { logError } from "./formatError.ts";
import { perDocument } from "./perDocument.ts";

export function introspectionForBearers(schema: GraphQLSchema): ApolloServerPlugin<Context> {
  const uses = perDocument((document) => validate(schema, document, [NoSchemaIntrospectionCustomRule]).length);
  return {
    requestDidStart: async () => ({
      async didResolveOperation({ document, contextValue }) {
        if (contextValue.session.isBearer || uses(document) === 0) return;
        throw new GraphQLError("Introspection needs a bearer token. The schema is served at /schema.graphql.", {
          extensions: { code: "GRAPHQL_VALIDATION_FAILED", http: { status: 400 } },
        });
      },
    }),
  };
}

const repliesToQueries = new WeakSet<FastifyReply>();

/** False for mutations, and until the operation is known. */
export const isQuery = (reply: FastifyReply): boolean => repliesToQueries.has(reply);

/** Marks queries and aborts them when their caller hangs up. Mutations continue, because they may have made changes. */
export const queryAborts: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    async didResolveOperation({ operation, contextValue }) {
      if (operation?.operation !== "query") return;
      repliesToQueries.add(contextValue.reply);
      contextValue.abortOnHangUp();
    },
  }),
};

const refusals = new Set<unknown>(["GRAPHQL_PARSE_FAILED", "GRAPHQL_VALIDATION_FAILED", "BAD_USER_INPUT"]);

// GraphQL over HTTP: application/json has 200 even for request errors, because a proxy may have sent any other status.
export const plainJsonStatus: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    willSendResponse: async ({ request, response: { http, body } }) => {
      if (http.status !== 400 || body.kind !== "single" || body.singleResult.data !== undefined) return;
      if (request.http?.headers.get("accept")?.includes("application/graphql-response+json")) return;
      if (refusals.has(body.singleResult.errors?.[0]?.extensions?.code)) http.status = 200;
    },
  }),
};

const maxNames = 300;

/** Ad hoc operations share a label, because callers choose the names. Long names and those after 300 share another. */
export function operationMetrics(histogram: Histogram<"operation" | "kind" | "code">): ApolloServerPlugin<Context> {
  const names = new Set<string>();

  function nameFor(name: string | undefined, isPersisted: boolean): string {
    if (!isPersisted) return "ad hoc";
    if (name === undefined) return "unnamed";
    if (names.size < maxNames && name.length <= 100) names.add(name);
    return names.has(name) ? name : "other";
  }

  return {
    async requestDidStart() {
      const end = histogram.startTimer();
      return {
        async willSendResponse({ operation, contextValue: { isPersisted }, response: { body } }) {
          const errors = body.kind === "single" ? body.singleResult.errors : undefined;
          end({
            operation: nameFor(operation?.name?.value, isPersisted),
            kind: operation?.operation ?? "none",
            code: errors?.length ? String(errors[0]?.extensions?.code) : "OK",
          });
        },
      };
    },
  };
}

export function requestErrors(log: FastifyBaseLogger): ApolloServerPlugin<Context> {
  return {
    requestDidStart: async ({ contextValue: { requestId } }) => ({
      async didEncounterErrors({ errors }) {
        for (const error of errors) logError(log, error, requestId);
      },
      async willSendResponse({ response: { body } }) {
        if (body.kind !== "single") return;
        const { singleResult } = body;
        singleResult.errors = singleResult.errors?.map((error) => ({
          ...error,
          extensions: { ...error.extensions, requestId },
        }));
      },
    }),
  };
}
