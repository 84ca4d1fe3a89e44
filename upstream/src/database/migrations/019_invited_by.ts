import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** The user who sent an invitation. Older invitations get the oldest active owner as sender. */
export const invitedBy: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table invitation add column invited_by text collate "C";
      update invitation set invited_by = (
        select id from app_user
        where app_user.company_id = invitation.company_id and role = 'owner' and active
        order by created_at, id limit 1
      );
      delete from invitation where invited_by is null;
      alter table invitation
        alter column invited_by set not null,
        add foreign key (company_id, invited_by) references app_user (company_id, id) on delete cascade;
    `.execute(db);
  },
};
