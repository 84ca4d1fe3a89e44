import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Fully recorded installations are listed like steps without values. The next start adds them. */
export const readyToFinish: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table step_finding drop constraint step_finding_kind_check;
      alter table step_finding add constraint step_finding_kind_check check (kind in ('OUTSIDE', 'INCOMPLETE', 'COMPLETE'));
    `.execute(db);
  },
};
