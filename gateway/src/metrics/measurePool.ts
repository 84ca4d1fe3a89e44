import { isRejection, isThrottle } from "../session/poolErrors.ts";
import type { UserPool } from "../session/userPool.ts";
import type { Metrics } from "./createMetrics.ts";
import { secondsSince } from "./secondsSince.ts";

type Call = (...args: unknown[]) => Promise<unknown>;

/** The same user pool, with each call timed by its outcome: sign-ins and refreshes among them. */
export function measurePool(userPool: UserPool, metrics: Metrics): UserPool {
  const measured = Object.entries(userPool).map(([name, call]) => [name, timed(name, call as Call, metrics)]);
  return Object.fromEntries(measured) as UserPool;
}

function timed(name: string, call: Call, { pool }: Metrics): Call {
  return async (...args) => {
    const start = performance.now();
    const measure = (outcome: string) => pool.observe({ call: name, outcome }, secondsSince(start));
    try {
      const answer = await call(...args);
      measure(typeof answer === "object" && answer !== null && "challenge" in answer ? "challenge" : "done");
      return answer;
    } catch (error) {
      measure(outcomeOf(error));
      throw error;
    }
  };
}

function outcomeOf(error: unknown): string {
  if (isThrottle(error)) return "throttled";
  return isRejection(error) ? "refused" : "failed";
}
