import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { type Mutations, mutationsWithResults } from "./__generated__/schema.ts";
import { ApiError, toUserErrorsError } from "./ApiError.ts";
import { type Auth, createAccessTokens } from "./accessTokens.ts";
import { type Document, parseOperation, type TypedDocument, toText } from "./document.ts";
import { type ExportedRow, type ExportOptions, exportRows, type RowOf } from "./exports.ts";
import { post } from "./http.ts";
import { type Connection, readPages } from "./pages.ts";
import { type Payload, type Result, toResult } from "./result.ts";
import { pauseMsBefore } from "./retry.ts";

export type ClientOptions = {
  /** The gateway's address without `/graphql`. */
  gateway: string;
  auth: Auth;
  /** The most attempts for an operation; 5 by default. */
  maxAttempts?: number;
  /** The longest pause before another attempt; a minute by default. An operation that must pause longer fails. */
  maxPauseMs?: number;
  /** The timeout of a request; 30 seconds by default. */
  timeoutMs?: number;
  /** Replaces Node's `fetch`, for example to use a proxy. */
  fetch?: typeof fetch;
};

export type OperationOptions = {
  /** Aborts requests and pauses. */
  signal?: AbortSignal;
  /** The key of an operation with one mutation; by default a new key. A key in the mutation's input comes first. */
  idempotencyKey?: string;
};

/** Makes the fields optional at every depth, because a selection may leave them out. */
export type Selected<T> = T extends readonly (infer Item)[]
  ? Selected<Item>[]
  : T extends object
    ? { [Key in keyof T]?: Selected<T[Key]> }
    : T;

type Input = { [name: string]: unknown };
type Rest<Variables> =
  Record<never, never> extends Variables
    ? [variables?: Variables, options?: OperationOptions]
    : [variables: Variables, options?: OperationOptions];

export type Client = {
  /**
   * Runs an operation and returns its `data`. Respects requested pauses and renews the token. Repeats a failed query,
   * and a failed mutation that has an idempotency key.
   * @throws ApiError if a part of the operation failed
   */
  ask<Data = unknown, Variables = Input>(document: Document<Data, Variables>, ...rest: Rest<Variables>): Promise<Data>;
  /**
   * Runs a mutation and returns its payload with the selected fields.
   * @throws ApiError, also for `userErrors`
   */
  change<Name extends keyof Mutations>(
    name: Name,
    input: Mutations[Name]["input"],
    selection: string,
    options?: OperationOptions,
  ): Promise<Selected<Mutations[Name]["payload"]>>;
  /** Reads a connection page by page. The document takes the cursor as `$after`; `variables` may give the first one. */
  pages<Data, Variables extends object, Page extends Connection<unknown>>(
    document: Document<Data, Variables>,
    variables: Variables,
    toConnection: (data: Data) => Page | null | undefined,
    options?: OperationOptions,
  ): AsyncGenerator<Page, void, undefined>;
  /** Reads a connection row by row, and loads pages as needed. */
  rows<Data, Variables extends object, Row>(
    document: Document<Data, Variables>,
    variables: Variables,
    toConnection: (data: Data) => Connection<Row> | null | undefined,
    options?: OperationOptions,
  ): AsyncGenerator<Row, void, undefined>;
  /**
   * Reads a connection row by row from an export file. The query has no variables, and its connection has neither
   * `first` nor `after`; see `startExport`.
   * @throws ApiError EXPORT_RUNNING, EXPORT_FAILED with the reason, EXPORT_CANCELED, EXPORT_EXPIRED; NOT_IMPLEMENTED
   * from a service without exports
   */
  exportRows<Row = unknown>(query: string, options?: ExportOptions): AsyncGenerator<ExportedRow<Row>, void, undefined>;
  exportRows<Data>(
    query: TypedDocument<Data, Record<string, never>>,
    options?: ExportOptions,
  ): AsyncGenerator<ExportedRow<RowOf<Data>>, void, undefined>;
};

export function createClient({ gateway, auth, maxAttempts = 5, maxPauseMs = 60_000, ...more }: ClientOptions): Client {
  const http = { fetch: more.fetch ?? fetch, timeoutMs: more.timeoutMs ?? 30_000 };
  const tokens = createAccessTokens(auth, http);
  const url = `${gateway.replace(/\/+$/, "")}/graphql`;

  async function run(document: unknown, variables: object, options: OperationOptions): Promise<Result> {
    const query = await toText(document);
    const { isRepeatable, takesKey } = parseOperation(query, variables);
    const idempotencyKey = takesKey ? (options.idempotencyKey ?? randomUUID()) : null;
    const key = idempotencyKey !== null && { "idempotency-key": idempotencyKey };
    const body = JSON.stringify({ query, variables });
    let hasRenewed = false;
    for (let attempt = 1; ; attempt += 1) {
      let token: string | undefined;
      try {
        token = await tokens.current();
        const headers = { "content-type": "application/json", authorization: `Bearer ${token}`, ...key };
        return { ...toResult(await post(http, url, { headers, body }, options.signal), isRepeatable), idempotencyKey };
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        error.idempotencyKey = idempotencyKey;
        const isRefused = token !== undefined && (error.status === 401 || error.has("UNAUTHENTICATED"));
        if (isRefused && token !== undefined) tokens.discard(token);
        const canRenew = isRefused && !hasRenewed && (isRepeatable || error.isUndone);
        hasRenewed ||= isRefused;
        const waitMs = canRenew ? 0 : pauseMsBefore(error, attempt, isRepeatable);
        if (waitMs === null || waitMs > maxPauseMs || attempt >= maxAttempts) throw error;
        await pause(waitMs, undefined, options).catch((aborted: unknown) => {
          options.signal?.throwIfAborted();
          throw aborted;
        });
      }
    }
  }

  async function* pages<Data, Variables extends object, Page extends Connection<unknown>>(
    document: Document<Data, Variables>,
    variables: Variables,
    toConnection: (data: Data) => Page | null | undefined,
    options: OperationOptions = {},
  ) {
    const { after = null } = variables as { after?: string | null };
    yield* readPages(after, async (cursor) => {
      const { data } = await run(document, { ...variables, after: cursor }, options);
      return toConnection(data as Data);
    });
  }

  const client: Client = {
    async ask<Data, Variables>(document: Document<Data, Variables>, ...rest: Rest<Variables>) {
      const [variables = {}, options = {}] = rest as [object?, OperationOptions?];
      return (await run(document, variables, options)).data as Data;
    },
    async change(name, input, selection, options = {}) {
      const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
      const results = mutationsWithResults.has(name) ? "results { userErrors { code path message } }" : "";
      const fields = `${selection} ${results} userErrors { code path message existingId min max }`;
      const text = `mutation($input: ${type}!) { ${name}(input: $input) { ${fields} } }`;
      const { data, ...details } = await run(text, { input }, options);
      const payload = data[name] as Selected<Mutations[typeof name]["payload"]> & Payload;
      const refusal = toUserErrorsError(payload.userErrors, { ...details, data: payload });
      if (refusal) throw refusal;
      return payload;
    },
    pages,
    async *rows(...list) {
      for await (const { edges } of pages(...list)) for (const { node } of edges) yield node;
    },
    async *exportRows(query: unknown, options: ExportOptions = {}) {
      // An export fails when the token expires, so it begins with a new token.
      tokens.renew();
      yield* exportRows<never>(await toText(query), options, { ...client, fetch: http.fetch, maxAttempts });
    },
  };
  return client;
}
