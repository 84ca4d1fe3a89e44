import { setTimeout as wait } from "node:timers/promises";
import type { MutationResolvers } from "../__generated__/resolvers.ts";

const patience = 1_000;

export const signOut: MutationResolvers["signOut"] = async (_, __, { session, reply, services, requestId }) => {
  const refreshToken = await session.signOut();
  reply.header("clear-site-data", '"cache", "storage"');
  // The session has ended here already; a pool that does not answer goes on being asked after the reply.
  const revoked = refreshToken ? services.userPool.revoke(refreshToken) : Promise.resolve();
  const logged = revoked.catch((error: unknown) => {
    services.log.warn({ requestId, name: error instanceof Error ? error.name : "unknown" }, "a token was not revoked");
  });
  await Promise.race([logged, wait(patience, undefined, { ref: false })]);
  return { userErrors: [] };
};
