import { hash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { MutationResolvers } from "../__generated__/resolvers.ts";
import type { Context } from "../context.ts";
import type { SharedState } from "../sharedState/SharedState.ts";
import type { AccountApi } from "./accountApi.ts";

/** Tokens of sessions that were signed out still verify by their signature, so they are refused by the session's `origin_jti`. */
export type EndedSessions = { add(originJti: string): Promise<void>; has(originJti: string): Promise<boolean> };

// As long as a refresh token may live, since each new access token of the session carries the same origin.
const ttlMs = 30 * 24 * 3600 * 1000;

export function createEndedSessions(state: Pick<SharedState, "set" | "has">): EndedSessions {
  return {
    add: (originJti) => state.set(`ended:${originJti}`, ttlMs),
    has: (originJti) => state.has(`ended:${originJti}`),
  };
}

export type IsRevoked = (accessToken: string) => Promise<boolean>;

const sharedMs = 4_000;

/** A revocation at the pool is known within 5 seconds. A pool that does not answer revokes nothing: REST checks each token too. */
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

export async function revokeToken(refreshToken: string | null, { services, requestId }: Context): Promise<void> {
  if (refreshToken === null) return;
  try {
    await services.userPool.revoke(refreshToken);
  } catch (error) {
    services.log.warn({ requestId, name: error instanceof Error ? error.name : "unknown" }, "a token was not revoked");
  }
}

const signOutTimeoutMs = 1_000;

export const signOut: MutationResolvers["signOut"] = async (_, { input }, context) => {
  const refreshToken = await context.session.signOut();
  // Without "cache", for which Chromium can take 20 seconds: answers are "no-store", and a browser's cache holds the client's files alone.
  if (!input?.keepStorage) context.reply.header("clear-site-data", '"storage"');
  // The session has ended here already; a pool that is slow to revoke its tokens goes on after the reply.
  await Promise.race([revokeToken(refreshToken, context), wait(signOutTimeoutMs, undefined, { ref: false })]);
  return { userErrors: [] };
};
