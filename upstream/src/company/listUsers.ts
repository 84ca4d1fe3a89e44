import { sql } from "kysely";
import { createKeyset, filterOf, type OrderColumn } from "../database/keyset.ts";
import { updatedSince } from "../database/updatedAt.ts";
import type { Handler } from "../http/operation.ts";
import { alphabetOf } from "../i18n/language.ts";
import { selectUsers, toUser } from "../user/toUser.ts";

export const listUsers: Handler<"listUsers"> = async ({ db, viewer, query }) => {
  let users = selectUsers(db, viewer.companyId);
  if (query.active && query.active !== "all") users = users.where("active", "=", query.active === "active");
  const { updatedSince: since } = query;
  if (since) users = users.where("id", "in", updatedSince(db, viewer.companyId, "USER", since));
  const columns = query.sort === "firstName" ? byFirstName : [id];
  const page = createKeyset(columns, ["users", viewer.companyId, ...filterOf(query)]).pageOf(query);
  const { rows, meta } = page.toPage(await page.select(users).execute());
  const { count } = await users.clearSelect().select(sql<number>`count(*)::int`.as("count")).executeTakeFirstOrThrow();
  return { status: 200, body: { data: rows.map((user) => toUser(user, viewer)), meta: { count, ...meta } } };
};

const id: OrderColumn = { expression: sql`app_user.id`, type: "text" };
const byFirstName: OrderColumn[] = [
  { expression: sql`app_user.first_name collate ${alphabetOf("sv")}`, type: "text" },
  { expression: sql`app_user.last_name collate ${alphabetOf("sv")}`, type: "text" },
  id,
];
