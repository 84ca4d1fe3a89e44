import type { Handler } from "../http/operation.ts";

/** GET v1/seal-keys needs no session. */
export const listSealKeys: Handler<"listSealKeys"> = async ({ db }) => {
  const keys = await db.selectFrom("seal_key").selectAll().orderBy("used_from", "desc").orderBy("id").execute();
  return {
    status: 200,
    body: {
      data: keys.map((key) => ({
        sha256: key.id,
        issuer: key.issuer,
        rootSha256: key.root_sha256,
        chain: key.chain,
        notBefore: key.not_before.toISOString(),
        notAfter: key.not_after.toISOString(),
        usedFrom: key.used_from.toISOString(),
        usedUntil: key.used_until?.toISOString() ?? null,
        withdrawnFrom: key.withdrawn_from?.toISOString() ?? null,
      })),
    },
  };
};
