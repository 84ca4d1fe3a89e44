import type { Rest } from "../rest/client.ts";
import { path } from "../rest/path.ts";
import type { Answer, Body, Query, RestAttentionItem } from "../rest/types.ts";

type Kind = RestAttentionItem["kind"];

export const listAttention = (rest: Rest, query: Query<"listAttention"> = {}) =>
  rest.get<Answer<"listAttention">>(path`v1/attention`, query);

export const listAttentionItems = (rest: Rest, kind: Kind, query: Query<"listAttentionItems">) =>
  rest.get<Answer<"listAttentionItems">>(path`v1/attention/${kind}`, query);

export const putOffAttention = (rest: Rest, kind: Kind, body: Body<"putOffAttention">) =>
  rest.put<Answer<"putOffAttention">>(path`v1/attention/${kind}`, body);

export const bringBackAttention = (rest: Rest, kind: Kind) => rest.delete(path`v1/attention/${kind}/put-off`);
