import { randomUUID } from "node:crypto";
import { type Kysely, type Selectable, sql } from "kysely";
import type { components } from "../__generated__/contract.ts";
import { lockUser } from "../database/locks.ts";
import type { Tables } from "../database/tables.ts";
import { ApiError, notFound } from "../errors.ts";
import { changesOf } from "../history/chain/historyEvent.ts";
import { writeHistory } from "../history/chain/writeHistory.ts";
import type { Viewer } from "../http/authenticate.ts";
import type { Handler } from "../http/operation.ts";
import { algorithmIds, algorithmOf, challengeMinutes, parseCredential, relyingParty, webAuthn } from "./webAuthn.ts";

const maxPasskeys = 20;

export const listPasskeys: Handler<"listPasskeys"> = async ({ db, viewer }) => ({
  status: 200,
  body: { data: (await selectPasskeys(db, viewer)).map(toPasskey) },
});

export function selectPasskeys(db: Kysely<Tables>, { companyId, id }: Pick<Viewer, "companyId" | "id">) {
  return db
    .selectFrom("passkey")
    .selectAll()
    .where("company_id", "=", companyId)
    .where("user_id", "=", id)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

export const createPasskeyOptions: Handler<"createPasskeyOptions"> = async ({ db, viewer, config, body }) => {
  const name = body.name.trim();
  const { generateRegistrationOptions } = await webAuthn();
  const known = await selectPasskeys(db, viewer);
  const options = await generateRegistrationOptions({
    rpName: relyingParty(config).id,
    rpID: relyingParty(config).id,
    userID: new TextEncoder().encode(viewer.id),
    userName: viewer.email,
    excludeCredentials: known.map(({ credential_id: id, transports }) => ({ id, transports })),
    authenticatorSelection: { userVerification: "required", residentKey: "preferred" },
    supportedAlgorithmIDs: algorithmIds,
  });
  const { challenge } = options;
  await db
    .insertInto("passkey_challenge")
    .values({ company_id: viewer.companyId, user_id: viewer.id, name, challenge })
    .onConflict((conflict) =>
      conflict.columns(["company_id", "user_id"]).doUpdateSet({ name, challenge, created_at: sql`now()` }),
    )
    .execute();
  return { status: 200, body: { options: JSON.stringify(options) } };
};

export const addPasskey: Handler<"addPasskey"> = async ({ db, viewer, source, config, body }) => {
  const { companyId, id: userId } = viewer;
  const id = randomUUID();
  const passkey = await db.transaction().execute(async (trx) => {
    await lockUser(trx, companyId, userId);
    const { name, challenge } = await takeChallenge(trx, viewer);
    const { credential, transports } = await verify(body.response, challenge, relyingParty(config));
    const known = await selectPasskeys(trx, viewer);
    if (known.length >= maxPasskeys) {
      throw new ApiError(409, "PASSKEY_LIMIT", `A person has at most ${maxPasskeys} passkeys. Remove one first.`);
    }
    const algorithm = await algorithmOf(credential.publicKey);
    const row = await trx
      .insertInto("passkey")
      .values({
        ...{ company_id: companyId, id, user_id: userId, name, algorithm },
        credential_id: credential.id,
        public_key: Buffer.from(credential.publicKey).toString("base64url"),
        transports: JSON.stringify(transports),
        counter: credential.counter,
      })
      .onConflict((conflict) => conflict.columns(["company_id", "credential_id"]).doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!row) throw invalid();
    const changes = changesOf({}, { passkey: algorithm });
    await writeHistory(trx, source, [{ action: "passkey.added", userId, changes }]);
    return row;
  });
  return { status: 201, body: toPasskey(passkey) };
};

export const removePasskey: Handler<"removePasskey"> = async ({ db, viewer, source, params }) => {
  const { companyId, id: userId } = viewer;
  await db.transaction().execute(async (trx) => {
    const { algorithm } = await trx
      .deleteFrom("passkey")
      .where("company_id", "=", companyId)
      .where("user_id", "=", userId)
      .where("id", "=", params.passkeyId)
      .returning("algorithm")
      .executeTakeFirstOrThrow(notFound);
    const changes = changesOf({ passkey: algorithm }, {});
    await writeHistory(trx, source, [{ action: "passkey.removed", userId, changes }]);
  });
  return { status: 204 };
};

/** Deletes the challenge, so that no second passkey can answer it. */
async function takeChallenge(
  trx: Kysely<Tables>,
  { companyId, id }: Viewer,
): Promise<{ name: string; challenge: string }> {
  const found = await trx
    .deleteFrom("passkey_challenge")
    .where("company_id", "=", companyId)
    .where("user_id", "=", id)
    .where("created_at", ">", sql<Date>`now() - make_interval(mins => ${challengeMinutes})`)
    .returning(["name", "challenge"])
    .executeTakeFirst();
  if (found) return found;
  const message = "These options were used already or are older than ten minutes. Start again; nothing was saved.";
  throw new ApiError(409, "CHALLENGE_USED", message);
}

async function verify(text: string, expectedChallenge: string, { id, origin }: ReturnType<typeof relyingParty>) {
  const { verifyRegistrationResponse } = await webAuthn();
  try {
    const response = parseCredential<"registration">(text);
    const { registrationInfo } = await verifyRegistrationResponse({
      ...{ response, expectedChallenge, expectedOrigin: origin, expectedRPID: id },
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithmIds,
    });
    if (registrationInfo) return { ...registrationInfo, transports: response.response.transports ?? [] };
  } catch {
    throw invalid();
  }
  throw invalid();
}

function invalid(): ApiError {
  const message = "This is no new passkey that answers the options. Nothing was saved.";
  return new ApiError(409, "PASSKEY_INVALID", message);
}

function toPasskey(row: Selectable<Tables["passkey"]>): components["schemas"]["Passkey"] {
  return {
    id: row.id,
    name: row.name,
    algorithm: row.algorithm,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  };
}
