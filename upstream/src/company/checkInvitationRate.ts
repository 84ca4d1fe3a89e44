import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";
import { rateLimited } from "../errors.ts";

const max = 100;
const dayMs = 24 * 3_600_000;

/** Limits a company's invitations per day, because each sends a mail that the receiver may not have asked for. */
export async function checkInvitationRate(db: Kysely<Tables>, companyId: string): Promise<void> {
  const since = new Date(Date.now() - dayMs);
  const created = (table: "app_user" | "invitation") =>
    db.selectFrom(table).select("created_at").where("company_id", "=", companyId).where("created_at", ">", since);
  const blocking = await created("app_user")
    .unionAll(created("invitation"))
    .orderBy("created_at", "desc")
    .offset(max - 1)
    .limit(1)
    .executeTakeFirst();
  const message = `The limit is ${max} invitations a day for a company; nobody was invited.`;
  if (blocking) throw rateLimited(blocking, dayMs, message);
}
