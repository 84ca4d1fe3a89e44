import { hash } from "node:crypto";
import type { Context } from "../context.ts";
import type { SharedState } from "../sharedState/SharedState.ts";
import type { AccountApi } from "./accountApi.ts";

/** Sessions that were signed out here. Their tokens still verify by signature until they expire, so they are refused by name. */
export type EndedSessions = { add(originJti: string): Promise<void>; has(originJti: string): Promise<boolean> };

// As long as a refresh token may live, since each new access token of the session carries the same origin.
const keptMilliseconds = 30 * 24 * 3600 * 1000;

export function createEndedSessions(state: Pick<SharedState, "set" | "has">): EndedSessions {
  return {
    add: (originJti) => state.set(`ended:${originJti}`, keptMilliseconds),
    has: (originJti) => state.has(`ended:${originJti}`),
  };
}

/** Whether a bearer's access token, which still verifies by its signature, was revoked at the pool. */
export type IsRevoked = (accessToken: string) => Promise<boolean>;

const sharedMs = 4_000;

/**
 * Asks the pool about a token at most once in 4 seconds, so that a revocation is known within 5. A pool that does not answer revokes
 * nothing: REST checks each token by itself.
 */
export function createRevocationCheck(userPool: Pick<AccountApi, "isRevoked">): IsRevoked {
  const shared = new Map<string, Promise<boolean>>();
  return (accessToken) => {
    const key = hash("sha256", accessToken, "base64");
    const known = shared.get(key);
    if (known) return known;
    const answer = userPool.isRevoked(accessToken).catch(() => false);
    shared.set(key, answer);
    setTimeout(() => shared.delete(key), sharedMs).unref();
    return answer;
  };
}

/** Has the pool revoke a refresh token, if there is one. A pool that does not do it is logged, and nothing else. */
export async function revokeToken(refreshToken: string | null, { services, requestId }: Context): Promise<void> {
  if (refreshToken === null) return;
  try {
    await services.userPool.revoke(refreshToken);
  } catch (error) {
    services.log.warn({ requestId, name: error instanceof Error ? error.name : "unknown" }, "a token was not revoked");
  }
}
