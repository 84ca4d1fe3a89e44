import { type Kysely, sql } from "kysely";
import type { Tables } from "../database/tables.ts";
import { type Country, dayInCountry } from "../i18n/country.ts";
import type { CertifiedDeclaration } from "./pdf/certificateSnapshot.ts";

/** Returns declarations by installation id. Rooms without a declaration are missing. */
export async function loadDeclarations(
  db: Kysely<Tables>,
  { companyId, country }: { companyId: string; country: Country },
  installationIds: string[],
): Promise<Map<string, CertifiedDeclaration>> {
  if (installationIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("installation")
    .leftJoin("app_user as person", (join) =>
      join.onRef("person.company_id", "=", "installation.company_id").onRef("person.id", "=", "finished_by"),
    )
    .leftJoin("declaration", (join) =>
      join
        .onRef("declaration.company_id", "=", "installation.company_id")
        .onRef("declaration.id", "=", "installation.declaration_id"),
    )
    .leftJoin("declared_record as declared", (join) =>
      join
        .onRef("declared.company_id", "=", "installation.company_id")
        .onRef("declared.declaration_id", "=", "installation.declaration_id")
        .onRef("declared.installation_id", "=", "installation.id"),
    )
    .select(["installation.id", "completed_at", "text", "nonce", "hashes", "signature", "record", "sha256"])
    .select(sql<string | null>`person.first_name || ' ' || person.last_name`.as("person"))
    .where("installation.company_id", "=", companyId)
    .where("installation.id", "in", installationIds)
    .where("installation.declared", "=", true)
    .where("completed_at", "is not", null)
    .execute();
  return new Map(
    rows.map(({ id, completed_at, person, text, nonce, hashes, signature, record, sha256 }) => {
      const at = completed_at ?? new Date(0);
      const base64 = (content: string | null) => content && Buffer.from(content).toString("base64");
      const signed = signature && { text, sha256, record: base64(record), hashes: base64(hashes), nonce, ...signature };
      return [id, { person, at: at.toISOString(), day: dayInCountry(country, at), signed }];
    }),
  );
}
