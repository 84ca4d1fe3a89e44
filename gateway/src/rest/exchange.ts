import type { Dispatcher, Pool } from "undici";
import type { RestResponse } from "./transport.ts";

type Until = {
  /** What the request is part of; aborted, it takes the request with it. */
  signal: AbortSignal;
  /** For connecting, waiting and reading, all in all. */
  milliseconds: number;
};

const decoder = new TextDecoder();

/**
 * One request and its whole answer. A large list is hundreds of them, so bodies are gathered as they come, without the stream that
 * undici's `request` makes of each, and no timer outlives its answer.
 * @throws the signal's reason, a TimeoutError, or what undici throws
 */
export async function exchange(
  pool: Pool,
  options: Dispatcher.DispatchOptions,
  { signal, milliseconds }: Until,
): Promise<RestResponse> {
  signal.throwIfAborted();
  const { answer, handler, stop } = receive();
  const abort = () => stop(signal.reason);
  const timer = setTimeout(() => stop(new DOMException("There was no answer in time.", "TimeoutError")), milliseconds);
  signal.addEventListener("abort", abort);
  try {
    pool.dispatch(options, handler);
    return await answer;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", abort);
  }
}

/** What undici tells of one request, as a promise. Stopped while it waits for a connection it is over at once, and never sent. */
function receive() {
  const { promise: answer, resolve, reject } = Promise.withResolvers<RestResponse>();
  const chunks: Buffer[] = [];
  let status = 0;
  let running: Dispatcher.DispatchController | null = null;
  let reason: Error | null = null;
  const handler: Dispatcher.DispatchHandler = {
    onRequestStart(controller) {
      running = controller;
      if (reason) controller.abort(reason);
    },
    onResponseStart(_, statusCode) {
      status = statusCode;
    },
    onResponseData(_, chunk) {
      chunks.push(chunk);
    },
    onResponseEnd() {
      resolve({ status, text: decoder.decode(chunks.length === 1 ? chunks[0] : Buffer.concat(chunks)) });
    },
    onResponseError(_, error) {
      reject(error);
    },
  };
  const stop = (why: Error) => {
    reason = why;
    reject(why);
    running?.abort(why);
  };
  return { answer, handler, stop };
}
