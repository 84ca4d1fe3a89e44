import type { QueryResolvers, SearchHitResolvers, SearchPlaceResolvers } from "../__generated__/resolvers.ts";
import { toGlobalId, toObjectId } from "../graphql/globalId.ts";
import { clientError } from "../rest/errors.ts";
import type { RestSearchHit } from "../rest/types.ts";

const maxHits = 50;
const maxQueryLength = 200;

export const searchQuery: QueryResolvers["search"] = async (_, { query, first }, { rest }) => {
  if (first < 1 || first > maxHits) throw clientError("BAD_USER_INPUT", `first must be from 1 to ${maxHits}.`);
  const wanted = query.trim().slice(0, maxQueryLength);
  return wanted === "" ? [] : (await rest.call("search", { query: { query: wanted, take: first } })).data;
};

export const SearchHit: SearchHitResolvers = { nodeId: nodeIdOf };

export const SearchPlace: SearchPlaceResolvers = { restId: ({ id }) => id };

function nodeIdOf({ kind, id, project, installation }: RestSearchHit): string {
  const projectId = project?.id ?? "";
  if (kind === "PERSON") return toGlobalId("User", id);
  if (kind === "PRODUCT") return toGlobalId("InstalledProduct", projectId, installation?.id ?? "", id);
  const isProject = kind === "ADDRESS" || kind === "CUSTOMER";
  return toObjectId({ kind: isProject ? "PROJECT" : kind, id, projectId });
}
