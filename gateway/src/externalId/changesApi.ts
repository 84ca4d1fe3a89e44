import type { Rest } from "../rest/client.ts";
import { path } from "../rest/path.ts";
import type { Answer, Query } from "../rest/types.ts";

export const listByExternalId = (rest: Rest, query: Query<"findByExternalId">) =>
  rest.get<Answer<"findByExternalId">>(path`v1/external-ids`, query);

export const listChanges = (rest: Rest, query: Query<"listChanges">) =>
  rest.get<Answer<"listChanges">>(path`v1/changes`, query);
