import { HeaderMap } from "@apollo/server";
import { GraphQLError } from "graphql";
import type { SharedState } from "../sharedState/SharedState.ts";

/** In seconds. `wait` is 0 when this one may pass. */
type Allowance = { wait: number; limit: number; remaining: number; reset: number };

export type RateLimit = { take(key: string): Promise<Allowance> };

type Options = {
  name: string;
  maxPerMinute: number;
  onRefused?: () => void;
};

const windowMs = 60_000;

export function createRateLimit(
  state: Pick<SharedState, "increment">,
  { name, maxPerMinute, onRefused }: Options,
): RateLimit {
  return {
    async take(key) {
      const { count, leftMs } = await state.increment(`${name}:${key}`, windowMs);
      const reset = Math.max(1, Math.ceil(leftMs / 1000));
      const wait = count <= maxPerMinute ? 0 : reset;
      if (wait > 0) onRefused?.();
      return { wait, limit: maxPerMinute, remaining: Math.max(0, maxPerMinute - count), reset };
    },
  };
}

export function rateLimited(message: string, retryAfter: number): GraphQLError {
  const http = { status: 429, headers: new HeaderMap([["retry-after", String(retryAfter)]]) };
  return new GraphQLError(message, { extensions: { code: "RATE_LIMITED", retryAfter, http } });
}

export function isRateLimited(error: unknown): boolean {
  return error instanceof GraphQLError && error.extensions.code === "RATE_LIMITED";
}
