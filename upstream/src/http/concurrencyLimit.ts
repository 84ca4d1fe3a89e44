import { ApiError } from "../errors.ts";

export type ConcurrencyLimit = {
  /** Takes one of the user's slots before the body is read. Throws ApiError RATE_LIMITED if no slot is free. */
  acquire(userId: string): Slot;
};

type Slot = {
  /** Waits until the request may run. Requests with an arriving body do not count, so slow uploads block none. */
  start(): Promise<void>;
  release(): void;
};

type Requests = {
  slots: number;
  running: number;
  waiting: (() => void)[];
};

/** Limits the running requests of each user, so that other users also reach the database. */
export function createConcurrencyLimit({ maxRunning = 4, maxRequests = 128 } = {}): ConcurrencyLimit {
  const users = new Map<string, Requests>();

  function end(requests: Requests): void {
    const next = requests.waiting.shift();
    if (next) setImmediate(next);
    else requests.running -= 1;
  }

  return {
    acquire(userId) {
      const requests = users.get(userId) ?? { slots: 0, running: 0, waiting: [] };
      if (requests.slots >= maxRequests) throw tooMany(maxRequests);
      users.set(userId, requests);
      requests.slots += 1;
      let isStarted = false;
      let isReleased = false;
      return {
        // Waits one turn of the event loop, so that a user with many connections lets others in.
        async start() {
          isStarted = true;
          await new Promise<void>((resolve) => {
            if (requests.running === maxRunning) return requests.waiting.push(resolve);
            requests.running += 1;
            return setImmediate(resolve);
          });
        },
        release() {
          if (isReleased) return;
          isReleased = true;
          requests.slots -= 1;
          if (isStarted) end(requests);
          if (requests.slots === 0) users.delete(userId);
        },
      };
    },
  };
}

function tooMany(maxRequests: number): ApiError {
  const message = `The limit is ${maxRequests} requests of one user at once; nothing was done. Try again in a moment.`;
  return new ApiError(429, "RATE_LIMITED", message, { retryAfter: 1 });
}
