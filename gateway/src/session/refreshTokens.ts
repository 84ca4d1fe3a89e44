import { isRateLimited } from "../limits/rateLimit.ts";
import type { Clock, Tokens, UserPool } from "./userPool.ts";

type TakeRate = () => Promise<void>;
/** `takeRate` counts a call to the pool, not an answer that is shared. */
export type RefreshTokens = (refreshToken: string, refused?: string, takeRate?: TakeRate) => Promise<Tokens>;

const sharedMs = 60_000;
const failedMs = 10_000;

/** Requests with the same expiring token share one answer, also a little later: rotation would take the second use for theft. */
export function createRefresher(userPool: Pick<UserPool, "refresh">, { now }: Pick<Clock, "now">): RefreshTokens {
  const shared = new Map<string, Promise<Tokens>>();

  function start(refreshToken: string, takeRate: TakeRate): Promise<Tokens> {
    const tokens = takeRate().then(() => userPool.refresh(refreshToken));
    const forget = () => shared.get(refreshToken) === tokens && shared.delete(refreshToken);
    const forgetIn = (ms: number) => void setTimeout(forget, ms).unref();
    shared.set(refreshToken, tokens);
    tokens.then(
      // Never so long that tokens of a short life are given out when they are about to end.
      ({ expiresAt }) => forgetIn(Math.min(sharedMs, (expiresAt - now()) / 2)),
      // Without this a flood of made-up tokens would be kept.
      (error) => (isRateLimited(error) ? forget() : forgetIn(failedMs)),
    );
    return tokens;
  }

  return async (refreshToken, refused, takeRate = async () => {}) => {
    const known = shared.get(refreshToken);
    if (!known) return start(refreshToken, takeRate);
    const tokens = await known;
    if (tokens.accessToken !== refused) return tokens;
    // The first to find the shared answer refused starts anew; the others join it.
    const latest = shared.get(refreshToken);
    return latest === undefined || latest === known ? start(refreshToken, takeRate) : latest;
  };
}
