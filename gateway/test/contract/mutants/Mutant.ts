import type { OperationId } from "../../../contract/RestCase.ts";
import type { Answer, Interceptor, Proxied } from "../startProxy.ts";

/** A proxy that adds one fault to the reference service. */
export type Mutant = {
  name: string;
  /** The claim that the fault breaks. */
  claim: string;
  /** The field that the report names. */
  field: string;
  intercept: Interceptor;
};

export type Json = Record<string, unknown>;
type Rows = { data: Json[]; meta: { count: number } };

export const on =
  (operation: OperationId, intercept: Interceptor): Interceptor =>
  (request, forward) =>
    request.operation === operation ? intercept(request, forward) : forward(request);

export const asks =
  (change: (query: Proxied["query"]) => Proxied["query"]): Interceptor =>
  (request, forward) =>
    forward({ ...request, query: change(request.query) });

export const sends =
  (change: (body: Json) => Json): Interceptor =>
  (request, forward) =>
    forward({ ...request, body: JSON.stringify(change(bodyOf(request))) });

/** Forwards the request with a changed body, and puts the original values into the answer. */
export const sendsUnseen =
  (change: (body: Json) => Json): Interceptor =>
  async (request, forward) => {
    const answer = await sends(change)(request, forward);
    return jsonAnswer(answer.status, { ...JSON.parse(answer.text), ...bodyOf(request) });
  };

export const withoutHeader =
  (name: string): Interceptor =>
  (request, forward) => {
    const { [name]: _, ...headers } = request.headers;
    return forward({ ...request, headers });
  };

export const answers =
  <T extends object = Json>(change: (json: T) => object): Interceptor =>
  async (request, forward) => {
    const answer = await forward(request);
    return answer.status < 300 ? jsonAnswer(answer.status, change(JSON.parse(answer.text))) : answer;
  };

export const rows = (change: (page: Rows) => object): Interceptor => answers<Rows>(change);

type Pretence = { status?: number; path?: (path: string) => string; given?: Json };

/** Does not forward the change, and answers as if it were made. */
export const pretends =
  ({ status = 200, path = (same) => same, given = {} }: Pretence = {}): Interceptor =>
  async (request, forward) => {
    const read = await forward({ ...request, method: "GET", path: path(request.path), body: "" });
    return jsonAnswer(status, { ...JSON.parse(read.text), ...bodyOf(request), ...given });
  };

export const insteadOfRefusal =
  (intercept: Interceptor): Interceptor =>
  async (request, forward) => {
    const answer = await forward(request);
    return answer.status >= 400 ? intercept(request, forward) : answer;
  };

/** Calls `intercept` with the secret of the operation's last answer. */
export function withSecretOf(made: OperationId, intercept: (secret: string) => Interceptor): Interceptor {
  let secret = "";
  return async (request, forward) => {
    if (request.operation !== made) return intercept(secret)(request, forward);
    const answer = await forward(request);
    secret = JSON.parse(answer.text).secret;
    return answer;
  };
}

export const done: Interceptor = async () => jsonAnswer(204);

export function bodyOf({ body }: Proxied): Json {
  return body === "" ? {} : JSON.parse(body);
}

export function jsonAnswer(status: number, json?: object): Answer {
  return { status, text: json === undefined ? "" : JSON.stringify(json) };
}
