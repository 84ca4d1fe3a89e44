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
import { maxBreadthRule, maxDepthRule } from "../limits/queryShape.ts";
import { createDocumentStore } from "../persistedDocuments/documentStore.ts";
import { deprecationHeader } from "./deprecationHeader.ts";
import { jitGateway } from "./jitGateway.ts";
import { introspectionForBearers, operationMetrics, plainJsonStatus, requestErrors } from "./plugins.ts";
import { queryCostPlugin } from "./queryCostPlugin.ts";

// Each tries a password or a code, or has a mail sent without a session. One request may hold one of them, so that a limit on requests limits attempts.
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
  "reportFault",
]);

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
      ApolloServerPluginCacheControlDisabled(),
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
