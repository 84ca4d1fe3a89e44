import { notFound } from "../errors.ts";
import type { Handler } from "../http/operation.ts";
import { toUser } from "./toUser.ts";

export const getUser: Handler<"getUser"> = async ({ db, viewer, params }) => {
  const user = await db
    .selectFrom("app_user")
    .selectAll()
    .where("company_id", "=", viewer.companyId)
    .where("id", "=", params.userId)
    .executeTakeFirst();
  if (!user) throw notFound();
  return { status: 200, body: toUser(user, viewer), version: user.version };
};
