import { ApolloServer } from "@apollo/server";
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from "@apollo/server/plugin/disabled";
import { fastifyApolloDrainPlugin } from "@as-integrations/fastify";
import type { FastifyInstance } from "fastify";
import type { GraphQLSchema } from "graphql";
import type { Context, Services } from "../context.ts";
import { maxTokens, operationRules } from "../limits/operationRules.ts";
import { deprecationHeader } from "./deprecationHeader.ts";
import { formatError } from "./formatError.ts";
import { jitGateway } from "./jitGateway.ts";
import { createDocumentStore } from "./persistedDocuments/documentStore.ts";
import { introspectionForBearers, operationMetrics, plainJsonStatus, queryAborts, requestErrors } from "./plugins.ts";
import { queryCostPlugin } from "./queryCostPlugin.ts";

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
      introspectionForBearers(schema),
      queryCostPlugin,
      queryAborts,
      plainJsonStatus,
      deprecationHeader(schema),
      operationMetrics(metrics.operation),
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
    validationRules: operationRules,
    parseOptions: { maxTokens },
    validationOptions: { maxErrors: 5 },
  });
}
