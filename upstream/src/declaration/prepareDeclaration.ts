import { randomBytes, randomUUID } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { inTransaction } from "../database/locks.ts";
import type { Tables } from "../database/tables.ts";
import { ApiError, notFound } from "../errors.ts";
import type { Viewer } from "../http/authenticate.ts";
import type { Handler } from "../http/operation.ts";
import { declarationTexts } from "./declarationTexts.ts";
import { loadRecords, toMessage } from "./loadRecords.ts";
import { selectPasskeys } from "./passkeys.ts";
import { readDeclaration } from "./readDeclaration.ts";
import { challengeMinutes, relyingParty, webAuthn } from "./webAuthn.ts";

export const prepareDeclaration: Handler<"prepareDeclaration"> = async ({ db, viewer, config, body }) => {
  const { companyId } = viewer;
  const { installationIds, language } = body;
  const text = declarationTexts[language][installationIds.length === 1 ? "one" : "several"];
  const declaration = await inTransaction(db, async (trx) => {
    await requireSetting(trx, companyId);
    await removeUnused(trx, viewer);
    const records = await loadRecords(trx, companyId, installationIds, { language, text });
    if (records.length < installationIds.length) throw notFound();
    const id = randomUUID();
    const nonce = randomBytes(32).toString("base64");
    const { hashes } = toMessage(records);
    await trx
      .insertInto("declaration")
      .values({ company_id: companyId, id, user_id: viewer.id, language, text, nonce, hashes })
      .execute();
    const rows = records.map(({ installationId, ...record }, place) => ({
      ...{ company_id: companyId, declaration_id: id, installation_id: installationId, place },
      ...record,
    }));
    await trx.insertInto("declared_record").values(rows).execute();
    return readDeclaration(trx, companyId, id);
  });
  const { generateAuthenticationOptions } = await webAuthn();
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(config).id,
    challenge: new Uint8Array(Buffer.from(declaration.challenge, "base64")),
    allowCredentials: (await selectPasskeys(db, viewer)).map(({ credential_id: id, transports }) => ({
      id,
      transports,
    })),
    userVerification: "required",
    timeout: challengeMinutes * 60_000,
  });
  return { status: 200, body: { ...declaration, signature: null, options: JSON.stringify(options) } };
};

async function requireSetting(trx: Kysely<Tables>, companyId: string): Promise<void> {
  const company = await trx
    .selectFrom("company")
    .select("signs_declarations")
    .where("id", "=", companyId)
    .executeTakeFirstOrThrow();
  if (company.signs_declarations) return;
  const message = "The company does not sign declarations. An admin can switch it on. Nothing was changed.";
  throw new ApiError(409, "DECLARATIONS_OFF", message);
}

async function removeUnused(trx: Kysely<Tables>, { companyId, id }: Viewer): Promise<void> {
  await trx
    .deleteFrom("declaration")
    .where("company_id", "=", companyId)
    .where("user_id", "=", id)
    .where("prepared_at", "<", sql<Date>`now() - interval '1 day'`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("declared_record as used")
            .select("used.declaration_id")
            .where("used.company_id", "=", companyId)
            .whereRef("used.declaration_id", "=", "declaration.id")
            .where("used.used_at", "is not", null),
        ),
      ),
    )
    .execute();
}
