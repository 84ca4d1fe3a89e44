import type { GraphQLError } from "graphql";
import pLimit, { type LimitFunction } from "p-limit";
import { rateLimited } from "./rateLimit.ts";

const maxRunning = 16;
const maxWaiting = 64;
const maxCalls = 64;

type Waiter = { signal: AbortSignal; connection: Connection };
type Connection = {
  destroyed: boolean;
  once(event: "close", listener: () => void): unknown;
  removeListener(event: "close", listener: () => void): unknown;
};
type User = { running: number; waiting: Set<() => void>; limitCalls: LimitFunction };

export type Slot = {
  /** Limits parallel calls; all operations of the user share it. */
  limitCalls: LimitFunction;
  release(): void;
};

/** `userId` is `Caller.key`: a user's or program's id, or without a session a known device's account or the network. */
export function createConcurrencyLimit(onRefused: () => void) {
  const users = new Map<string, User>();

  function release(userId: string, user: User): void {
    const [startNext] = user.waiting;
    if (startNext) startNext();
    else user.running -= 1;
    if (user.running === 0) users.delete(userId);
  }

  return {
    /** @throws RATE_LIMITED (429) if too many operations wait, or if a waiting one loses its time or connection */
    async acquire(userId: string, waiter: Waiter): Promise<Slot> {
      const user = users.get(userId) ?? { running: 0, waiting: new Set(), limitCalls: pLimit(maxCalls) };
      users.set(userId, user);
      if (user.running < maxRunning) user.running += 1;
      else
        await waitForRelease(user.waiting, waiter).catch((error: unknown) => {
          onRefused();
          throw error;
        });
      return { limitCalls: user.limitCalls, release: () => release(userId, user) };
    },
    count(): { running: number; waiting: number } {
      const all = [...users.values()];
      return {
        running: all.reduce((sum, { running }) => sum + running, 0),
        waiting: all.reduce((sum, { waiting }) => sum + waiting.size, 0),
      };
    },
  };
}

async function waitForRelease(waiting: User["waiting"], { signal, connection }: Waiter): Promise<void> {
  if (waiting.size >= maxWaiting)
    throw tooMany(`${maxRunning} of your operations run and ${maxWaiting} wait. Wait for some.`);
  return new Promise((resolve, reject) => {
    const start = () => {
      stop();
      resolve();
    };
    const abandon = () => {
      stop();
      reject(tooMany("Your other operations took all the time of this one. Ask for less at once."));
    };
    const stop = () => {
      waiting.delete(start);
      signal.removeEventListener("abort", abandon);
      connection.removeListener("close", abandon);
    };
    waiting.add(start);
    signal.addEventListener("abort", abandon);
    connection.once("close", abandon);
    if (signal.aborted || connection.destroyed) abandon();
  });
}

function tooMany(message: string): GraphQLError {
  return rateLimited(`${message} Nothing was done.`, 1);
}
