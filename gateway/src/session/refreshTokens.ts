import type { Clock } from "./clock.ts";
import type { Tokens, UserPool } from "./userPool.ts";

/** Gives new tokens for a refresh token. `refused` is an access token that must not be given again. */
export type RefreshTokens = (refreshToken: string, refused?: string) => Promise<Tokens>;

// As long as a pool that rotates refresh tokens takes a replaced one at most.
const sharedMilliseconds = 60_000;
const failedMilliseconds = 10_000;

/**
 * One refresh at a time for each session: requests of several tabs that find the same token expiring share one answer, also those
 * that come a little later with the old cookie, which a pool that rotates might take for a copied one.
 */
export function createRefresher(userPool: Pick<UserPool, "refresh">, { now }: Pick<Clock, "now">): RefreshTokens {
  const shared = new Map<string, Promise<Tokens>>();

  function start(refreshToken: string): Promise<Tokens> {
    const tokens = userPool.refresh(refreshToken);
    const forget = () => shared.get(refreshToken) === tokens && shared.delete(refreshToken);
    const forgetIn = (milliseconds: number) => void setTimeout(forget, milliseconds).unref();
    shared.set(refreshToken, tokens);
    tokens.then(
      // Never so long that tokens of a short life are given out when they are about to end.
      ({ expiresAt }) => forgetIn(Math.min(sharedMilliseconds, (expiresAt - now()) / 2)),
      () => forgetIn(failedMilliseconds),
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
