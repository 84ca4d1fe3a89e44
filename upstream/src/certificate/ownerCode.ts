import { randomBytes } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Tables } from "../database/tables.ts";
import { freeKeys, takeKeys } from "../database/uniqueKeys.ts";

/** The code opens a certificate's PDF and is part of the links in the certificate's mails. */
export function createOwnerCode(): string {
  return randomBytes(48).toString("base64url");
}

/** Replaces the codes, so that links in earlier and queued mails no longer work. */
export async function replaceOwnerCodes(trx: Kysely<Tables>, companyId: string, ids: string[]): Promise<void> {
  const former = await trx
    .selectFrom("certificate")
    .select(["id", "owner_code"])
    .where("company_id", "=", companyId)
    .where("id", "=", sql<string>`any(${ids})`)
    .forNoKeyUpdate()
    .execute();
  const codes = former.map(({ id }) => ({ id, owner_code: createOwnerCode() }));
  await sql`
    update certificate set owner_code = made.owner_code
    from jsonb_to_recordset(${JSON.stringify(codes)}::jsonb) made(id text, owner_code text)
    where certificate.company_id = ${companyId} and certificate.id = made.id`.execute(trx);
  const ownerCodes = (rows: { owner_code: string }[]) => rows.map(({ owner_code }) => owner_code);
  await freeKeys(trx, "certificate", ownerCodes(former));
  await takeKeys(trx, companyId, "certificate", ownerCodes(codes));
}
