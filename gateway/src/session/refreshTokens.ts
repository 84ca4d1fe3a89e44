import { isRateLimited } from "../limits/rateLimit.ts";
import type { Clock, Tokens, UserPool } from "./userPool.ts";

type TakeRate = () => Promise<void>;
/** `takeRate` is called for each call of the pool, and not for a shared answer. */
type RefreshTokens = (refreshToken: string, refused?: string, takeRate?: TakeRate) => Promise<Tokens>;

const sharedMs = 60_000;
const failedMs = 10_000;

/** Requests with one expiring token share an answer: a pool that rotates tokens takes a second use for theft. */
export function createRefresher(userPool: Pick<UserPool, "refresh">, { now }: Pick<Clock, "now">): RefreshTokens {
  const shared = new Map<string, Promise<Tokens>>();

  function start(refreshToken: string, takeRate: TakeRate): Promise<Tokens> {
    const tokens = takeRate().then(() => userPool.refresh(refreshToken));
    const forget = () => shared.get(refreshToken) === tokens && shared.delete(refreshToken);
    const forgetIn = (ms: number) => void setTimeout(forget, ms).unref();
    shared.set(refreshToken, tokens);
    tokens.then(
      // The answer is shared for at most half of its tokens' lifetime, so that nobody gets tokens about to expire.
      ({ expiresAt }) => forgetIn(Math.min(sharedMs, (expiresAt - now()) / 2)),
      // Calls refused by the rate limit are forgotten at once, or a flood of made-up tokens would fill the memory.
      (error) => (isRateLimited(error) ? forget() : forgetIn(failedMs)),
    );
    return tokens;
  }

  return async (refreshToken, refused, takeRate = async () => {}) => {
    const known = shared.get(refreshToken);
    if (!known) return start(refreshToken, takeRate);
    const tokens = await known;
    if (tokens.accessToken !== refused) return tokens;
    // The first caller that finds the shared answer refused starts a new refresh; other callers join it.
    const latest = shared.get(refreshToken);
    return latest === undefined || latest === known ? start(refreshToken, takeRate) : latest;
  };
}
