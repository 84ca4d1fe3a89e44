import { GraphQLError, type GraphQLSchema } from "graphql";
import type { MutationResolvers } from "../__generated__/resolvers.ts";
import { requireIds } from "../graphql/globalId.ts";
import { catchUserErrors, payloadOf, userError } from "../graphql/userErrors.ts";
import { type ExportQuery, parseExportQuery } from "./exportQuery.ts";
import { runExport } from "./runExport.ts";

export const startExport: MutationResolvers["startExport"] = async (_, { input }, context, { schema }) => {
  const query = readQuery(schema, input.query);
  if (query instanceof GraphQLError)
    return { export: null, userErrors: [userError("VALUE_INVALID", query.message, "query")] };
  const { rest, session, services } = context;
  const call = rest.call("createExport", { body: { query: input.query, list: query.list } });
  const { value, userErrors } = await catchUserErrors(call);
  if (value) {
    // Detaches the session, which would end with the answer to this request.
    const caller = { ...context, session: session.detach() };
    services.exports.start((stopped) => runExport(caller, { exportId: value.id, query, schema }, stopped));
  }
  return { export: value, userErrors };
};

export const cancelExport: MutationResolvers["cancelExport"] = (_, { input }, { rest }) => {
  const { exportId } = requireIds("Export", input.exportId);
  return payloadOf("export", rest.call("endExport", { exportId, body: { state: "CANCELED" } }));
};

function readQuery(schema: GraphQLSchema, text: string): ExportQuery | GraphQLError {
  try {
    return parseExportQuery(schema, text);
  } catch (error) {
    if (error instanceof GraphQLError) return error;
    throw error;
  }
}
