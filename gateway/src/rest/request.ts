import type { RestRequest } from "./transport.ts";

/** The path below the API's base, with its query. */
export function pathOf({ path, query = {} }: RestRequest): string {
  const given = Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]));
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
}

export function headersOf(request: RestRequest): Record<string, string> {
  return {
    accept: "application/json",
    "x-request-id": request.requestId,
    ...(request.token !== null && { authorization: `Bearer ${request.token}` }),
    ...(request.ifMatch !== undefined && { "if-match": `"${request.ifMatch}"` }),
    ...(request.idempotencyKey !== undefined && { "idempotency-key": request.idempotencyKey }),
    ...(request.body !== undefined && { "content-type": "application/json" }),
  };
}
