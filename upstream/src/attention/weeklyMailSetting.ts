import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";
import type { Handler } from "../http/operation.ts";
import type { Subscriber } from "./weeklyMailToken.ts";

export const getWeeklyMail: Handler<"getWeeklyMail"> = async ({ db, viewer }) => {
  const row = await db
    .selectFrom("weekly_mail")
    .select("wanted")
    .where("company_id", "=", viewer.companyId)
    .where("user_id", "=", viewer.id)
    .executeTakeFirst();
  return { status: 200, body: { wanted: row?.wanted ?? false } };
};

export const setWeeklyMail: Handler<"setWeeklyMail"> = async ({ db, viewer, body: { wanted } }) => {
  // Switching off keeps the row, so that switching on again sends no second mail in the week.
  await db
    .insertInto("weekly_mail")
    .values({ company_id: viewer.companyId, user_id: viewer.id, wanted })
    .onConflict((conflict) => conflict.columns(["company_id", "user_id"]).doUpdateSet({ wanted }))
    .execute();
  return { status: 200, body: { wanted } };
};

export async function switchOff(db: Kysely<Tables>, { companyId, userId }: Subscriber): Promise<void> {
  await db
    .updateTable("weekly_mail")
    .set({ wanted: false })
    .where("company_id", "=", companyId)
    .where("user_id", "=", userId)
    .execute();
}
