import type { Store } from "../store/Store.ts";

/** Sessions that were signed out here. Their tokens still verify by signature until they expire, so they are refused by name. */
export type EndedSessions = { add(originJti: string): Promise<void>; has(originJti: string): Promise<boolean> };

// As long as a refresh token may live, since each new access token of the session carries the same origin.
const keptMilliseconds = 30 * 24 * 3600 * 1000;

export function createEndedSessions(store: Pick<Store, "put" | "has">): EndedSessions {
  return {
    add: (originJti) => store.put(`ended:${originJti}`, keptMilliseconds),
    has: (originJti) => store.has(`ended:${originJti}`),
  };
}
