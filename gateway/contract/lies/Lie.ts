import type { OperationId } from "../rest/RestCase.ts";
import type { Answer, Meddle, Proxied } from "../startProxy.ts";

/** One way in which a service may do something else than it says. */
export type Lie = {
  name: string;
  /** The claim that is not true of such a service. */
  claim: string;
  /** The field by which the run names it. */
  field: string;
  tell: Meddle;
};

/** As much of a JSON object as a lie changes. */
export type Json = Record<string, unknown>;
type Rows = { data: Json[]; meta: { count: number } };

/** Falsifies one operation. */
export const on =
  (operation: OperationId, tell: Meddle): Meddle =>
  (request, forward) =>
    request.operation === operation ? tell(request, forward) : forward(request);

/** Asks for something else. */
export const asks =
  (change: (query: Proxied["query"]) => Proxied["query"]): Meddle =>
  (request, forward) =>
    forward({ ...request, query: change(request.query) });

/** Sends something else. */
export const sends =
  (change: (body: Json) => Json): Meddle =>
  (request, forward) =>
    forward({ ...request, body: JSON.stringify(change(bodyOf(request))) });

/** Sends something else, and answers as if it had been what came. */
export const sendsUnseen =
  (change: (body: Json) => Json): Meddle =>
  async (request, forward) => {
    const answer = await sends(change)(request, forward);
    return jsonAnswer(answer.status, { ...JSON.parse(answer.text), ...bodyOf(request) });
  };

export const withoutHeader =
  (name: string): Meddle =>
  (request, forward) => {
    const { [name]: _, ...headers } = request.headers;
    return forward({ ...request, headers });
  };

/** Changes each success on its way back. */
export const answers =
  <T extends object = Json>(change: (json: T) => object): Meddle =>
  async (request, forward) => {
    const answer = await forward(request);
    return answer.status < 300 ? jsonAnswer(answer.status, change(JSON.parse(answer.text))) : answer;
  };

export const rows = (change: (page: Rows) => object): Meddle => answers<Rows>(change);

type Pretence = { status?: number; path?: (path: string) => string; given?: Json };

/** Does nothing, and answers with what is there and what should be. */
export const pretends =
  ({ status = 200, path = (same) => same, given = {} }: Pretence = {}): Meddle =>
  async (request, forward) => {
    const read = await forward({ ...request, method: "GET", path: path(request.path), body: "" });
    return jsonAnswer(status, { ...JSON.parse(read.text), ...bodyOf(request), ...given });
  };

/** Tells it where the service refuses. */
export const insteadOfRefusal =
  (tell: Meddle): Meddle =>
  async (request, forward) => {
    const answer = await forward(request);
    return answer.status >= 400 ? tell(request, forward) : answer;
  };

/** Tells it with the secret that the operation told last. */
export function withSecretOf(made: OperationId, tell: (secret: string) => Meddle): Meddle {
  let secret = "";
  return async (request, forward) => {
    if (request.operation !== made) return tell(secret)(request, forward);
    const answer = await forward(request);
    secret = JSON.parse(answer.text).secret;
    return answer;
  };
}

export const done: Meddle = async () => jsonAnswer(204);

export function bodyOf({ body }: Proxied): Json {
  return body === "" ? {} : JSON.parse(body);
}

export function jsonAnswer(status: number, json?: object): Answer {
  return { status, text: json === undefined ? "" : JSON.stringify(json) };
}
