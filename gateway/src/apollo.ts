import { ApolloServer } from "@apollo/server";
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from "@apollo/server/plugin/disabled";
import { fastifyApolloDrainPlugin } from "@as-integrations/fastify";
import type { FastifyInstance } from "fastify";
import type { GraphQLSchema } from "graphql";
import type { Context, Services } from "./context.ts";
import { createDeprecationHeader } from "./document/createDeprecationHeader.ts";
import { createDocumentStore } from "./document/createDocumentStore.ts";
import type { StoredOperations } from "./document/createStoredOperations.ts";
import { formatError } from "./errors.ts";
import { breadthLimit } from "./limits/breadthLimit.ts";
import { costReport } from "./limits/costReport.ts";
import { depthLimit } from "./limits/depthLimit.ts";
import { introspectionForBearers } from "./limits/introspectionForBearers.ts";
import { plainJsonStatus } from "./limits/plainJsonStatus.ts";
import type { OperationTimer } from "./metrics/createOperationTimer.ts";
import { measureOperations } from "./metrics/measureOperations.ts";
import { requestScope } from "./requestScope.ts";

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

type Parts = { schema: GraphQLSchema; stored: StoredOperations; time: OperationTimer };

/** The GraphQL server with every limit on what one operation may ask. */
export function createApollo(
  { schema, stored, time }: Parts,
  { log }: Services,
  app: FastifyInstance,
): ApolloServer<Context> {
  const format = formatError(log);
  return new ApolloServer<Context>({
    schema,
    documentStore: createDocumentStore(stored),
    introspection: true,
    plugins: [
      // Nothing is kept by caches on the way, so no field needs to be asked how long it may be.
      ApolloServerPluginCacheControlDisabled(),
      // The page to try the schema by hand is at /explorer.
      ApolloServerPluginLandingPageDisabled(),
      introspectionForBearers,
      costReport,
      plainJsonStatus,
      createDeprecationHeader(),
      measureOperations(time),
      fastifyApolloDrainPlugin(app),
    ],
    formatError: (formatted, error) => format(formatted, error, requestScope.getStore()),
    includeStacktraceInErrorResponses: false,
    hideSchemaDetailsFromClientErrors: true,
    allowBatchedHttpRequests: false,
    csrfPrevention: true,
    persistedQueries: false,
    stopOnTerminationSignals: false,
    maxRecursiveSelections: true,
    validationRules: [depthLimit(15), breadthLimit({ aliases: 30, rootFields: 10, directives: 20, attempts })],
    parseOptions: { maxTokens: 2_000 },
    validationOptions: { maxErrors: 5 },
    executionOptions: { maxCoercionErrors: 10 },
  });
}
