import { errors, Pool } from "undici";
import { clientError } from "../errors.ts";
import { exchange } from "./exchange.ts";

export type RestMethod = "GET" | "POST" | "PUT" | "DELETE";
export type Query = Record<string, string | number | boolean | undefined>;

export type RestRequest = {
  method: RestMethod;
  /** Below the API's base, without a leading slash: `v1/company`. */
  path: string;
  query?: Query;
  /** A list of which a copy that is a few seconds old will do. */
  isList?: boolean;
  body?: unknown;
  /** The version that a change was made on; the service refuses it when there is a newer one. */
  ifMatch?: string;
  /** The service does a request with this key once, and answers each repetition of it alike. */
  idempotencyKey?: string;
  token: string | null;
  requestId: string;
  signal: AbortSignal;
};

export type RestResponse = { status: number; text: string };

/** Sends one request; `onRequest` is told of each before it goes out. */
export type Transport = { send(request: RestRequest): Promise<RestResponse>; close(): Promise<void> };
export type RequestListener = (request: { method: RestMethod; path: string; body: unknown }) => void;

/** How long it may take to connect, to the headers, and all in all, in milliseconds. */
export type Patience = { connect: number; headers: number; all: number };

const usualPatience: Patience = { connect: 1_000, headers: 5_000, all: 8_000 };
const timeouts = new Set(["UND_ERR_CONNECT_TIMEOUT", "UND_ERR_HEADERS_TIMEOUT", "UND_ERR_BODY_TIMEOUT"]);

/**
 * The connections to the REST service, for the life of the process: 1 s to connect, 5 s to the headers, 8 s in all.
 * No redirect is followed. A GET or a POST with a key that broke on the way is sent once more; nothing else is, since it may have
 * been acted on.
 * @throws UPSTREAM_TIMEOUT or UPSTREAM_ERROR when no answer came
 */
export function createTransport(
  upstreamUrl: string,
  onRequest: RequestListener = () => {},
  patience = usualPatience,
): Transport {
  const base = new URL(upstreamUrl);
  const prefix = base.pathname.replace(/\/$/, "");
  const pool = new Pool(base.origin, {
    connections: 256,
    connect: { timeout: patience.connect },
    headersTimeout: patience.headers,
    bodyTimeout: patience.all,
  });

  function sendOnce(request: RestRequest): Promise<RestResponse> {
    const path = request.path + queryString(request.query);
    onRequest({ method: request.method, path, body: request.body });
    const options = {
      method: request.method,
      path: `${prefix}/${path}`,
      headers: headersOf(request),
      body: request.body === undefined ? null : JSON.stringify(request.body),
    };
    return exchange(pool, options, { signal: request.signal, milliseconds: patience.all });
  }

  async function send(request: RestRequest): Promise<RestResponse> {
    try {
      return await sendOnce(request).catch((error: unknown) => {
        if (isRepeatable(request) && isBrokenConnection(error)) return sendOnce(request);
        throw error;
      });
    } catch (error) {
      throw failure(error, request);
    }
  }

  return { send, close: () => pool.close() };
}

function headersOf(request: RestRequest): Record<string, string> {
  return {
    accept: "application/json",
    "x-request-id": request.requestId,
    ...(request.token !== null && { authorization: `Bearer ${request.token}` }),
    ...(request.ifMatch !== undefined && { "if-match": `"${request.ifMatch}"` }),
    ...(request.idempotencyKey !== undefined && { "idempotency-key": request.idempotencyKey }),
    ...(request.body !== undefined && { "content-type": "application/json" }),
  };
}

function queryString(query: Query = {}): string {
  const given = Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]));
  return given.length === 0 ? "" : `?${new URLSearchParams(given)}`;
}

// Not everything that is thrown is an Error: an abort's reason is a DOMException.
function textOf(error: unknown, key: "code" | "name"): string {
  return typeof error === "object" && error !== null ? String(Reflect.get(error, key)) : "";
}

function isTimeout(error: unknown): boolean {
  return timeouts.has(textOf(error, "code")) || /^(Timeout|Abort)Error$/.test(textOf(error, "name"));
}

function isBrokenConnection(error: unknown): boolean {
  return !isTimeout(error) && (error instanceof errors.SocketError || /^(ECONN|EPIPE)/.test(textOf(error, "code")));
}

type Asked = Pick<RestRequest, "method" | "idempotencyKey">;

function isRepeatable({ method, idempotencyKey }: Asked): boolean {
  return method === "GET" || idempotencyKey !== undefined;
}

function failure(error: unknown, request: RestRequest) {
  if (isTimeout(error)) return timedOut(request);
  return clientError("UPSTREAM_ERROR", `The warranty service cannot be reached. ${advice(request)}`);
}

export function timedOut(request: Asked) {
  return clientError("UPSTREAM_TIMEOUT", `The warranty service did not answer in time. ${advice(request)}`);
}

function advice(request: Asked): string {
  if (request.method === "GET") return "Try again in a moment.";
  if (isRepeatable(request)) return "Try again with the same key: it is done once.";
  return "Look whether the change is there before you try again.";
}
