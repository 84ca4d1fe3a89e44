import { randomBytes } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

export const faultReport: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table certificate add column owner_code text collate "C"`.execute(db);
    const { rows } = await sql<{ company_id: string; id: string }>`select company_id, id from certificate`.execute(db);
    const codes = rows.map((row) => ({ ...row, owner_code: randomBytes(48).toString("base64url") }));
    await sql`
      update certificate set owner_code = made.owner_code
      from jsonb_to_recordset(${JSON.stringify(codes)}::jsonb) made(company_id text, id text, owner_code text)
      where certificate.company_id = made.company_id and certificate.id = made.id
    `.execute(db);
    await sql`
      alter table certificate alter column owner_code set not null, add unique (owner_code);
      create table fault_report (
        company_id text collate "C" not null,
        id text collate "C" not null,
        certificate_id text collate "C" not null,
        text text not null,
        created_at timestamptz not null default now(),
        primary key (company_id, id),
        foreign key (company_id, certificate_id) references certificate (company_id, id) on delete cascade
      );
      create index fault_report_certificate on fault_report (company_id, certificate_id, created_at);
    `.execute(db);
  },
};
