import type { ApolloServerPlugin } from "@apollo/server";
import type { FastifyRequest } from "fastify";
import { Kind, type SelectionNode } from "graphql";
import type { Context } from "../context.ts";
import { clientError } from "../errors.ts";

export const maxBodyBytes = 100_000;
/** An import of a thousand projects with the longest texts fits in. */
export const maxImportBytes = 2_000_000;

/** Refuses bodies of more than 100 kB but for imports. */
export const bodySizePlugin: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    async didResolveOperation({ operation, contextValue: { reply } }) {
      if (bytesOf(reply.request) <= maxBodyBytes || operation?.selectionSet.selections.every(isImport)) return;
      throw clientError("BAD_USER_INPUT", "The request is too large. Nothing was done.", 413);
    },
  }),
};

const isImport = (selection: SelectionNode) =>
  selection.kind === Kind.FIELD && selection.name.value === "importProjects";

/** A body in chunks has no length of its own. */
const bytesOf = ({ headers, body }: FastifyRequest) =>
  Number(headers["content-length"] ?? Buffer.byteLength(JSON.stringify(body ?? "")));
