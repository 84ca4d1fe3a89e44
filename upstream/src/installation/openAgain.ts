import type { Transaction, Updateable } from "kysely";
import { refreshProgress } from "../database/refreshProgress.ts";
import type { Tables } from "../database/tables.ts";
import { withNextVersion } from "../database/withNextVersion.ts";
import { notDeclared } from "../declaration/declareFinished.ts";
import { endRoomGrants } from "../step/cameraGrants.ts";

type Key = { projectId: string; installationId: string };

/** Reopens a finished room and ends its grants. The caller holds the locks of project and room. */
export async function openAgain(
  trx: Transaction<Tables>,
  companyId: string,
  { projectId, installationId }: Key,
  review: Updateable<Tables["installation"]>,
): Promise<void> {
  await trx
    .updateTable("installation")
    .set(withNextVersion({ completed_at: null, ...notDeclared, ...review }))
    .where("company_id", "=", companyId)
    .where("id", "=", installationId)
    .execute();
  await endRoomGrants(trx, companyId, installationId);
  await refreshProgress(trx, companyId, projectId);
}
