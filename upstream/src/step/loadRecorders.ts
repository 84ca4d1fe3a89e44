import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";
import type { Recorder, Recording } from "./loadInstallationContents.ts";

/** The people who last changed a value or photo. A certificate uses `loadStepRecorders` instead. */
export async function loadRecorders(
  db: Kysely<Tables>,
  companyId: string,
  recordings: Pick<Recording, "changes">[],
): Promise<Map<string, Recorder>> {
  const ids = new Set(recordings.flatMap(({ changes }) => Object.values(changes).map(({ by }) => by)));
  if (ids.size === 0) return new Map();
  const found = await db
    .selectFrom("app_user")
    .select(["id", "first_name as firstName", "last_name as lastName"])
    .where("company_id", "=", companyId)
    .where("id", "in", [...ids])
    .execute();
  return new Map(found.map((recorder) => [recorder.id, recorder]));
}
