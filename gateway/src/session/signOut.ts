import { setTimeout as wait } from "node:timers/promises";
import type { MutationResolvers } from "../__generated__/resolvers.ts";
import { revokeToken } from "./endedSessions.ts";

const patience = 1_000;

export const signOut: MutationResolvers["signOut"] = async (_, { input }, context) => {
  const refreshToken = await context.session.signOut();
  context.reply.header("clear-site-data", input?.keepStorage ? '"cache"' : '"cache", "storage"');
  // The session has ended here already; a pool that does not answer goes on being asked after the reply.
  await Promise.race([revokeToken(refreshToken, context), wait(patience, undefined, { ref: false })]);
  return { userErrors: [] };
};
