/** Sessions that were signed out here. Their tokens still verify by signature until they expire, so they are refused by name. */
export type EndedSessions = { add(originJti: string): void; has(originJti: string): boolean };

// As long as a refresh token may live, since each new access token of the session carries the same origin.
const keptMilliseconds = 30 * 24 * 3600 * 1000;

export function createEndedSessions(now: () => number = Date.now): EndedSessions {
  const ended = new Map<string, number>();
  return {
    add(originJti) {
      for (const [known, until] of ended) if (until <= now()) ended.delete(known);
      ended.set(originJti, now() + keptMilliseconds);
    },
    has: (originJti) => (ended.get(originJti) ?? 0) > now(),
  };
}
