import type { OperationId } from "../../../contract/RestCase.ts";
import type { Answer, Interceptor, Proxied } from "../startProxy.ts";

/** A service with one fault, by a proxy before the reference service. */
export type Mutant = {
  name: string;
  /** The claim that is not true of such a service. */
  claim: string;
  /** The field by which the run names it. */
  field: string;
  intercept: Interceptor;
};

/** As much of a JSON object as a mutant changes. */
export type Json = Record<string, unknown>;
type Rows = { data: Json[]; meta: { count: number } };

/** Changes one operation alone. */
export const on =
  (operation: OperationId, intercept: Interceptor): Interceptor =>
  (request, forward) =>
    request.operation === operation ? intercept(request, forward) : forward(request);

/** Asks for something else. */
export const asks =
  (change: (query: Proxied["query"]) => Proxied["query"]): Interceptor =>
  (request, forward) =>
    forward({ ...request, query: change(request.query) });

/** Sends something else. */
export const sends =
  (change: (body: Json) => Json): Interceptor =>
  (request, forward) =>
    forward({ ...request, body: JSON.stringify(change(bodyOf(request))) });

/** Sends something else, and answers as if it had been what came. */
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

/** Changes each success on its way back. */
export const answers =
  <T extends object = Json>(change: (json: T) => object): Interceptor =>
  async (request, forward) => {
    const answer = await forward(request);
    return answer.status < 300 ? jsonAnswer(answer.status, change(JSON.parse(answer.text))) : answer;
  };

export const rows = (change: (page: Rows) => object): Interceptor => answers<Rows>(change);

type Pretence = { status?: number; path?: (path: string) => string; given?: Json };

/** Does nothing, and answers with what is there and what should be. */
export const pretends =
  ({ status = 200, path = (same) => same, given = {} }: Pretence = {}): Interceptor =>
  async (request, forward) => {
    const read = await forward({ ...request, method: "GET", path: path(request.path), body: "" });
    return jsonAnswer(status, { ...JSON.parse(read.text), ...bodyOf(request), ...given });
  };

/** Intercepts where the service refuses. */
export const insteadOfRefusal =
  (intercept: Interceptor): Interceptor =>
  async (request, forward) => {
    const answer = await forward(request);
    return answer.status >= 400 ? intercept(request, forward) : answer;
  };

/** Intercepts with the secret that the operation answered last. */
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
