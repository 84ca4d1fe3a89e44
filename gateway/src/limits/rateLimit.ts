import type { SharedState } from "../sharedState/SharedState.ts";

/** The rest of a key's minute, in seconds. `wait` is 0 when this one may pass. */
export type Allowance = { wait: number; limit: number; remaining: number; reset: number };

export type RateLimit = { take(key: string): Promise<Allowance> };

type Options = {
  /** Prefix of the limit's keys in the shared state. */
  name: string;
  maxPerMinute: number;
  onRefused?: () => void;
};

const windowMs = 60_000;

/** So many a minute for each key, over all gateways. */
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
