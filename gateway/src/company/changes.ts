import type { ChangeResolvers, CompanyResolvers } from "../__generated__/resolvers.ts";
import { invalidCursor, readWindow } from "../graphql/connection.ts";
import { requireFeature } from "../graphql/features.ts";
import { toObjectId } from "../graphql/globalId.ts";
import { loadNode } from "../node.ts";
import { clientError, messages, RestProblem } from "../rest/errors.ts";

export const loadChanges: CompanyResolvers["changes"] = async (_, { first, after, fromNow }, context) => {
  const { first: take } = readWindow({ first });
  if (after === "") throw invalidCursor("after");
  const isBeginning = fromNow && after == null;
  if (isBeginning) await requireFeature(context, "changesFromNow");
  const query = { take, ...(after && { after }), ...(isBeginning && { from: "now" as const }) };
  const { data, meta } = await context.rest.call("listChanges", { query }).catch(refuse);
  const edges = data.map((node) => ({ node, cursor: node.cursor }));
  return {
    edges,
    pageInfo: {
      hasNextPage: meta.hasMore,
      hasPreviousPage: Boolean(after),
      startCursor: edges.at(0)?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? meta.cursor ?? null,
    },
  };
};

function refuse(error: unknown): never {
  if (error instanceof RestProblem && error.status === 410)
    throw clientError("CURSOR_EXPIRED", messages.CURSOR_EXPIRED);
  if (error instanceof RestProblem && error.status === 400) throw invalidCursor("after");
  throw error;
}

export const Change: ChangeResolvers = {
  action: ({ change }) => change,
  nodeId: toObjectId,
  restId: ({ id }) => id,
  object: (change, _, context) => (change.change === "REMOVED" ? null : loadNode(toObjectId(change), context)),
};
