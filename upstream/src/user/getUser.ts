import { notFound } from "../errors.ts";
import type { Handler } from "../http/operation.ts";
import { readUser, toUser } from "./toUser.ts";

export const getUser: Handler<"getUser"> = async ({ db, viewer, params }) => {
  const user = await readUser(db, viewer.companyId, params.userId);
  if (!user) throw notFound();
  return { status: 200, body: toUser(user, viewer), version: user.version };
};
