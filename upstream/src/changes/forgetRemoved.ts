import { type Kysely, sql } from "kysely";
import type { Tables } from "../database/tables.ts";

const keepMs = 90 * 86_400_000;

/** Forgets objects removed more than 90 days ago, and stores each company's last forgotten position. */
export async function forgetRemoved(db: Kysely<Tables>, now = Date.now()): Promise<void> {
  await sql`
    with forgotten as (
      delete from object_change where removed and changed_at < ${new Date(now - keepMs)} returning company_id, position
    )
    update history_head set change_horizon = last.position
    from (select company_id, max(position) as position from forgotten group by company_id) last
    where history_head.company_id = last.company_id and change_horizon < last.position`.execute(db);
}
