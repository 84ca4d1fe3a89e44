import type { Transaction } from "kysely";
import { lockUser, refuseLastOfRole } from "../database/locks.ts";
import type { Tables } from "../database/tables.ts";
import { findCompanyId, replaceEmail } from "../database/uniqueKeys.ts";
import { withNextVersion } from "../database/withNextVersion.ts";
import { ApiError } from "../errors.ts";
import { eraseHistoryValues } from "../history/chain/eraseHistoryValues.ts";
import { changesOf, userSource } from "../history/chain/historyEvent.ts";
import { writeHistory } from "../history/chain/writeHistory.ts";
import { deleteAccount } from "./account.ts";
import type { CognitoAction } from "./action.ts";
import { CognitoError } from "./cognitoError.ts";
import { requireTokenOwner } from "./session.ts";

/** Deletes the caller's account, unless the caller is the last owner or admin. The user stays as inactive author. */
export const deleteUser: CognitoAction = async (call) => {
  const { sub } = await requireTokenOwner(call);
  await call.db.transaction().execute(async (trx) => {
    const hasLeft = await leaveCompany(trx, sub);
    await deleteAccount(trx, sub);
    // The user may have accepted an invitation while the deletion waited.
    if (!hasLeft) await leaveCompany(trx, sub);
  });
  return {};
};

async function leaveCompany(trx: Transaction<Tables>, sub: string): Promise<boolean> {
  const companyId = await findCompanyId(trx, "user", sub);
  if (companyId === undefined) return false;
  const user = await lockUser(trx, companyId, sub);
  await refuseLastOfRole(trx, user).catch(toCognitoError);
  await trx
    .updateTable("app_user")
    .set(withNextVersion({ active: false, email: `${sub}@deleted.invalid`, phone: null }))
    .where("company_id", "=", user.company_id)
    .where("id", "=", sub)
    .execute();
  await replaceEmail(trx, user, `${sub}@deleted.invalid`);
  await eraseHistoryValues(trx, { companyId: user.company_id, userId: sub, fields: ["email", "phone"] });
  const changes = changesOf({ active: user.active }, { active: false });
  await writeHistory(trx, userSource(user.company_id, sub), [{ action: "user.removed", userId: sub, changes }]);
  return true;
}

function toCognitoError(error: unknown): never {
  if (error instanceof ApiError) throw new CognitoError("NotAuthorizedException", error.message);
  throw error;
}
