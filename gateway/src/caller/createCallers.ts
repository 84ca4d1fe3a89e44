import type { GraphQLError } from "graphql";
import { clientError } from "../errors.ts";
import { type Call, createCalls } from "./createCalls.ts";
import { createTurns, type Turn } from "./createTurns.ts";

/** One user, or one address of who is not signed in, with all that it has under way in this process. */
export type Caller = {
  /** Sends a request to REST, beside 63 others of all its operations at most. */
  call: Call;
  /** The turns of one more operation, of which there is one before each part of work that takes long. */
  turns(): Turn;
  /** One of its operations is over. */
  leave(): void;
};

/** What an operation that waits is told by: its time, and the connection that it came on. */
export type Asking = {
  signal: AbortSignal;
  reply: { raw: Connection; header(name: string, value: string): unknown };
};
type Connection = {
  destroyed: boolean;
  once(event: "close", listener: () => void): unknown;
  removeListener(event: "close", listener: () => void): unknown;
};

export type Callers = {
  /**
   * A place for one operation, to be left once when it is over. Without a free one it waits behind the caller's others.
   * @throws RATE_LIMITED: 429 when too many of the caller wait or its time ended while it did, 503 when too many of all wait
   */
  enter(name: string, asking: Asking): Caller | Promise<Caller>;
  /** How many operations of all callers there are. */
  count(): { running: number; waiting: number };
};

export type EntryLimit = "running" | "waiting";
type Known = Caller & { running: number; waiting: Set<() => void> };

const mostRunning = 16;
const mostWaiting = 64;
const mostWaitingOfAll = 100;
const retrySeconds = 1;
const mostKept = 1_000;

/**
 * Bounds what each caller has under way, so that nobody who asks for all at once takes it from the others. An operation that has a place
 * never waits for another one.
 *
 * @param onRefused is told which limit refused
 */
export function createCallers(onRefused: (limit: EntryLimit) => void): Callers {
  const callers = new Map<string, Known>();
  const turnsOf = createTurns(() => busy <= 1);
  let busy = 0;
  let running = 0;
  let waiting = 0;

  // Who has nothing under way is kept until there are many: most come again soon.
  function add(name: string): Known {
    if (callers.size >= mostKept) for (const [each, caller] of callers) if (caller.running === 0) callers.delete(each);
    const caller = { running: 0, waiting: new Set<() => void>(), call: createCalls(), turns: turnsOf(), leave };
    callers.set(name, caller);
    return caller;

    // The place goes on to the first who waits.
    function leave(): void {
      const [start] = caller.waiting;
      if (start) start();
      else {
        caller.running -= 1;
        running -= 1;
        if (caller.running === 0) busy -= 1;
      }
    }
  }

  /** What it took before it had nothing under way is forgotten. */
  function begin(caller: Known): void {
    busy += 1;
    caller.turns = turnsOf();
  }

  function refusal(limit: EntryLimit, message: string, { reply }: Asking): GraphQLError {
    onRefused(limit);
    reply.header("retry-after", String(retrySeconds));
    return clientError("RATE_LIMITED", `${message} Nothing was done.`, limit === "waiting" ? 503 : 429);
  }

  function wait(caller: Known, asking: Asking): Promise<Caller> {
    const { signal, reply } = asking;
    return new Promise((resolve, reject) => {
      const start = () => {
        stop();
        resolve(caller);
      };
      const leave = () => {
        stop();
        reject(
          refusal("running", "Your other operations took all the time of this one. Ask for less at once.", asking),
        );
      };
      const stop = () => {
        caller.waiting.delete(start);
        waiting -= 1;
        signal.removeEventListener("abort", leave);
        reply.raw.removeListener("close", leave);
      };
      caller.waiting.add(start);
      waiting += 1;
      signal.addEventListener("abort", leave);
      reply.raw.once("close", leave);
      if (signal.aborted || reply.raw.destroyed) leave();
    });
  }

  return {
    enter(name, asking) {
      const caller = callers.get(name) ?? add(name);
      if (caller.running < mostRunning) {
        if (caller.running === 0) begin(caller);
        caller.running += 1;
        running += 1;
        return caller;
      }
      if (caller.waiting.size >= mostWaiting)
        throw refusal(
          "running",
          `${mostRunning} of your operations run and ${mostWaiting} wait. Wait for some.`,
          asking,
        );
      if (waiting >= mostWaitingOfAll)
        throw refusal("waiting", "There is too much to do here right now. Try again in a moment.", asking);
      return wait(caller, asking);
    },
    count: () => ({ running, waiting }),
  };
}
