import type { Rest } from "../rest/client.ts";
import { path } from "../rest/path.ts";
import type { Answer, Query } from "../rest/types.ts";

export const getFigures = (rest: Rest, query: Query<"getFigures">) =>
  rest.get<Answer<"getFigures">>(path`v1/figures`, query);
