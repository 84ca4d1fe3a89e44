import { ApiError } from "../errors.ts";

export type ConcurrencyLimit = {
  /** Takes a slot of the user before the body is read. @throws ApiError RATE_LIMITED without a free slot */
  acquire(userId: string): Slot;
};

type Slot = {
  /** Waits until this request may run. A request takes its place only once its body has arrived, so a slow upload blocks no other. */
  start(): Promise<void>;
  release(): void;
};

type Requests = {
  slots: number;
  running: number;
  waiting: (() => void)[];
};

/** Limits the running requests of each user, so that one user's requests leave the database to others. */
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
        // Waits a turn of the event loop, so that requests of others are read between those of a user with sixty connections.
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
