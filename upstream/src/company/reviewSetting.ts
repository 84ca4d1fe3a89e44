import type { Transaction } from "kysely";
import type { Tables } from "../database/tables.ts";
import { withNextVersion } from "../database/withNextVersion.ts";
import { ApiError } from "../errors.ts";

/** @throws ApiError 409 if only one user is active, since nobody could release the rooms that this user finished */
export async function requireReviewer(trx: Transaction<Tables>, companyId: string): Promise<void> {
  const people = await trx
    .selectFrom("app_user")
    .select("id")
    .where("company_id", "=", companyId)
    .where("active", "=", true)
    .limit(2)
    .execute();
  if (people.length > 1) return;
  const message = "A review needs a second person. Invite one first. Nothing was saved.";
  throw new ApiError(409, "REVIEWER_MISSING", message);
}

export async function releaseWaiting(trx: Transaction<Tables>, companyId: string): Promise<void> {
  await trx
    .updateTable("installation")
    .set(withNextVersion({ review_state: null }))
    .where("company_id", "=", companyId)
    .where("review_state", "=", "WAITING")
    .execute();
}
