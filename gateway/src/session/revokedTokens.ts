import { hash } from "node:crypto";
import type { AccountCalls } from "./accountCalls.ts";

/** Whether a bearer's access token, which still verifies by its signature, was revoked at the pool. */
export type IsRevoked = (accessToken: string) => Promise<boolean>;

const sharedMs = 4_000;

/**
 * Asks the pool about a token at most once in 4 seconds, so that a revocation is known within 5. A pool that does not answer revokes
 * nothing: REST checks each token by itself.
 */
export function createRevocationCheck(userPool: Pick<AccountCalls, "isRevoked">): IsRevoked {
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
