import { Refusal } from "./errors.ts";

export interface ConcurrencyLimit {
  /**
   * Waits until the user may have one request more under way; the returned function says that it is done.
   *
   * @throws Refusal RATE_LIMITED when too many of the user's requests run and wait already
   */
  enter(userId: string): Promise<() => void>;
}

interface Requests {
  running: number;
  waiting: (() => void)[];
}

/** Bounds what each user has under way, so that all users share the database whatever one of them asks for at once. */
export function createConcurrencyLimit({ maxRunning = 4, maxRequests = 128 } = {}): ConcurrencyLimit {
  const users = new Map<string, Requests>();

  function leave(userId: string, requests: Requests): void {
    const next = requests.waiting.shift();
    if (next) return void setImmediate(next);
    requests.running -= 1;
    if (requests.running === 0) users.delete(userId);
  }

  return {
    async enter(userId) {
      const requests = users.get(userId) ?? { running: 0, waiting: [] };
      if (requests.running + requests.waiting.length >= maxRequests) throw tooMany(maxRequests);
      users.set(userId, requests);
      // Never at once: the embedded database answers within the same turn of the event loop, so that each request would be finished
      // before the next connection is read, and a user with sixty connections would have sixty shares.
      await new Promise<void>((resolve) => {
        if (requests.running === maxRunning) return requests.waiting.push(resolve);
        requests.running += 1;
        return setImmediate(resolve);
      });
      let hasLeft = false;
      return () => {
        if (!hasLeft) leave(userId, requests);
        hasLeft = true;
      };
    },
  };
}

function tooMany(maxRequests: number): Refusal {
  const message = `The limit is ${maxRequests} requests of one user at once; nothing was done. Try again in a moment.`;
  return new Refusal(429, "RATE_LIMITED", message, { retryAfter: 1 });
}
