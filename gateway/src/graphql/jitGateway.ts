import type { ApolloServerOptionsWithGateway } from "@apollo/server";
import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  GraphQLError,
  type GraphQLSchema,
  getVariableValues,
  type OperationDefinitionNode,
} from "graphql";
import { type CompiledQuery, compileQuery, isCompiledQuery } from "graphql-jit";
import type { Context } from "../context.ts";
import { clientError } from "../rest/errors.ts";

type Gateway = ApolloServerOptionsWithGateway<Context>["gateway"];
type Execution = Parameters<NonNullable<Awaited<ReturnType<Gateway["load"]>>["executor"]>>[0];
type Query = CompiledQuery["query"];

const maxCoercionErrors = 10;
const graceMs = 1_000;
const notInTime = "The answer was not ready in time. Try again in a moment.";

// Runs persisted queries by graphql-jit. graphql-js runs mutations, which mostly wait for REST.
// graphql-js also runs ad hoc operations, so that no caller can make the gateway compile (decision 27).
export function jitGateway(schema: GraphQLSchema): Gateway {
  const compiled = new WeakMap<OperationDefinitionNode, { query: Query | null }>();
  let onSchema: Parameters<Gateway["onSchemaLoadOrUpdate"]>[0] = () => {};

  function compiledQuery(document: DocumentNode, operation: OperationDefinitionNode): Query | null {
    const found = compiled.get(operation) ?? { query: compile(schema, document, operation) };
    compiled.set(operation, found);
    return found.query;
  }

  async function run({ document, operation, request, context: given }: Execution): Promise<ExecutionResult> {
    const { operationName, variables = {} } = request;
    const context = given as Context;
    const query = context.isPersisted && operation?.operation === "query" ? compiledQuery(document, operation) : null;
    if (!query || !operation) {
      const options = { maxCoercionErrors };
      return execute({ schema, document, operationName, contextValue: context, variableValues: variables, options });
    }
    const { variableDefinitions = [] } = operation;
    const { errors, coerced } = getVariableValues(schema, variableDefinitions, variables, {
      maxErrors: maxCoercionErrors,
    });
    if (errors) return { errors };
    const result = await beforeAbort(context.signal, query(undefined, context, coerced));
    return result.errors ? { ...result, errors: result.errors.map(toGraphQLError) } : result;
  }

  return {
    onSchemaLoadOrUpdate(callback) {
      onSchema = callback;
      return () => {};
    },
    async load() {
      onSchema({ apiSchema: schema, coreSupergraphSdl: "" });
      return { executor: run };
    },
    stop: async () => {},
  };
}

function compile(schema: GraphQLSchema, document: DocumentNode, { name }: OperationDefinitionNode): Query | null {
  const options = { disablingCapturingStackErrors: true, useExperimentalPathBasedSkipInclude: true };
  const compiled = compileQuery(schema, document, name?.value, options);
  return isCompiledQuery(compiled) ? compiled.query : null;
}

// Stops waiting after an abort, because graphql-jit never answers if a getter throws in a list that holds promises.
async function beforeAbort<T>(signal: AbortSignal, running: T | Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  // The signal also aborts REST requests. In the grace period, the fields report the errors of their requests.
  const giveUp = () => setTimeout(() => reject(clientError("UPSTREAM_TIMEOUT", notInTime)), graceMs);
  if (signal.aborted) giveUp();
  signal.addEventListener("abort", giveUp, { once: true });
  try {
    return await Promise.race([running, promise]);
  } finally {
    signal.removeEventListener("abort", giveUp);
  }
}

// Apollo reads `extensions` of each error; graphql-jit may leave it out.
function toGraphQLError({ message, path, originalError }: GraphQLError): GraphQLError {
  return new GraphQLError(message, { path, originalError });
}
