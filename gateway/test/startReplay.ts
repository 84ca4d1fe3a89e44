import type { IncomingMessage, ServerResponse } from "node:http";
import type { Recording, Recordings } from "./recordOperations.ts";
import type { RestFault } from "./restFaults.ts";
import { keyOf, reply } from "./startRecorder.ts";
import { type FaultStack, startFaultStack } from "./startStack.ts";
import { patience } from "./testConfig.ts";

type Path = (string | number)[];
export type Answer = { data: unknown; errors?: { path?: Path; message: string; extensions: { code: string } }[] };

/** One run of a recorded operation: `place` is the index of the failing call, `sub` the caller. */
type Trial = {
  recording: Recording;
  sub: string;
  fault?: RestFault;
  place?: number;
  seen: Map<string, number>;
  hasFailed: boolean;
};

/** `hasFailed` is true if the failing call was made. */
type Sent = { status: number; text: string; hasFailed: boolean };

export type Replay = {
  send(recording: Recording, sub: string, fault?: RestFault, place?: number): Promise<Sent>;
  close(): Promise<void>;
};

// Short timeouts for a gateway whose service is silent.
const impatience = { connectMs: 30_000, headersMs: 1_500, totalMs: 2_000 };
// One gateway meets hundreds of faults, so its breaker must never open.
const breaker = { minimumRps: Number.POSITIVE_INFINITY, halfOpenAfter: 1_000 };

/** A gateway over a service that replays a recording and fails one call of an operation, also when repeated. */
export async function startReplay({ userId, filesOrigin }: Recordings, isImpatient: boolean): Promise<Replay> {
  const stack: FaultStack = await startFaultStack(
    { FILES_ORIGIN: filesOrigin },
    { breaker, exports: { retryMs: 1 }, ...patience, ...(isImpatient && { timeouts: impatience }) },
  );
  // The recorded service has every feature.
  stack.rest.lacking.clear();
  const trials = new Map<unknown, Trial>();
  stack.rest.handler = (request, response) => {
    const trial = trials.get(request.headers["x-request-id"]);
    if (trial) answerIn(trial, request, response, userId);
    else response.writeHead(500).end();
  };
  return {
    async send(recording, sub, fault, place) {
      const id = `trial-${crypto.randomUUID()}`;
      const trial: Trial = { recording, sub, seen: new Map(), hasFailed: false, ...(fault && { fault, place }) };
      trials.set(id, trial);
      const response = await fetch(`${stack.url}/graphql`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "x-request-id": id,
          // Each trial has its own token, because equal reads of one session are shared.
          authorization: `Bearer ${stack.pool.accessToken({ sub })}`,
        },
        body: JSON.stringify({ query: recording.query, variables: recording.variables }),
      });
      const text = await response.text();
      trials.delete(id);
      return { status: response.status, text, hasFailed: trial.hasFailed };
    },
    close: () => stack.close(),
  };
}

function answerIn(trial: Trial, request: IncomingMessage, response: ServerResponse, userId: string): void {
  const { recording, sub, fault, place, seen } = trial;
  const key = keyOf(request).replaceAll(sub, userId);
  const count = seen.get(key) ?? 0;
  seen.set(key, count + 1);
  const places = recording.exchanges.flatMap((exchange, index) => (exchange.key === key ? [index] : []));
  const at = places[Math.min(count, places.length - 1)];
  const exchange = at === undefined ? undefined : recording.exchanges[at];
  // A request that the gateway sends only after a failure is not in the recording.
  const { status, text } = exchange ?? { status: 404, text: '{"code":"NOT_FOUND"}' };
  const own = text.replaceAll(userId, sub);
  const fails = at !== undefined && place !== undefined && recording.exchanges[place]?.key === key && at >= place;
  if (fault && fails) {
    trial.hasFailed = true;
    fault.send(response, own);
  } else reply(response, { status, text: own });
}
