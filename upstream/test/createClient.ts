import type { components } from "../src/__generated__/contract.ts";

type Problem = components["schemas"]["Problem"];

export type ClientAnswer<Body> = {
  status: number;
  headers: Headers;
  body: Body;
  problem: Problem;
};

export type Client = {
  token: string;
  get<Body>(path: string, headers?: Record<string, string>): Promise<ClientAnswer<Body>>;
  post<Body>(path: string, body?: unknown, idempotencyKey?: string): Promise<ClientAnswer<Body>>;
  put<Body>(path: string, body: unknown, ifMatch?: string): Promise<ClientAnswer<Body>>;
  delete(path: string): Promise<ClientAnswer<undefined>>;
};

/** Calls the REST service with a token and optional headers. Paths are below /v1. */
export function createClient(url: string, token: string, headers: Record<string, string> = {}): Client {
  const call = async <Body>(
    method: string,
    path: string,
    body?: unknown,
    more: Record<string, string> = {},
  ): Promise<ClientAnswer<Body>> => {
    const answer = await fetch(`${url}/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...headers,
        ...more,
        ...(body !== undefined && { "content-type": "application/json" }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    const parsed = text === "" ? undefined : JSON.parse(text);
    return { status: answer.status, headers: answer.headers, body: parsed, problem: parsed };
  };
  return {
    token,
    get: (path, more) => call("GET", path, undefined, more),
    post: (path, body, key) => call("POST", path, body, key === undefined ? {} : { "idempotency-key": key }),
    put: (path, body, ifMatch) => call("PUT", path, body, ifMatch === undefined ? {} : { "if-match": ifMatch }),
    delete: (path) => call("DELETE", path),
  };
}
