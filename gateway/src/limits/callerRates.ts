import { setTimeout as pause } from "node:timers/promises";
import type { FastifyReply } from "fastify";
import { type RateLimit, rateLimited } from "./rateLimit.ts";

export type CallerRates = ReturnType<typeof createCallerRates>;

const refusalDelayMs = 200;

/** Counts requests before the pool is asked. @param origin a known device or a network @throws RATE_LIMITED (429) */
export function createCallerRates(
  { operationRate, unverifiedRate }: Record<"operationRate" | "unverifiedRate", RateLimit>,
  origin: string,
  reply: Pick<FastifyReply, "headers">,
) {
  let unverified: Promise<void> | undefined;

  async function count(rate: RateLimit, key: string, excess: string): Promise<void> {
    const { wait, limit, remaining, reset } = await rate.take(key);
    reply.headers({ "ratelimit-limit": limit, "ratelimit-remaining": remaining, "ratelimit-reset": reset });
    if (wait === 0) return;
    // The pause slows clients that ignore the refusal.
    await pause(refusalDelayMs);
    throw rateLimited(`${excess} Wait ${wait} seconds and try again.`, wait);
  }

  const takeOperation = (key: string) => count(operationRate, key, "Too many operations.");
  /** Counts the request once, because both the token's check and a refresh call this function. */
  const takeUnverified = () => {
    unverified ??= count(unverifiedRate, origin, tooManyUnverified);
    return unverified;
  };
  return {
    /** Counts a request of the token's user or program. `callerId` is null for an invalid token. */
    take: (callerId: string | null) => (callerId === null ? takeUnverified() : takeOperation(callerId)),
    takeAnonymous: () => takeOperation(origin),
    takeUnverified,
  };
}

const tooManyUnverified =
  "Too many sessions from your address are renewed or not good. Nothing was done, and nobody was signed out.";
