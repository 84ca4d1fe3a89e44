import type { RestRequest, RestResponse, Transport } from "../src/rest/transport.ts";

/** The answers that a service gave, in order, by what was asked. */
export type Recording = Map<string, RestResponse[]>;

const keyOf = ({ method, path, query = {} }: RestRequest) => `${method} ${path} ${JSON.stringify(query)}`;
const operationOf = ({ method, template }: RestRequest) => `${method} ${template}`;

/** Passes everything on, and keeps the answers. */
export function recordTransport(transport: Transport, recording: Recording): Transport {
  async function send(request: RestRequest): Promise<RestResponse> {
    const response = await transport.send(request);
    for (const key of [keyOf(request), operationOf(request)]) {
      recording.set(key, [...(recording.get(key) ?? []), response]);
    }
    return response;
  }
  return { send, close: () => transport.close() };
}

/**
 * Answers as the service did, each answer changed as wanted: the last one again where it is asked more often, and one of the same
 * operation where it is asked for something else.
 */
export function replayTransport(
  recording: Recording,
  change: (request: RestRequest, response: RestResponse) => RestResponse,
): Transport {
  const left = new Map([...recording].map(([key, responses]) => [key, [...responses]]));
  async function send(request: RestRequest): Promise<RestResponse> {
    const responses = left.get(keyOf(request)) ?? left.get(operationOf(request)) ?? [];
    const response = responses.length > 1 ? responses.shift() : responses[0];
    if (!response) throw new Error(`${keyOf(request)} was not recorded`);
    return change(request, response);
  }
  return { send, close: async () => {} };
}
