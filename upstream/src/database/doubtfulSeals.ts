import { type Kysely, sql } from "kysely";
import type { Tables } from "./tables.ts";

/** True if the certificate was logged after others could have its key. Without a log, the time of the seal decides. */
export const isDoubtful = sql<boolean>`(seal_key.withdrawn_from is not null and seal_key.withdrawn_from <= coalesce((
  select max(appended_at) from log_opening
  where log_opening.company_id = certificate.company_id and certificate_id = certificate.id and kind = 'certificate.issued'),
  sealed_at))`;

/** A withdrawn certificate does not count. */
export async function countDoubtful(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ certificates: number }>`
    select count(*)::int as certificates from seal_key join certificate on seal_key_id = seal_key.id
    where withdrawn_at is null and ${isDoubtful}`.execute(db);
  return rows[0]?.certificates ?? 0;
}
