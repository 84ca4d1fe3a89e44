import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Time stamps of seals. A time stamp is awaited, inside the PDF, or in a file beside the PDF. */
export const sealTimestamp: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table seal_timestamp (
        company_id text collate "C" not null,
        certificate_id text collate "C" not null,
        state text not null check (state in ('WAITING', 'EMBEDDED', 'SEPARATE', 'GIVEN_UP')),
        at timestamptz,
        authority text,
        response bytea,
        primary key (company_id, certificate_id),
        foreign key (company_id, certificate_id) references certificate (company_id, id),
        check ((state in ('EMBEDDED', 'SEPARATE')) = (at is not null and authority is not null)),
        check ((state = 'SEPARATE') = (response is not null))
      );
      create index seal_timestamp_missing on seal_timestamp (company_id, state) where state in ('WAITING', 'GIVEN_UP');
    `.execute(db);
  },
};
