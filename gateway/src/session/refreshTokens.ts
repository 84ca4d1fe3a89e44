import type { Clock } from "./clock.ts";
import type { Tokens, UserPool } from "./userPool.ts";

export type RefreshTokens = (refreshToken: string, refused?: string) => Promise<Tokens>;

const sharedMs = 60_000;
const failedMs = 10_000;

/** Tabs that find the same token expiring share one answer, also when they come a little later, which rotation would take for theft. */
export function createRefresher(userPool: Pick<UserPool, "refresh">, { now }: Pick<Clock, "now">): RefreshTokens {
  const shared = new Map<string, Promise<Tokens>>();

  function start(refreshToken: string): Promise<Tokens> {
    const tokens = userPool.refresh(refreshToken);
    const forget = () => shared.get(refreshToken) === tokens && shared.delete(refreshToken);
    const forgetIn = (ms: number) => void setTimeout(forget, ms).unref();
    shared.set(refreshToken, tokens);
    tokens.then(
      // Never so long that tokens of a short life are given out when they are about to end.
      ({ expiresAt }) => forgetIn(Math.min(sharedMs, (expiresAt - now()) / 2)),
      () => forgetIn(failedMs),
    );
    return tokens;
  }

  return async (refreshToken, refused) => {
    const known = shared.get(refreshToken);
    if (!known) return start(refreshToken);
    const tokens = await known;
    if (tokens.accessToken !== refused) return tokens;
    // The first to find the shared answer refused starts anew; the others join it.
    return shared.get(refreshToken) === known ? start(refreshToken) : (shared.get(refreshToken) ?? start(refreshToken));
  };
}
