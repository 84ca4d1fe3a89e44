import type { Rest } from "../rest/client.ts";
import { path } from "../rest/path.ts";
import type { Answer, Query } from "../rest/types.ts";

export const listHistory = (rest: Rest, query: Query<"listHistory">) =>
  rest.get<Answer<"listHistory">>(path`v1/history`, query);

export const getHistoryCheck = (rest: Rest) => rest.get<Answer<"getHistoryCheck">>(path`v1/history/check`);

export const listHistoryChain = (rest: Rest, query: Query<"listHistoryChain">) =>
  rest.get<Answer<"listHistoryChain">>(path`v1/history/chain`, query);
