import { type Selectable, sql, type Transaction } from "kysely";
import { inTransaction } from "../database/locks.ts";
import type { Tables } from "../database/tables.ts";
import { ApiError, notFound } from "../errors.ts";
import type { Handler } from "../http/operation.ts";
import { loadRecords } from "./loadRecords.ts";
import { readDeclaration } from "./readDeclaration.ts";
import { challengeMinutes, parseCredential, relyingParty, toSpki, webAuthn } from "./webAuthn.ts";

export const signDeclaration: Handler<"signDeclaration"> = async ({ db, viewer, config, params, body }) => {
  const { companyId } = viewer;
  const { declarationId } = params;
  const declaration = await inTransaction(db, async (trx) => {
    const isFresh = sql<boolean>`signed_at is null and prepared_at > now() - make_interval(mins => ${challengeMinutes})`;
    const { is_fresh, ...row } = await trx
      .selectFrom("declaration")
      .select(["language", "text", isFresh.as("is_fresh")])
      .where("company_id", "=", companyId)
      .where("user_id", "=", viewer.id)
      .where("id", "=", declarationId)
      .forUpdate()
      .executeTakeFirstOrThrow(notFound);
    if (!is_fresh) throw used();
    const prepared = await readDeclaration(trx, companyId, declarationId);
    const response = parse(body.response);
    const passkey = await lockPasskey(trx, companyId, response.id);
    if (passkey?.user_id !== viewer.id) throw notOwn(passkey?.owner);
    const counter = await verify({ response, passkey, challenge: prepared.challenge, ...relyingParty(config) });
    const ids = prepared.records.map(({ installationId }) => installationId);
    const records = await loadRecords(trx, companyId, ids, row);
    if (records.some(({ sha256 }, index) => sha256 !== prepared.records[index]?.sha256)) throw recordChanged();
    await trx
      .updateTable("passkey")
      .set({ counter, last_used_at: sql`now()` })
      .where("company_id", "=", companyId)
      .where("id", "=", passkey.id)
      .execute();
    const base64 = (text: string) => Buffer.from(text, "base64url").toString("base64");
    const signature = {
      algorithm: passkey.algorithm,
      publicKey: await toSpki(Buffer.from(passkey.public_key, "base64url")),
      authenticatorData: base64(response.response.authenticatorData),
      clientData: base64(response.response.clientDataJSON),
      signature: base64(response.response.signature),
    };
    await trx
      .updateTable("declaration")
      .set({ signature: JSON.stringify(signature), signed_at: sql`now()` })
      .where("company_id", "=", companyId)
      .where("id", "=", declarationId)
      .execute();
    return readDeclaration(trx, companyId, declarationId);
  });
  return { status: 200, body: declaration };
};

type Passkey = Selectable<Tables["passkey"]> & { owner: string };
type Assertion = ReturnType<typeof parseCredential<"assertion">>;

function parse(text: string): Assertion {
  try {
    return parseCredential<"assertion">(text);
  } catch {
    throw invalid();
  }
}

function lockPasskey(trx: Transaction<Tables>, companyId: string, credentialId: string): Promise<Passkey | undefined> {
  return trx
    .selectFrom("passkey")
    .innerJoin("app_user as person", (join) =>
      join.onRef("person.company_id", "=", "passkey.company_id").onRef("person.id", "=", "passkey.user_id"),
    )
    .selectAll("passkey")
    .select(sql<string>`person.first_name || ' ' || person.last_name`.as("owner"))
    .where("passkey.company_id", "=", companyId)
    .where("credential_id", "=", credentialId)
    .forUpdate("passkey")
    .executeTakeFirst();
}

type Given = { response: Assertion; passkey: Passkey; challenge: string; id: string; origin: string };

/** Returns the passkey's new counter. */
async function verify({ response, passkey, challenge, id, origin }: Given): Promise<number> {
  const { verifyAuthenticationResponse } = await webAuthn();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: Buffer.from(challenge, "base64").toString("base64url"),
    expectedOrigin: origin,
    expectedRPID: id,
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(Buffer.from(passkey.public_key, "base64url")),
      counter: passkey.counter,
    },
    requireUserVerification: true,
  }).catch(() => {
    throw invalid();
  });
  if (!verified) throw invalid();
  return authenticationInfo.newCounter;
}

function used(): ApiError {
  const message =
    "This declaration was signed already or is older than ten minutes. Prepare it again; nothing was signed.";
  return new ApiError(409, "CHALLENGE_USED", message);
}

function notOwn(ownedBy: string | undefined): ApiError {
  const message = ownedBy ? `This passkey is ${ownedBy}'s.` : "This passkey was removed.";
  return new ApiError(409, "PASSKEY_NOT_OWN", `${message} Nothing was signed.`, { ownedBy });
}

function invalid(): ApiError {
  const message = "The signature is not one of this declaration by your passkey. Nothing was signed.";
  return new ApiError(409, "SIGNATURE_INVALID", message);
}

export function recordChanged(): ApiError {
  const message = "A product, value or photo has changed since the declaration was shown. Read it and sign again.";
  return new ApiError(409, "RECORD_CHANGED", message);
}
