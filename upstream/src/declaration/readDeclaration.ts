import { type Kysely, sql } from "kysely";
import type { components } from "../__generated__/contract.ts";
import type { Tables } from "../database/tables.ts";
import { notFound } from "../errors.ts";
import type { Handler } from "../http/operation.ts";
import { challengeOf } from "./loadRecords.ts";

export const getDeclaration: Handler<"getDeclaration"> = async ({ db, viewer, params }) => ({
  status: 200,
  body: await readDeclaration(db, viewer.companyId, params.declarationId),
});

export async function readDeclaration(
  db: Kysely<Tables>,
  companyId: string,
  id: string,
): Promise<components["schemas"]["Declaration"]> {
  const row = await db
    .selectFrom("declaration")
    .innerJoin("app_user as person", (join) =>
      join.onRef("person.company_id", "=", "declaration.company_id").onRef("person.id", "=", "declaration.user_id"),
    )
    .selectAll("declaration")
    .select(sql<string>`person.first_name || ' ' || person.last_name`.as("name"))
    .where("declaration.company_id", "=", companyId)
    .where("declaration.id", "=", id)
    .executeTakeFirstOrThrow(notFound);
  const records = await db
    .selectFrom("declared_record")
    .select(["installation_id", "record", "sha256"])
    .where("company_id", "=", companyId)
    .where("declaration_id", "=", id)
    .orderBy("place")
    .execute();
  const message = row.hashes ?? records[0]?.record ?? "";
  return {
    id,
    by: { id: row.user_id, name: row.name },
    text: row.text,
    language: row.language,
    challenge: challengeOf(row.nonce, message).toString("base64"),
    nonce: row.nonce,
    hashes: row.hashes,
    records: records.map(({ installation_id, record, sha256 }) => ({
      ...{ installationId: installation_id, sha256 },
      record: Buffer.from(record).toString("base64"),
    })),
    preparedAt: row.prepared_at.toISOString(),
    signedAt: row.signed_at?.toISOString() ?? null,
    signature: row.signature,
  };
}
