import { type Kysely, sql } from "kysely";
import type { Tables } from "./tables.ts";

/**
 * Counts a project's installations anew, or those of all the company's projects. Whoever adds, removes, finishes or activates an
 * installation calls it in the same transaction, which holds the project's lock from before (decision 40).
 */
export async function refreshProgress(db: Kysely<Tables>, companyId: string, projectId?: string): Promise<void> {
  const progress = sql`(
    select count(*), count(completed_at), count(activated_at) from installation
    where installation.company_id = project.company_id and installation.project_id = project.id)`;
  await sql`
    update project set (installation_count, completed_count, activated_count) = ${progress}
    where company_id = ${companyId} ${projectId === undefined ? sql`` : sql`and id = ${projectId}`}`.execute(db);
}
