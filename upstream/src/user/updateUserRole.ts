import type { components } from "../__generated__/contract.ts";
import { lockUser, refuseLastOfRole } from "../database/locks.ts";
import { withNextVersion } from "../database/withNextVersion.ts";
import { adminOnly, ownerOnly } from "../errors.ts";
import { changesOf, eventIfChanged } from "../history/chain/historyEvent.ts";
import { writeHistory } from "../history/chain/writeHistory.ts";
import type { Viewer } from "../http/authenticate.ts";
import { assertIfMatch } from "../http/etag.ts";
import type { Handler } from "../http/operation.ts";
import { selectUsers, toUser } from "./toUser.ts";

export const updateUserRole: Handler<"updateUserRole"> = async ({ db, viewer, source, params, body, ifMatch }) => {
  if (!viewer.isAdmin) throw adminOnly("Only an admin of the company may set roles.");
  requireUserRole(viewer, body.role);
  const { companyId } = viewer;
  const user = await db.transaction().execute(async (trx) => {
    const before = await lockUser(trx, companyId, params.userId);
    const concernsOwner = before.role === "owner" || body.role === "owner";
    if (concernsOwner && viewer.role !== "owner") throw ownerOnly("Only an owner may make or change an owner.");
    await assertIfMatch(ifMatch, before, [trx, { companyId, kind: "user", id: before.id }]);
    if (before.role === "owner" ? body.role !== "owner" : body.role === "user") await refuseLastOfRole(trx, before);
    const after = await trx
      .updateTable("app_user")
      .set(withNextVersion({ role: body.role }))
      .where("company_id", "=", companyId)
      .where("id", "=", before.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    const changes = changesOf({ role: before.role }, { role: after.role });
    await writeHistory(trx, source, eventIfChanged({ action: "user.changed", userId: before.id, changes }));
    return selectUsers(trx, companyId).where("id", "=", after.id).executeTakeFirstOrThrow();
  });
  return { status: 200, body: toUser(user, viewer), version: user.version };
};

/** A program may not make admins, because it could invite an address of its own and so exceed its scopes. */
export function requireUserRole({ program }: Viewer, role: components["schemas"]["Role"]): void {
  if (program && role !== "user")
    throw adminOnly("A program invites and appoints the role user only. A person who is an admin gives the others.");
}
