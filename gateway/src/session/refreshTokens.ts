import type { Tokens, UserPool } from "./userPool.ts";

/** Gives new tokens for a refresh token. `refused` is an access token that must not be given again. */
export type RefreshTokens = (refreshToken: string, refused?: string) => Promise<Tokens>;

const sharedMilliseconds = 10_000;

/**
 * One refresh at a time for each session: requests of several tabs that find the same token expiring share one answer, also those
 * that come a little later with the old cookie.
 */
export function createRefresher(userPool: UserPool): RefreshTokens {
  const underWay = new Map<string, Promise<Tokens>>();

  function start(refreshToken: string): Promise<Tokens> {
    const tokens = userPool.refresh(refreshToken);
    const forget = () => underWay.get(refreshToken) === tokens && underWay.delete(refreshToken);
    underWay.set(refreshToken, tokens);
    tokens.then(() => setTimeout(forget, sharedMilliseconds).unref(), forget);
    return tokens;
  }

  return async (refreshToken, refused) => {
    const shared = underWay.get(refreshToken);
    if (!shared) return start(refreshToken);
    const tokens = await shared;
    if (tokens.accessToken !== refused) return tokens;
    return underWay.get(refreshToken) === shared
      ? start(refreshToken)
      : (underWay.get(refreshToken) ?? start(refreshToken));
  };
}
