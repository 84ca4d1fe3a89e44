import { sql } from "kysely";
import { Gauge, type Registry } from "prom-client";
import { countDoubtful } from "../database/doubtfulSeals.ts";
import { allQueues } from "../jobs/queues.ts";
import type { Measured } from "./createMetrics.ts";

type Unsent = { state: "QUEUED" | "FAILED"; reason: string | null; mails: number; seconds: number };

const missingStates = ["WAITING", "GIVEN_UP"];
const jobStates = ["created", "retry", "active", "failed"] as const;

/** All processes of one database report the same values. Without an answer, only `database_up` has a value: 0. */
export function createDatabaseGauges(registers: Registry[], { db, jobs }: Pick<Measured, "db" | "jobs">) {
  const up = gauge("database_up", "1 while the database answers");
  const queued = gauge("mail_queued", "Certificate mails that are not handed over yet");
  const oldest = gauge("mail_oldest_queued_seconds", "How long the oldest of them has waited; 0 without any");
  const failed = gauge("mail_failed", "Certificate mails given up in the last seven days", ["reason"]);
  const queueJobs = gauge("queue_jobs", "Jobs of each queue that are not done", ["queue", "state"]);
  const queueAge = gauge("queue_oldest_seconds", "How long the oldest job that is due has waited", ["queue"]);
  const broken = gauge("history_broken", "Companies whose history is not as it was written");
  const unchecked = gauge("history_oldest_check_seconds", "How long ago the history was checked that waits longest");
  const sealKey = gauge("seal_key_seconds_left", "Until the key that seals certificates ends; NaN without a key");
  const doubtful = gauge("doubtful_certificates", "Certificates that hold, and whose seal's key others may have had");
  const unstamped = gauge("seal_timestamps_missing", "Seals whose time stamp has not come", ["state"]);
  let running: Promise<void> | null = null;

  async function read(): Promise<void> {
    const [unsent, queues] = [await unsentMails(db), await jobs.readQueues()];
    const waiting = unsent.find(({ state }) => state === "QUEUED");
    queued.set(waiting?.mails ?? 0);
    oldest.set(waiting?.seconds ?? 0);
    failed.reset();
    for (const { state, reason, mails } of unsent) if (state === "FAILED") failed.set({ reason: reason ?? "" }, mails);
    for (const queue of allQueues) {
      const states = new Map(queues.filter((row) => row.queue === queue).map((row) => [row.state, row]));
      for (const state of jobStates) queueJobs.set({ queue, state }, states.get(state)?.jobs ?? 0);
      queueAge.set({ queue }, Math.max(...jobStates.map((state) => states.get(state)?.seconds ?? 0)));
    }
    const checks = await readHistoryChecks(db);
    broken.set(checks.broken);
    unchecked.set(checks.seconds);
    sealKey.set(await readSealKeySeconds(db));
    doubtful.set(await countDoubtful(db));
    const missing = await readMissingTimestamps(db);
    for (const state of missingStates) unstamped.set({ state: state.toLowerCase() }, missing.get(state) ?? 0);
    up.set(1);
  }

  function giveUp(): void {
    up.set(0);
    for (const one of [queued, oldest, broken, unchecked, sealKey, doubtful]) one.set(Number.NaN);
    for (const one of [failed, queueJobs, queueAge, unstamped]) one.reset();
  }

  return (): Promise<void> => {
    running ??= read()
      .catch(giveUp)
      .finally(() => {
        running = null;
      });
    return running;
  };

  function gauge(name: string, help: string, labelNames: string[] = []) {
    return new Gauge({ name, help, labelNames, registers });
  }
}

async function unsentMails(db: Measured["db"]): Promise<Unsent[]> {
  const { rows } = await sql<Unsent>`
    select state, reason, count(*)::int as mails, extract(epoch from now() - min(changed_at))::float8 as seconds
    from recipient
    where state <> 'SENT' and (state = 'QUEUED' or changed_at > now() - interval '7 days')
    group by state, reason
  `.execute(db);
  return rows;
}

/** The number of companies with a broken history, and the oldest check's age; 0 without companies. */
async function readHistoryChecks(db: Measured["db"]): Promise<{ broken: number; seconds: number }> {
  const { rows } = await sql<{ broken: number; seconds: number | null }>`
    select count(broken_sequence)::int as broken, extract(epoch from now() - min(checked_at))::float8 as seconds
    from history_check`.execute(db);
  return { broken: rows[0]?.broken ?? 0, seconds: rows[0]?.seconds ?? 0 };
}

async function readMissingTimestamps(db: Measured["db"]): Promise<Map<string, number>> {
  const { rows } = await sql<{ state: string; seals: number }>`
    select state, count(*)::int as seals from seal_timestamp where state in ('WAITING', 'GIVEN_UP') group by state`.execute(
    db,
  );
  return new Map(rows.map(({ state, seals }) => [state, seals]));
}

async function readSealKeySeconds(db: Measured["db"]): Promise<number> {
  const key = await db.selectFrom("seal_key").select("not_after").where("used_until", "is", null).executeTakeFirst();
  return key ? (key.not_after.getTime() - Date.now()) / 1_000 : Number.NaN;
}
