import type { Rest } from "../rest/client.ts";
import { path } from "../rest/path.ts";
import type { Answer } from "../rest/types.ts";

export const search = (rest: Rest, query: { query: string; take: number }) =>
  rest.get<Answer<"search">>(path`v1/search`, query);
