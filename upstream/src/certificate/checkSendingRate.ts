import { sql, type Transaction } from "kysely";
import type { Tables } from "../database/tables.ts";
import { rateLimited } from "../errors.ts";

const hour = 3_600_000;
const limits = [
  { scope: "project", max: 20, within: hour, words: "20 sendings an hour for one project" },
  { scope: "company", max: 100, within: 24 * hour, words: "100 sendings a day for a company" },
] as const;

export async function checkSendingRate(trx: Transaction<Tables>, companyId: string, projectId: string): Promise<void> {
  const limit = await findSendingLimit(trx, companyId, projectId);
  if (limit) throw rateLimited(limit.blocking, limit.within, `The limit is ${limit.words}; nothing was sent.`);
}

/** Finds the limit that the next sending would exceed, and its end. The lock makes sendings count one after another. */
export async function findSendingLimit(trx: Transaction<Tables>, companyId: string, projectId: string) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`sending ${companyId}`}, 0))`.execute(trx);
  for (const { scope, max, within, words } of limits) {
    const [blocking] = await trx
      .selectFrom("sending")
      .select("created_at")
      .where("company_id", "=", companyId)
      .$if(scope === "project", (query) => query.where("project_id", "=", projectId))
      .where("created_at", ">", new Date(Date.now() - within))
      .orderBy("created_at", "desc")
      .offset(max - 1)
      .limit(1)
      .execute();
    const freeAt = blocking && new Date(blocking.created_at.getTime() + within);
    if (freeAt) return { scope, within, words, blocking, freeAt };
  }
  return null;
}
