import { setTimeout as pause } from "node:timers/promises";
import { Pool } from "undici";
import { type Breaker, type Breaking, createBreaker, refused } from "./createBreaker.ts";
import { createRepeats } from "./createRepeats.ts";
import { exchange } from "./exchange.ts";
import { isBrokenConnection, isRepeatable, notSent, unanswered } from "./failures.ts";
import { headersOf, pathOf } from "./request.ts";
import { restCallName } from "./restCallName.ts";

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

export type Transport = {
  /** Sends one request. `part` is its `restCallName`, for who has it already. */
  send(request: RestRequest, part?: string): Promise<RestResponse>;
  close(): Promise<void>;
};
export type RequestListener = (request: { method: RestMethod; path: string; body: unknown }) => void;

/** How long it may take to connect, to the headers, and all in all, in milliseconds. */
export type Patience = { connect: number; headers: number; all: number };

/** Is told when calls of a part are no longer sent, and when they are again; and of each call that was not, or once more. */
export type Watch = {
  changed(part: string, isOpen: boolean): void;
  refused(part: string): void;
  repeated(part: string): void;
};

type Options = {
  /** Is told of each request before it goes out. */
  onRequest?: RequestListener;
  patience?: Patience;
  breaking?: Breaking;
  watch?: Watch;
};

const usualPatience: Patience = { connect: 1_000, headers: 5_000, all: 8_000 };
const longestWait = 100;
const usualBreaking: Breaking = { calls: 20, pause: 1_000 };
const nobody: Watch = { changed: () => {}, refused: () => {}, repeated: () => {} };

/**
 * The connections to the REST service, for the life of the process: 1 s to connect, 5 s to the headers, 8 s in all.
 * No redirect is followed. A GET or a POST with a key that broke on the way is sent once more, up to 100 ms later, as long as such are
 * about a tenth of all; nothing else is, since it may have been acted on. Each part of the service, by `restCallName`, has a breaker of
 * its own: calls that too often get no answer, or one of 5xx, are not sent for a while.
 * @throws UPSTREAM_TIMEOUT or UPSTREAM_ERROR when no answer came, or nothing was sent
 */
export function createTransport(
  upstreamUrl: string,
  { onRequest = () => {}, patience = usualPatience, breaking = usualBreaking, watch = nobody }: Options = {},
): Transport {
  const base = new URL(upstreamUrl);
  const prefix = base.pathname.replace(/\/$/, "");
  const pool = new Pool(base.origin, {
    connections: 256,
    connect: { timeout: patience.connect },
    headersTimeout: patience.headers,
    bodyTimeout: patience.all,
  });

  const repeats = createRepeats();
  const breakers = new Map<string, Breaker>();

  function breakerOf(part: string): Breaker {
    const known = breakers.get(part);
    if (known) return known;
    const breaker = createBreaker(breaking, (isOpen) => watch.changed(part, isOpen));
    breakers.set(part, breaker);
    return breaker;
  }

  function sendOnce(request: RestRequest): Promise<RestResponse> {
    const { method, body } = request;
    const path = pathOf(request);
    onRequest({ method, path, body });
    const options = {
      method,
      path: `${prefix}/${path}`,
      headers: headersOf(request),
      body: body === undefined ? null : JSON.stringify(body),
    };
    return exchange(pool, options, { signal: request.signal, milliseconds: patience.all });
  }

  /** Answers what broke on the way as it is, where it may not be sent again. */
  async function sendAgain(broken: unknown, request: RestRequest, part: string): Promise<RestResponse> {
    if (!isRepeatable(request) || !isBrokenConnection(broken) || !repeats.take()) throw broken;
    // What broke together does not come back together.
    await pause(Math.random() * longestWait, undefined, { signal: request.signal });
    if (breakerOf(part).isOpen()) throw broken;
    watch.repeated(part);
    return sendOnce(request);
  }

  async function send(request: RestRequest, part = restCallName(request.method, request.path)) {
    const breaker = breakerOf(part);
    const pass = breaker.enter();
    if (pass === refused) {
      watch.refused(part);
      throw notSent(request);
    }
    repeats.earn();
    try {
      const response = await sendOnce(request).catch((error: unknown) => sendAgain(error, request, part));
      breaker.leave(pass, response.status < 500 ? "answered" : "failed");
      return response;
    } catch (error) {
      breaker.leave(pass, request.signal.aborted ? "gone" : "failed");
      throw unanswered(error, request);
    }
  }

  return { send, close: () => pool.close() };
}
