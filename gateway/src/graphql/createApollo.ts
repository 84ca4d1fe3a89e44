import { ApolloServer } from "@apollo/server";
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from "@apollo/server/plugin/disabled";
import { fastifyApolloDrainPlugin } from "@as-integrations/fastify";
import type { FastifyInstance } from "fastify";
import type { GraphQLSchema } from "graphql";
import type { Context, Services } from "../context.ts";
import { formatError } from "../errors.ts";
import { queryCostPlugin } from "../limits/queryCostPlugin.ts";
import { maxBreadthRule, maxDepthRule } from "../limits/queryShape.ts";
import { createDocumentStore } from "../persistedDocuments/documentStore.ts";
import { deprecationHeader } from "./deprecationHeader.ts";
import { introspectionForBearers } from "./introspectionForBearers.ts";
import { jitGateway } from "./jitGateway.ts";
import { operationMetrics } from "./operationMetrics.ts";
import { plainJsonStatus } from "./plainJsonStatus.ts";
import { requestErrors } from "./requestErrors.ts";

// A password or a code is tried once in a request, so whoever counts requests counts attempts.
const attempts = new Set([
  "signIn",
  "answerMfa",
  "answerNewPassword",
  "requestPasswordReset",
  "confirmPasswordReset",
  "changePassword",
  "startAuthenticatorSetup",
  "confirmAuthenticator",
  "removeAuthenticator",
]);

/** The GraphQL server with every limit on what one operation may ask. */
export function createApollo(
  schema: GraphQLSchema,
  { documents, log, metrics }: Services,
  app: FastifyInstance,
): ApolloServer<Context> {
  return new ApolloServer<Context>({
    gateway: jitGateway(schema),
    documentStore: createDocumentStore(schema, documents),
    introspection: true,
    plugins: [
      // Nothing is kept by caches on the way, so no field needs to be asked how long it may be.
      ApolloServerPluginCacheControlDisabled(),
      // The page to try the schema by hand is at /explorer.
      ApolloServerPluginLandingPageDisabled(),
      introspectionForBearers,
      queryCostPlugin,
      plainJsonStatus,
      deprecationHeader(schema),
      operationMetrics(metrics),
      requestErrors(log),
      fastifyApolloDrainPlugin(app),
    ],
    formatError,
    includeStacktraceInErrorResponses: false,
    hideSchemaDetailsFromClientErrors: true,
    allowBatchedHttpRequests: false,
    csrfPrevention: true,
    persistedQueries: false,
    stopOnTerminationSignals: false,
    maxRecursiveSelections: true,
    validationRules: [maxDepthRule(15), maxBreadthRule({ aliases: 30, rootFields: 10, directives: 20, attempts })],
    parseOptions: { maxTokens: 2_000 },
    validationOptions: { maxErrors: 5 },
  });
}
