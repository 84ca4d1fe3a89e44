import type { Kysely, Selectable, Transaction } from "kysely";
import type { components } from "../__generated__/contract.ts";
import { setAccountEnabled } from "../cognito/account.ts";
import { lockUser, refuseLastOfRole } from "../database/locks.ts";
import type { Tables } from "../database/tables.ts";
import { withNextVersion } from "../database/withNextVersion.ts";
import { ApiError, adminOnly, ownerOnly, validationFailed } from "../errors.ts";
import { changesOf, eventIfChanged, type HistoryEvent } from "../history/chain/historyEvent.ts";
import { writeHistory } from "../history/chain/writeHistory.ts";
import type { ProgramScope, Viewer } from "../http/authenticate.ts";
import { assertIfMatch } from "../http/etag.ts";
import type { Handler } from "../http/operation.ts";
import { forgetHandover, handOver, takeBack } from "./handover.ts";
import { selectUsers, toUser } from "./toUser.ts";
import { userFields } from "./userFields.ts";

type Change = components["schemas"]["UserChange"];
type User = Selectable<Tables["app_user"]>;

export const updateUser: Handler<"updateUser"> = async ({ db, viewer, source, params, body, ifMatch }) => {
  const { companyId } = viewer;
  const user = await db.transaction().execute(async (trx) => {
    const before = await lockUser(trx, companyId, params.userId);
    checkRights(viewer, before, body);
    await assertIfMatch(ifMatch, before, [trx, { companyId, kind: "user", id: before.id }]);
    const moved = await changeActivity(trx, viewer, before, body);
    const after = await trx
      .updateTable("app_user")
      .set(
        withNextVersion({
          first_name: body.firstName?.trim() ?? before.first_name,
          last_name: body.lastName?.trim() ?? before.last_name,
          phone: body.phone === undefined ? before.phone : body.phone?.trim() || null,
          language: body.language ?? before.language,
          installer: body.installer ?? before.installer,
          subscribe_to_newsletter: body.subscribeToNewsletter ?? before.subscribe_to_newsletter,
        }),
      )
      .where("company_id", "=", companyId)
      .where("id", "=", params.userId)
      .returningAll()
      .executeTakeFirstOrThrow();
    const { userId } = params;
    await writeHistory(trx, source, [
      ...eventIfChanged({ action: "user.changed", userId, changes: changesOf(userFields(before), userFields(after)) }),
      ...eventIfChanged({
        action: after.active ? "user.reactivated" : "user.deactivated",
        userId,
        changes: changesOf({ active: before.active }, { active: after.active }),
      }),
      ...moved,
    ]);
    return selectUsers(trx, companyId).where("id", "=", after.id).executeTakeFirstOrThrow();
  });
  return { status: 200, body: toUser(user, viewer), version: user.version };
};

function checkRights(viewer: Viewer, user: User, change: Change): void {
  if (user.id === viewer.id) {
    if (change.active === false)
      throw new ApiError(403, "NOT_ONESELF", "Nobody may deactivate themselves; ask another admin.");
    return;
  }
  if (!viewer.isAdmin) throw adminOnly("Only an admin of the company may change other users.");
  if (user.role === "owner" && viewer.role !== "owner") throw ownerOnly("Only an owner may change an owner.");
  if (change.subscribeToNewsletter !== undefined) {
    throw new ApiError(403, "ONESELF_ONLY", "The newsletter is for each user to choose; nothing was saved.");
  }
}

async function changeActivity(
  trx: Transaction<Tables>,
  viewer: Viewer,
  user: User,
  { active, installationsTo, returnInstallations = false }: Change,
): Promise<HistoryEvent[]> {
  if (installationsTo !== undefined && active !== false) throw onlyWith("installationsTo", false);
  if (returnInstallations && active !== true) throw onlyWith("returnInstallations", true);
  if (viewer.program && (installationsTo !== undefined || returnInstallations)) requireWriting(viewer.program.scopes);
  if (active === undefined || active === user.active) return [];
  await setActive(trx, user, active);
  if (installationsTo !== undefined) return handOver(trx, user, installationsTo);
  const returned = returnInstallations ? await takeBack(trx, user) : [];
  await forgetHandover(trx, user);
  return returned;
}

function onlyWith(field: string, active: boolean): ApiError {
  return validationFailed([
    { field, code: "FIELD_VALUE", message: `${field} goes together with active ${active} only` },
  ]);
}

function requireWriting(scopes: ProgramScope[]): void {
  if (scopes.includes("projects:write")) return;
  const message = "A program needs the scope projects:write to give installations to somebody else; nothing was saved.";
  throw new ApiError(403, "SCOPE_MISSING", message);
}

async function setActive(trx: Kysely<Tables>, user: User, active: boolean): Promise<void> {
  if (!active) await refuseLastOfRole(trx, user);
  await trx
    .updateTable("app_user")
    .set(withNextVersion({ active }))
    .where("company_id", "=", user.company_id)
    .where("id", "=", user.id)
    .execute();
  const hasAccount = await setAccountEnabled(trx, user.id, active);
  if (active && !hasAccount)
    throw new ApiError(404, "NOT_FOUND", "This person deleted the account. Invite them anew; nothing was saved.");
}
