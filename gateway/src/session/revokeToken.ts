import type { Context } from "../context.ts";

/** Has the pool revoke a refresh token, if there is one. A pool that does not do it is logged, and nothing else. */
export async function revokeToken(refreshToken: string | null, { services, requestId }: Context): Promise<void> {
  if (refreshToken === null) return;
  try {
    await services.userPool.revoke(refreshToken);
  } catch (error) {
    services.log.warn({ requestId, name: error instanceof Error ? error.name : "unknown" }, "a token was not revoked");
  }
}
