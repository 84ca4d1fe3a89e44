import { setTimeout as wait } from "node:timers/promises";
import type { MutationResolvers } from "../__generated__/resolvers.ts";
import type { Context } from "../context.ts";

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
