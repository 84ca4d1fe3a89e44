import type { RestCase } from "../../contract/RestCase.ts";
import type { Contract } from "../../contract/readContract.ts";
import type { RestRequest, RestResponse, Transport } from "../../src/rest/transport.ts";

type Responses = Map<string, RestResponse[]>;
export type ReplayTransport = Transport & { onCase(one: RestCase): void };

/** `byCase` holds each case's answers by operation, `all` the whole run's. The answers keep their order. */
export type Recording = { byCase: Map<RestCase, Responses>; all: Responses };

export const newRecording = (): Recording => ({ byCase: new Map(), all: new Map() });

const operationOf = ({ method, path }: RestRequest, contract: Contract) => contract.find(method, `/${path}`)?.id ?? "";

export function recordTransport(transport: Transport, contract: Contract, { byCase, all }: Recording): ReplayTransport {
  let current: Responses = new Map();
  async function send(request: RestRequest): Promise<RestResponse> {
    const response = await transport.send(request);
    const operation = operationOf(request, contract);
    for (const responses of [current, all]) responses.set(operation, [...(responses.get(operation) ?? []), response]);
    return response;
  }
  function onCase(one: RestCase): void {
    current = new Map();
    byCase.set(one, current);
  }
  return { send, onCase, close: () => transport.close() };
}

/** Gives a case's recorded answers in order, changed by `change`, or for other requests another case's success. */
export function replayTransport(
  { byCase, all }: Recording,
  contract: Contract,
  change: (request: RestRequest, response: RestResponse) => RestResponse,
): ReplayTransport {
  let left: Responses = new Map();
  async function send(request: RestRequest): Promise<RestResponse> {
    const operation = operationOf(request, contract);
    const responses = left.get(operation) ?? [];
    const recorded = responses.length > 1 ? responses.shift() : responses[0];
    const response = recorded ?? all.get(operation)?.find(({ status }) => status < 300);
    if (!response) throw new Error(`${operation} was not recorded`);
    return change(request, response);
  }
  function onCase(one: RestCase): void {
    left = new Map([...(byCase.get(one) ?? [])].map(([operation, responses]) => [operation, [...responses]]));
  }
  return { send, onCase, close: async () => {} };
}
