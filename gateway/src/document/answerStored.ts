import type { FastifyReply, FastifyRequest } from "fastify";
import { type ExecutionResult, GraphQLError, type GraphQLFormattedError } from "graphql";
import { createContext, type Services } from "../context.ts";
import { formatError } from "../errors.ts";
import { costExtension } from "../limits/operationCost.ts";
import type { OperationTimer } from "../metrics/createOperationTimer.ts";
import { plainJson, type StoredRequest } from "./readStoredRequest.ts";

// To be sent apart from being written, as either takes long.
const longText = 50_000;

type Parts = { services: Services; time: OperationTimer };

/**
 * Runs stored operations without Apollo, whose work on each request is the larger part of what a small one costs: they are parsed,
 * valid and judged already. Context, errors, headers, cost and metrics are those of every other operation.
 */
export function answerStored({ services, time }: Parts) {
  const format = formatError(services.log);

  function send(reply: FastifyReply, answer: Answer, status: number): string {
    reply.code(status);
    return JSON.stringify(answer);
  }

  return async (request: FastifyRequest, reply: FastifyReply, { asked, variables, contentType }: StoredRequest) => {
    const start = performance.now();
    const { operation, depth, deprecated } = asked;
    reply.type(contentType);
    const contextValue = await createContext(services, request, reply).catch(asGraphQLError);
    if (contextValue instanceof GraphQLError)
      return send(
        reply,
        { errors: [format(contextValue.toJSON(), contextValue, request.id)] },
        statusOf([contextValue]) ?? 500,
      );
    if (deprecated.length > 0) reply.header("deprecated-fields", deprecated.join(", "));
    let found: ExecutionResult;
    try {
      found = await asked.run(contextValue, variables);
    } finally {
      contextValue.end();
    }
    const objects = asked.objects(variables);
    const errors = found.errors?.map((error) =>
      format(found.data === undefined ? faulty(error) : error.toJSON(), error, request.id),
    );
    const { budget, isStored } = contextValue;
    const cost = costExtension({ objects, depth, budget, isStored });
    time({ start, operation, isStored, errors });
    // To who takes plain JSON alone, another status than 200 may come from something between.
    const otherwise = found.data === undefined && contentType !== plainJson ? 400 : 200;
    const text = send(reply, { errors, data: found.data, extensions: { cost } }, statusOf(found.errors) ?? otherwise);
    if (text.length > longText) await contextValue.turn();
    return text;
  };
}

type Answer = {
  errors?: GraphQLFormattedError[];
  data?: unknown;
  extensions?: { cost: ReturnType<typeof costExtension> };
};

/** What is wrong with a variable. An operation that is known and valid gives no data for nothing else. */
function faulty(error: GraphQLError): GraphQLFormattedError {
  return { ...error.toJSON(), extensions: { code: "BAD_USER_INPUT" } };
}

function asGraphQLError(error: unknown): GraphQLError {
  if (error instanceof GraphQLError) return error;
  return new GraphQLError("There is no context.", { originalError: error instanceof Error ? error : null });
}

/** With which status an error wants the whole request answered; the last one's, where there are several. */
function statusOf(errors: readonly GraphQLError[] = []): number | undefined {
  return errors.reduce<number | undefined>((status, { extensions: { http } }) => readStatus(http) ?? status, undefined);
}

function readStatus(http: unknown): number | undefined {
  return typeof http === "object" && http !== null && "status" in http && typeof http.status === "number"
    ? http.status
    : undefined;
}
