import type { FastifyBaseLogger } from "fastify";
import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";
import { type VerifiedHistory, verifyChain } from "./chain/verifyHistory.ts";

/** Slightly less than a day, so that an hourly job checks at the same hour each day. */
const checkedAgainAfterMs = 23.5 * 3_600_000;

type Services = { db: Kysely<Tables>; log: Pick<FastifyBaseLogger, "error"> };

export async function checkHistories({ db, log }: Services, now = new Date()): Promise<void> {
  const due = await db
    .selectFrom("history_head")
    .leftJoin("history_check", "history_check.company_id", "history_head.company_id")
    .select("history_head.company_id")
    .where((eb) =>
      eb.or([eb("checked_at", "is", null), eb("checked_at", "<", new Date(now.getTime() - checkedAgainAfterMs))]),
    )
    .execute();
  for (const { company_id } of due) {
    const { broken } = await checkHistory(db, company_id, now);
    if (broken) log.error({ companyId: company_id, ...broken }, "The history of a company is not as it was written.");
  }
}

async function checkHistory(db: Kysely<Tables>, companyId: string, now: Date): Promise<VerifiedHistory> {
  const found = await verifyChain(db, companyId);
  const check = {
    checked_at: now,
    entries: found.entries,
    last_hash: found.lastHash,
    broken_sequence: found.broken?.sequence ?? null,
  };
  await db
    .insertInto("history_check")
    .values({ company_id: companyId, ...check })
    .onConflict((conflict) => conflict.column("company_id").doUpdateSet(check))
    .execute();
  return found;
}
