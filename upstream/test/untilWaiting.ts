import { type Kysely, sql } from "kysely";
import type { Tables } from "../src/database/tables.ts";
import { retry } from "./untilMailed.ts";

export async function untilWaiting(db: Kysely<Tables>, count: number): Promise<void> {
  await retry(async () => {
    const { rows } = await sql`
      select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    return rows.length >= count || undefined;
  });
}
