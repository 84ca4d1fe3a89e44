import { setTimeout as pause } from "node:timers/promises";
import type { FastifyReply } from "fastify";
import { type RateLimit, rateLimited } from "./rateLimit.ts";

/** They count a request before the user pool is asked anything. @throws RATE_LIMITED (429) */
export type CallerRates = {
  /** Of a token that verifies here, with its user or program; null for one that does not. */
  take(callerId: string | null): Promise<void>;
  takeAnonymous(): Promise<void>;
  /** Also of a refresh. It counts a request once, however often it is called. */
  takeUnverified(): Promise<void>;
};

type Rates = { operationRate: RateLimit; unverifiedRate: RateLimit };

const refusalDelayMs = 200;

/** `origin` is a known device or an address. */
export function createCallerRates(
  { operationRate, unverifiedRate }: Rates,
  origin: string,
  reply: Pick<FastifyReply, "headers">,
): CallerRates {
  let unverified: Promise<void> | undefined;

  async function count(rate: RateLimit, key: string, excess: string): Promise<void> {
    const { wait, limit, remaining, reset } = await rate.take(key);
    reply.headers({ "ratelimit-limit": limit, "ratelimit-remaining": remaining, "ratelimit-reset": reset });
    if (wait === 0) return;
    // A client that ignores the refusal and sends on is slowed down.
    await pause(refusalDelayMs);
    throw rateLimited(`${excess} Wait ${wait} seconds and try again.`, wait);
  }

  const takeOperation = (key: string) => count(operationRate, key, "Too many operations.");
  const takeUnverified = () => {
    unverified ??= count(unverifiedRate, origin, tooManyUnverified);
    return unverified;
  };
  return {
    take: (callerId) => (callerId === null ? takeUnverified() : takeOperation(callerId)),
    takeAnonymous: () => takeOperation(origin),
    takeUnverified,
  };
}

const tooManyUnverified =
  "Too many sessions from your address are renewed or not good. Nothing was done, and nobody was signed out.";
