import { hash } from "node:crypto";
import { CircuitState, ConsecutiveBreaker, circuitBreaker, handleAll, TimeoutStrategy, timeout, wrap } from "cockatiel";
import type { FastifyBaseLogger } from "fastify";
import type { SharedState } from "../limits/memoryState.ts";
import type { UserPool } from "./userPool.ts";

/** After a sign-out the session's tokens would still be valid, so its `origin_jti` is refused. */
export type EndedSessions = { add(originJti: string): Promise<void>; has(originJti: string): Promise<boolean> };

// The default life of a refresh token, whose access tokens carry the same `origin_jti`.
const ttlMs = 30 * 24 * 3600 * 1000;

export function createEndedSessions(state: Pick<SharedState, "set" | "has">): EndedSessions {
  return {
    add: (originJti) => state.set(`ended:${originJti}`, ttlMs),
    has: (originJti) => state.has(`ended:${originJti}`),
  };
}

const sharedMs = 4_000;
const maxWaitMs = 500;
const maxFailures = 3;
const probeMs = 1_000;

/** A revocation takes effect within 5 seconds. While the pool is silent, tokens pass, because REST checks them too. */
export function createRevocationCheck(
  userPool: Pick<UserPool, "isRevoked">,
  log: Pick<FastifyBaseLogger, "info" | "warn">,
) {
  const known = new Map<string, boolean>();
  const running = new Map<string, Promise<boolean>>();
  const breaker = circuitBreaker(handleAll, {
    halfOpenAfter: probeMs,
    breaker: new ConsecutiveBreaker(maxFailures),
  });
  const inTime = wrap(breaker, timeout(maxWaitMs, TimeoutStrategy.Aggressive));
  breaker.onReset(() => log.info("revocations of tokens are checked again: the user pool answers"));
  breaker.onFailure(() => log.warn("a token was let through unchecked: the user pool did not answer in time"));

  // An answer that comes after the caller stopped waiting still serves the next operations.
  async function ask(key: string, accessToken: string): Promise<boolean> {
    const isRevoked = await userPool.isRevoked(accessToken);
    known.set(key, isRevoked);
    setTimeout(() => known.delete(key), sharedMs).unref();
    return isRevoked;
  }

  function check(key: string, accessToken: string): Promise<boolean> {
    const checked = inTime
      .execute(() => ask(key, accessToken))
      .catch(() => false)
      .finally(() => running.delete(key));
    running.set(key, checked);
    return checked;
  }

  return async (accessToken: string) => {
    const key = hash("sha256", accessToken, "base64");
    const answer = known.get(key);
    if (answer !== undefined) return answer;
    const checked = running.get(key) ?? check(key, accessToken);
    return breaker.state === CircuitState.Closed ? checked : false;
  };
}
