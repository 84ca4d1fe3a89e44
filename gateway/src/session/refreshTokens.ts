import type { Tokens, UserPool } from "./userPool.ts";

/** Gives new tokens for a refresh token. `refused` is an access token that must not be given again. */
export type RefreshTokens = (refreshToken: string, refused?: string) => Promise<Tokens>;

const sharedMilliseconds = 10_000;

/**
 * One refresh at a time for each session: requests of several tabs that find the same token expiring share one answer, also those
 * that come a little later with the old cookie.
 */
export function createRefresher(userPool: Pick<UserPool, "refresh">): RefreshTokens {
  const shared = new Map<string, Promise<Tokens>>();

  function start(refreshToken: string): Promise<Tokens> {
    const tokens = userPool.refresh(refreshToken);
    const forget = () => shared.get(refreshToken) === tokens && shared.delete(refreshToken);
    const forgetLater = () => setTimeout(forget, sharedMilliseconds).unref();
    shared.set(refreshToken, tokens);
    tokens.then(forgetLater, forgetLater);
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
