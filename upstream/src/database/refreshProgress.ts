import { type Kysely, sql } from "kysely";
import type { Tables } from "./tables.ts";

/** Counts the installations of one project or of all. The caller holds the project's lock (decision 40). */
export async function refreshProgress(db: Kysely<Tables>, companyId: string, projectId?: string): Promise<void> {
  const progress = sql`(
    select count(*), count(completed_at), count(activated_at) from installation
    where installation.company_id = project.company_id and installation.project_id = project.id)`;
  await sql`
    update project set (installation_count, completed_count, activated_count) = ${progress}
    where company_id = ${companyId} ${projectId === undefined ? sql`` : sql`and id = ${projectId}`}`.execute(db);
}
