import type { operations } from "./__generated__/contract.ts";

type JsonOf<R> = R extends { content: { "application/json": infer T } } ? T : never;
type Responses<K extends keyof operations> = operations[K]["responses"];

/** What an operation answers when it succeeds: the JSON of its 200 or 201. */
export type Answer<K extends keyof operations> = JsonOf<
  Responses<K> extends { 200: infer R } ? R : Responses<K> extends { 201: infer R } ? R : never
>;

/** The JSON an operation takes. */
export type Body<K extends keyof operations> = operations[K] extends {
  requestBody: { content: { "application/json": infer T } };
}
  ? T
  : never;
