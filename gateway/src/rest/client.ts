import type { LimitFunction } from "p-limit";
import { clientError, isRepeatable, RestProblem, unreadable } from "./errors.ts";
import { rememberOrigin, type WrongCount } from "./paging.ts";
import { parseJson } from "./parseJson.ts";
import { featureOf, isOfCompany, pathOf } from "./path.ts";
import type { RestRequest, Transport } from "./transport.ts";
import type { Answer, Input, OperationId, RestProblemBody as Problem } from "./types.ts";

/** `renew` gives a new token after a 401, or throws an error for clients, such as UNAUTHENTICATED. */
export type TokenSource = {
  /** False for a browser's session. */
  isBearer: boolean;
  token(): string | null;
  renew(refused: string): Promise<string>;
  /** Null forgets the company. */
  rememberCompany(id: string | null): void;
  end(): void;
};

export type Rest = {
  /** Lists whose rows and count differed in two reads. */
  wrongCounts: readonly WrongCount[];
  /** Sends an operation of the contract. The company is the viewer's unless `input` names one. */
  call<K extends OperationId>(operation: K, input: Input<K>): Promise<Answer<K>>;
  /** Sends no token; the service may learn the caller's address. */
  callPublic<K extends OperationId>(operation: K, input: Input<K> & Caller): Promise<Answer<K>>;
};

/** `cameraSecret` is the secret of a camera grant and replaces a token. */
type Caller = { callerAddress?: string; cameraSecret?: string };

type Options = {
  limitCalls: LimitFunction;
  transport: Transport;
  budget: { take(): void };
  tokens: TokenSource;
  companyId(): Promise<string>;
  /** @throws NOT_IMPLEMENTED for a feature that the service lacks */
  requireFeature(feature: string): Promise<void>;
  /** Called when a change was sent, before the caller gets its answer. */
  onChange(): void;
  requestId: string;
  signal: AbortSignal;
};
type Call = Omit<RestRequest, "token" | "isFromWeb" | "requestId" | "signal">;

const replayed = new WeakSet<object>();

/** True for the answer to an earlier request with the same key, which may be outdated. */
export const isReplayed = (answer: object) => replayed.has(answer);

const notRepeated =
  "The warranty service refused the session, which is renewed now. Look whether the change is there before you try again.";

/**
 * Calls throw RestProblem for an error status, or UPSTREAM_ERROR, UPSTREAM_TIMEOUT, UNAUTHENTICATED, COST_EXCEEDED,
 * NOT_FOUND or NOT_IMPLEMENTED.
 */
export function createRest(options: Options): Rest {
  const { limitCalls, transport, budget, tokens, companyId, requireFeature, onChange, requestId, signal } = options;
  const wrongCounts: WrongCount[] = [];

  async function send(call: Call, token: string | null) {
    budget.take();
    return limitCalls(() =>
      transport.send({ ...call, token, isFromWeb: token !== null && !tokens.isBearer, requestId, signal }),
    );
  }

  async function sendAsViewer(call: Call) {
    const token = tokens.token();
    if (token === null) throw clientError("UNAUTHENTICATED", "No access token found");
    const response = await send(call, token);
    if (response.status === 403 || response.status === 404) tokens.rememberCompany(null);
    if (response.status !== 401) return response;
    const renewed = await tokens.renew(token);
    // The service may have acted before it refused. Only GET, PUT, DELETE and a POST with a key may be sent twice.
    if (call.method === "POST" && !isRepeatable(call)) throw clientError("UPSTREAM_ERROR", notRepeated);
    const repeated = await send(call, renewed);
    if (repeated.status === 401) tokens.end();
    return repeated;
  }

  async function requireFeatureOf(operation: OperationId) {
    const feature = featureOf(operation);
    if (feature) await requireFeature(feature);
  }

  async function callAsViewer<T extends object>(operation: OperationId, input: CallInput): Promise<T | undefined> {
    const isLacking = input.companyId === undefined && isOfCompany(operation);
    await requireFeatureOf(operation);
    const ids = isLacking ? { ...input, companyId: await companyId() } : input;
    const call = toCall(operation, ids);
    const { status, text, isReplayed } = await sendAsViewer(call).finally(() => call.method === "GET" || onChange());
    if (call.method === "DELETE" && status < 300) return undefined;
    const json = read<T>(status, text);
    if (call.method === "GET") checkRows(json);
    rememberOrigin(json, { path: call.path, wrongCounts });
    if (isReplayed) replayed.add(json);
    return json;
  }

  async function callPublic<T extends object>(operation: OperationId, input: CallInput): Promise<T> {
    await requireFeatureOf(operation);
    const { status, text } = await send(toCall(operation, input), null);
    return read<T>(status, text);
  }

  return { wrongCounts, call: callAsViewer as Rest["call"], callPublic: callPublic as Rest["callPublic"] };
}

type CallInput = Partial<Call> & { companyId?: string };

function toCall(operation: OperationId, input: CallInput): Call {
  const { query, body, ifMatch, idempotencyKey, callerAddress, cameraSecret } = input;
  return { ...pathOf(operation, input), query, body, ifMatch, idempotencyKey, callerAddress, cameraSecret };
}

// Does not check the object's fields, because a wrong value fails at its own field.
function read<T extends object>(status: number, text: string): T {
  const json = parseJson(text);
  if (status >= 400) throw new RestProblem(status, isProblem(json) ? json : null);
  if (status >= 300 || typeof json !== "object" || json === null || Array.isArray(json)) {
    throw clientError("UPSTREAM_ERROR", unreadable);
  }
  return json as T;
}

function checkRows(json: object): void {
  if (!("data" in json)) return;
  const isRow = (row: unknown) => typeof row === "object" && row !== null;
  if (!Array.isArray(json.data) || !json.data.every(isRow)) throw clientError("UPSTREAM_ERROR", unreadable);
}

function isProblem(json: unknown): json is Problem {
  return typeof json === "object" && json !== null && "code" in json && typeof json.code === "string";
}
