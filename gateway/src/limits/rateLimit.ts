import { HeaderMap } from "@apollo/server";
import { GraphQLError } from "graphql";
import type { SharedState } from "./memoryState.ts";

/** Times are in seconds. `wait` is 0 if the request may pass. */
type Allowance = { wait: number; limit: number; remaining: number; reset: number };

export type RateLimit = { take(key: string): Promise<Allowance> };

export function createRateLimit(
  state: Pick<SharedState, "increment">,
  { name, maxPerMinute, onRefused }: { name: string; maxPerMinute: number; onRefused?(): void },
): RateLimit {
  return {
    async take(key) {
      const { count, leftMs } = await state.increment(`${name}:${key}`);
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

/** An IPv4 address, or the first 64 bits of an IPv6 address, which usually belong to one subscriber. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped || !address.includes(":")) return mapped ?? address;
  const [head = [], tail] = address.split("::").map((part) => part.split(":").filter((group) => group !== ""));
  const zeros = tail ? Array<string>(Math.max(0, 8 - head.length - tail.length)).fill("0") : [];
  const groups = [...head, ...zeros, ...(tail ?? [])].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/64`;
}
