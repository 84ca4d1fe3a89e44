import { BrokenCircuitError } from "cockatiel";
import { Pool } from "undici";
import { isRepeatable, toClientError } from "./errors.ts";
import type { RestPath } from "./path.ts";
import { type BreakerOptions, createPolicies, type TransportEvents } from "./policies.ts";
import { createSharedReads } from "./sharedReads.ts";

export type Query = Record<string, string | number | boolean | readonly string[] | null | undefined>;

export type RestRequest = RestPath & {
  query?: Query;
  body?: unknown;
  ifMatch?: string;
  idempotencyKey?: string;
  /** The address of a caller without a token. The service trusts it if the request carries the gateways' secret. */
  callerAddress?: string;
  /** The secret of a camera grant, sent instead of a token. */
  cameraSecret?: string;
  token: string | null;
  /** True for the web client. This grants no rights; the service only shows it in the history. */
  isFromWeb?: boolean;
  requestId: string;
  signal: AbortSignal;
};

export type RestResponse = {
  status: number;
  text: string;
  /** True for a replay by idempotency key, which may be outdated. */
  isReplayed?: boolean;
};

export type Transport = { send(request: RestRequest): Promise<RestResponse>; close(): Promise<void> };
export type RequestListener = (request: { method: string; path: string; body: unknown }) => void;
export type Timeouts = { connectMs: number; headersMs: number; totalMs: number };

export type TransportOptions = {
  gatewaySecret?: string | null;
  onRequest?: RequestListener;
  timeouts?: Timeouts;
  breaker?: BreakerOptions;
  events?: TransportEvents;
};

const usualTimeouts: Timeouts = { connectMs: 1_000, headersMs: 5_000, totalMs: 8_000 };
const usualBreaker: BreakerOptions = { minimumRps: 20, halfOpenAfter: 1_000 };
const noEvents: TransportEvents = { breakerChanged: () => {}, rejected: () => {}, retried: () => {} };

export function callName({ method, template }: Pick<RestRequest, "method" | "template">): string {
  return `${method} ${template}`;
}

/** `send` follows no redirect. It throws UPSTREAM_TIMEOUT or UPSTREAM_ERROR if no answer came or nothing was sent. */
export function createTransport(
  upstreamUrl: string,
  {
    gatewaySecret = null,
    onRequest,
    timeouts = usualTimeouts,
    breaker = usualBreaker,
    events = noEvents,
  }: TransportOptions = {},
): Transport {
  const base = new URL(upstreamUrl);
  const prefix = base.pathname.replace(/\/$/, "");
  const pool = new Pool(base.origin, {
    connections: 256,
    connect: { timeout: timeouts.connectMs },
    headersTimeout: timeouts.headersMs,
    bodyTimeout: timeouts.totalMs,
  });
  const policiesOf = createPolicies(breaker, events);

  const reads = createSharedReads<RestResponse>(timeouts.totalMs);

  async function exchange(request: RestRequest): Promise<RestResponse> {
    const { method, path, query = {}, token, cameraSecret = "", signal } = request;
    const given = Object.entries(query).flatMap(([key, value]) =>
      value === undefined || value === null ? [] : [value].flat().map((each) => [key, String(each)]),
    );
    const search = given.length > 0 ? `?${new URLSearchParams(given)}` : "";
    const address = `${path}${search}`;
    if (method === "GET") {
      const start = (ended: AbortSignal) => dispatch(request, address, ended);
      return reads.join(`${token} ${cameraSecret} ${address}`, signal, start);
    }
    try {
      return await dispatch(request, address, AbortSignal.timeout(timeouts.totalMs));
    } finally {
      // A read after a change must not join an older read.
      reads.reset();
    }
  }

  async function dispatch(request: RestRequest, address: string, signal: AbortSignal): Promise<RestResponse> {
    const { method, body } = request;
    onRequest?.({ method, path: address, body });
    const response = await pool.request({
      method,
      path: `${prefix}/${address}`,
      headers: headersOf(request, gatewaySecret),
      body: body === undefined ? null : JSON.stringify(body),
      signal,
    });
    const answer = { status: response.statusCode, text: await response.body.text() };
    return "idempotent-replayed" in response.headers ? { ...answer, isReplayed: true } : answer;
  }

  async function send(request: RestRequest): Promise<RestResponse> {
    const { once, retrying } = policiesOf(callName(request));
    const policy = isRepeatable(request) ? retrying : once;
    try {
      request.signal.throwIfAborted();
      return await untilAborted(
        policy.execute(() => exchange(request)),
        request.signal,
      );
    } catch (error) {
      if (error instanceof BrokenCircuitError) events.rejected(callName(request));
      throw toClientError(error, request);
    }
  }

  return { send, close: () => pool.close() };
}

function headersOf(request: RestRequest, secret: string | null): Record<string, string> {
  return {
    accept: "application/json",
    "x-request-id": request.requestId,
    ...(request.token !== null && { authorization: `Bearer ${request.token}` }),
    ...(request.isFromWeb && request.method !== "GET" && { "x-via": "web" }),
    ...(request.ifMatch !== undefined && { "if-match": `"${request.ifMatch}"` }),
    ...(request.idempotencyKey !== undefined && { "idempotency-key": request.idempotencyKey }),
    ...(request.callerAddress !== undefined && { "x-caller-address": request.callerAddress }),
    ...(request.callerAddress !== undefined && secret !== null && { "x-gateway-secret": secret }),
    ...(request.cameraSecret !== undefined && { "x-camera-grant": request.cameraSecret }),
    ...(request.body !== undefined && { "content-type": "application/json" }),
  };
}

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
