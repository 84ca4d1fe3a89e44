import type { ApolloServerPlugin } from "@apollo/server";
import type { FastifyBaseLogger } from "fastify";
import type { Context } from "../context.ts";
import { logError } from "../errors.ts";

/** Logs the errors of an operation and adds the request's id to each, so that a person can quote it. */
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
