import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";
import { appendLogEntry } from "./appendLogEntry.ts";

const lastDay = "logged-history-heads";

/** Adds each history's end to the public log once a day, so that a rebuilt chain differs from the log. */
export async function appendHistoryHeads(db: Kysely<Tables>, now = new Date()): Promise<void> {
  const day = now.toISOString().slice(0, 10);
  const done = await db.selectFrom("setting").select("value").where("key", "=", lastDay).executeTakeFirst();
  if (done && done.value >= day) return;
  const companies = await db.selectFrom("company").select("id").orderBy("id").execute();
  for (const { id } of companies) await appendHead(db, id, day);
  await db
    .insertInto("setting")
    .values({ key: lastDay, value: day })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ value: day }))
    .execute();
}

function appendHead(db: Kysely<Tables>, companyId: string, day: string): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const head = await trx
      .selectFrom("history_head")
      .select(["sequence", "hash"])
      .where("company_id", "=", companyId)
      .executeTakeFirst();
    const last = await trx
      .selectFrom("log_opening")
      .select("opening")
      .where("company_id", "=", companyId)
      .where("kind", "=", "history.head")
      .orderBy("appended_at", "desc")
      .limit(1)
      .executeTakeFirst();
    if (!head?.hash || (last && JSON.parse(last.opening).hash === head.hash)) return;
    const payload = { day, sequence: head.sequence, hash: head.hash };
    await appendLogEntry(trx, { kind: "history.head", companyId, payload });
  });
}
