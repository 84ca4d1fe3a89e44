import type { Kysely } from "kysely";
import { refreshProgress } from "../src/database/refreshProgress.ts";
import type { Tables } from "../src/database/tables.ts";

type Change = { completed_at?: Date | null; activated_at?: Date; title?: string };
type Project = { companyId: string; id: string };

/** Updates rows of a project's rooms, without the operations' rules. Without ids it updates all rooms. */
export async function changeRooms(db: Kysely<Tables>, project: Project, change: Change, ids?: string[]): Promise<void> {
  await db
    .updateTable("installation")
    .set(change)
    .where("project_id", "=", project.id)
    .$if(ids !== undefined, (rooms) => rooms.where("id", "in", ids ?? []))
    .execute();
  await refreshProgress(db, project.companyId, project.id);
}
