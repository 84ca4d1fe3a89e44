import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

export const certificateRegister: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table certificate
        add column customer text not null generated always as (snapshot->'customer'->>'name') stored,
        add column valid_until text collate "C" not null generated always as (snapshot->>'validUntil') stored,
        add column search_key text collate "C" not null default '';
    `.execute(db);
    await storeSearchKeys(db);
    await sql`
      alter table certificate alter column search_key drop default;
      create index certificate_activation on certificate (company_id, activation_date, number);
      create index certificate_valid_until on certificate (company_id, valid_until, number);
    `.execute(db);
  },
};

// Folds texts like the `certificateSearchKey` of its time, because PostgreSQL's folding depends on the locale.
async function storeSearchKeys(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ company_id: string; id: string; printed: string }>`
    select company_id, id, concat_ws(E'\n', number, snapshot->'customer'->>'name', snapshot->'project'->>'name',
      nullif(snapshot->'project'->>'folder', ''), nullif(snapshot->'project'->>'postalCode', ''),
      nullif(snapshot->'project'->>'city', '')) as printed
    from certificate`.execute(db);
  for (const { company_id, id, printed } of rows) {
    const plain = printed.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
    const key = plain.replaceAll("ø", "o").replaceAll("æ", "ae").replaceAll("ß", "ss");
    await sql`update certificate set search_key = ${key} where company_id = ${company_id} and id = ${id}`.execute(db);
  }
}
