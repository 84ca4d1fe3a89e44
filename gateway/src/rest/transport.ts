import { setTimeout as pause } from "node:timers/promises";
import { type Dispatcher, interceptors, Pool } from "undici";
import { type Breaker, type Breaking, createBreaker, refused } from "./createBreaker.ts";
import { createRepeats } from "./createRepeats.ts";
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
export type RequestListener = (request: { method: string; path: string; body: unknown }) => void;

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
 * No redirect is followed. Equal GETs of one token that are under way at once are one request. A GET or a POST with a key that broke on the way is sent once more, up to 100 ms later, as long as such are
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

  // Below the deduplication, so that a request that several wait for is told once.
  const tell: Dispatcher.DispatcherComposeInterceptor = (dispatch) => (options, handler) => {
    const body = typeof options.body === "string" ? JSON.parse(options.body) : undefined;
    onRequest({ method: options.method, path: options.path.slice(prefix.length + 1), body });
    return dispatch(options, handler);
  };
  const deduplicate = () =>
    pool.compose(tell, interceptors.deduplicate({ methods: ["GET"], excludeHeaderNames: ["x-request-id"] }));
  let dispatcher = deduplicate();

  const repeats = createRepeats();
  const breakers = new Map<string, Breaker>();

  function breakerOf(part: string): Breaker {
    const known = breakers.get(part);
    if (known) return known;
    const breaker = createBreaker(breaking, (isOpen) => watch.changed(part, isOpen));
    breakers.set(part, breaker);
    return breaker;
  }

  // Without the operation's own signal, as others may wait for the same answer.
  async function sendOnce(request: RestRequest): Promise<RestResponse> {
    const { method, body } = request;
    const response = await dispatcher.request({
      method,
      path: `${prefix}/${pathOf(request)}`,
      headers: headersOf(request),
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(patience.all),
    });
    return { status: response.statusCode, text: await response.body.text() };
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
      request.signal.throwIfAborted();
      const sent = sendOnce(request).catch((error: unknown) => sendAgain(error, request, part));
      const response = await untilAborted(sent, request.signal);
      breaker.leave(pass, response.status < 500 ? "answered" : "failed");
      return response;
    } catch (error) {
      breaker.leave(pass, request.signal.aborted ? "gone" : "failed");
      throw unanswered(error, request);
    } finally {
      // A read that begins after a change must not join one that began before it.
      if (request.method !== "GET") dispatcher = deduplicate();
    }
  }

  return { send, close: () => pool.close() };
}

/** @throws the signal's reason as soon as it aborts; the work goes on */
async function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const leave = () => reject(signal.reason);
  signal.addEventListener("abort", leave);
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener("abort", leave);
  }
}
