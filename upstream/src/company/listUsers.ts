import { sql } from "kysely";
import type { Handler } from "../http/operation.ts";
import { pageOf } from "../http/operation.ts";
import { selectUsers, toUser } from "../user/toUser.ts";

export const listUsers: Handler<"listUsers"> = async ({ db, viewer, query }) => {
  let users = selectUsers(db, viewer.companyId);
  if (query.active && query.active !== "all") users = users.where("active", "=", query.active === "active");
  const { offset, limit } = pageOf(query);
  const rows = await users.orderBy("id").offset(offset).limit(limit).execute();
  const { count } = await users.clearSelect().select(sql<number>`count(*)::int`.as("count")).executeTakeFirstOrThrow();
  return { status: 200, body: { data: rows.map((user) => toUser(user, viewer)), meta: { count } } };
};
