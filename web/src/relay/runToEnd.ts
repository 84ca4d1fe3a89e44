import type { PayloadError } from "relay-runtime";
import { caughtFailure } from "./failures.ts";

type Result = {
  readonly installation: object | null | undefined;
  readonly userErrors: readonly { readonly code: string }[];
};
type Answer = {
  readonly payload: { readonly results: readonly (Result | null | undefined)[] } | null;
  readonly errors: readonly PayloadError[];
};

/** Repeats a request that was cut short, as long as each answer completes more rooms. `send` keeps its key. */
export async function runToEnd<A extends Answer>(send: () => Promise<A>): Promise<A> {
  let answer = await send();
  while (isCutShort(answer) && countMade(answer) > 0) {
    const next = await send();
    if (countMade(next) <= countMade(answer)) return answer;
    answer = next;
  }
  return answer;
}

const countMade = ({ payload }: Answer): number => payload?.results.filter((one) => one?.installation).length ?? 0;

/** True if the service had no time for a room, or still works on a room. */
const isCutShort = ({ payload, errors }: Answer): boolean =>
  errors.some((error) => caughtFailure([error]).code === "UPSTREAM_TIMEOUT") ||
  (payload?.results.some((one) => one?.userErrors.some(({ code }) => code === "IDEMPOTENCY_RUNNING")) ?? false);
