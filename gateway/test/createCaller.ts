import { request } from "undici";
import { documentIdOf } from "./sentDocuments.ts";

type GraphQLError = {
  message: string;
  path?: (string | number)[];
  extensions: { code: string; requestId: string; retryAfter?: number };
};

export type Answer<T> = {
  status: number;
  data: T;
  errors?: GraphQLError[];
  extensions?: Record<string, unknown>;
  headers: Record<string, string | string[] | undefined>;
  /** Set-Cookie lines by cookie name. */
  setCookies: Record<string, string>;
};

export type Caller = {
  send<T>(query: string, variables?: object, headers?: Record<string, string>): Promise<Answer<T>>;
  cookies: Map<string, string>;
};

const accept = "application/graphql-response+json, application/json";

/** Sends persisted documents by id with cookies, like a browser, or the text with an authorization header. */
export function createCaller(url: string, initialCookies: Iterable<[string, string]> = []): Caller {
  const cookies = new Map(initialCookies);
  return {
    cookies,
    async send(query, variables = {}, headers = {}) {
      const response = await request(`${url}/graphql`, {
        method: "POST",
        headers: { "content-type": "application/json", accept, ...cookieHeader(cookies), ...headers },
        body: JSON.stringify({
          ...(headers.authorization ? { query } : { documentId: documentIdOf(query) }),
          variables,
        }),
      });
      const setCookies = byName(response.headers["set-cookie"]);
      for (const [name, line] of Object.entries(setCookies)) keep(cookies, name, line);
      const json = (await response.body.json()) as Pick<Answer<never>, "data" | "errors" | "extensions">;
      return { status: response.statusCode, headers: response.headers, setCookies, ...json };
    },
  };
}

function cookieHeader(cookies: Map<string, string>) {
  if (cookies.size === 0) return {};
  return { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") };
}

function byName(lines: string | string[] | undefined): Record<string, string> {
  return Object.fromEntries([lines ?? []].flat().map((line) => [line.slice(0, line.indexOf("=")), line]));
}

function keep(cookies: Map<string, string>, name: string, line: string) {
  const value = line.slice(name.length + 1).split(";")[0] ?? "";
  if (value === "") cookies.delete(name);
  else cookies.set(name, value);
}
