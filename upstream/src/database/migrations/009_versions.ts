import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Each change of a row raises its version, except the number of certificates, which people do not edit. */
export const versions: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table company add column version integer not null default 1;
      alter table app_user add column version integer not null default 1;
      alter table folder add column version integer not null default 1;
      alter table installation add column version integer not null default 1;
      create function next_version() returns trigger language plpgsql as $body$
      begin
        if to_jsonb(new) - 'version' - 'certificate_count' = to_jsonb(old) - 'version' - 'certificate_count' then
          new.version := old.version;
        else
          new.version := old.version + 1;
        end if;
        return new;
      end
      $body$;
      create trigger version before update on company for each row execute function next_version();
      create trigger version before update on app_user for each row execute function next_version();
      create trigger version before update on project for each row execute function next_version();
      create trigger version before update on folder for each row execute function next_version();
      create trigger version before update on installation for each row execute function next_version();
    `.execute(db);
  },
};
