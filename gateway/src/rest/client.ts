import type { LimitFunction } from "p-limit";
import { clientError, isRepeatable, RestProblem, unreadable } from "./errors.ts";
import { rememberOrigin, type WrongCount } from "./paging.ts";
import type { RestPath } from "./path.ts";
import type { Query, RestRequest, Transport } from "./transport.ts";
import type { RestProblemBody as Problem } from "./types.ts";

/** `renew` gives a new token after a 401, or throws UNAUTHENTICATED. */
export type TokenSource = {
  /** False for the session of a browser. */
  isBearer: boolean;
  token(): string | null;
  renew(refused: string): Promise<string>;
  /** Null forgets it. */
  rememberCompany(id: string | null): void;
  end(): void;
};

export type Rest = {
  /** Lists whose rows and count differed, also when they were read once more. */
  wrongCounts: readonly WrongCount[];
  get<T extends object>(path: RestPath, query?: Query): Promise<T>;
  post<T extends object>(path: RestPath, body?: unknown, idempotencyKey?: string, query?: Query): Promise<T>;
  put<T extends object>(path: RestPath, body: unknown, ifMatch?: string): Promise<T>;
  delete(path: RestPath): Promise<void>;
  /** Sends the request without a token, with the caller's address where it is given. */
  getPublic<T extends object>(path: RestPath, callerAddress?: string): Promise<T>;
  postPublic<T extends object>(path: RestPath, body: unknown, callerAddress: string): Promise<T>;
};

type Options = {
  limitCalls: LimitFunction;
  transport: Transport;
  /** `take` throws COST_EXCEEDED. */
  budget: { take(): void };
  tokens: TokenSource;
  requestId: string;
  signal: AbortSignal;
};
type Call = Omit<RestRequest, "token" | "isFromWeb" | "requestId" | "signal">;

const replayed = new WeakSet<object>();

/** True for the answer of an earlier request with the same idempotency key, which may be outdated. */
export const isReplayed = (answer: object) => replayed.has(answer);

const notRepeated =
  "The warranty service refused the session, which is renewed now. Look whether the change is there before you try again.";

/** @throws RestProblem for an error status; UNAUTHENTICATED; COST_EXCEEDED; UPSTREAM_ERROR or UPSTREAM_TIMEOUT without a usable answer */
export function createRest(options: Options): Rest {
  const { limitCalls, transport, budget, tokens, requestId, signal } = options;
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
    // A service may have acted on it before it refused; the others may be sent twice.
    if (call.method === "POST" && !isRepeatable(call)) throw clientError("UPSTREAM_ERROR", notRepeated);
    const repeated = await send(call, renewed);
    if (repeated.status === 401) tokens.end();
    return repeated;
  }

  async function request<T extends object>(call: Call): Promise<T> {
    const { status, text, isReplayed } = await sendAsViewer(call);
    const json = read<T>(status, text);
    if (call.method === "GET") checkRows(json);
    rememberOrigin(json, { path: call.path, wrongCounts });
    if (isReplayed) replayed.add(json);
    return json;
  }

  return {
    wrongCounts,
    get: (path, query) => request({ method: "GET", ...path, query }),
    post: (path, body, idempotencyKey, query) => request({ method: "POST", ...path, body, idempotencyKey, query }),
    put: (path, body, ifMatch) => request({ method: "PUT", ...path, body, ifMatch }),
    delete: async (path) => {
      const { status, text } = await sendAsViewer({ method: "DELETE", ...path });
      if (status >= 300) read(status, text);
    },
    getPublic: async (path, callerAddress) => {
      const { status, text } = await send({ method: "GET", ...path, callerAddress }, null);
      return read(status, text);
    },
    postPublic: async (path, body, callerAddress) => {
      const { status, text } = await send({ method: "POST", ...path, body, callerAddress }, null);
      return read(status, text);
    },
  };
}

// A JSON object is trusted to be of the contract's form: a value that is not fails at its own field.
function read<T extends object>(status: number, text: string): T {
  const json = parse(text);
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

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isProblem(json: unknown): json is Problem {
  return typeof json === "object" && json !== null && "code" in json && typeof json.code === "string";
}
