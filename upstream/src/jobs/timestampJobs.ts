import type { Transaction } from "kysely";
import { fromKysely, type PgBoss } from "pg-boss";
import type { Tables } from "../database/tables.ts";
import { type DueJobs, workerPolling } from "./watchDueJobs.ts";

export const timestampQueue = "seal-timestamp";

/** A seal that got no time stamp while its certificate was sent. */
export type TimestampJob = {
  companyId: string;
  certificateId: string;
};

export type EnqueueTimestamp = (trx: Transaction<Tables>, job: TimestampJob) => Promise<void>;

/** @throws if no time stamp arrives, so that the job runs again */
export type FetchTimestamp = (job: TimestampJob, isLast: boolean) => Promise<void>;

/** The pause between attempts grows from half a minute to four hours. The last attempt is after five days. */
const retries = { retryLimit: 38, retryDelay: 30, retryBackoff: true, retryDelayMax: 4 * 3_600 };

export async function createTimestampQueue(boss: PgBoss): Promise<void> {
  await boss.createQueue(timestampQueue, { ...retries, heartbeatSeconds: 20, expireInSeconds: 120 });
}

export function enqueueTimestamps(boss: PgBoss): EnqueueTimestamp {
  return async (trx, job) => {
    await boss.send(timestampQueue, job, { id: job.certificateId, db: fromKysely(trx) });
  };
}

export async function workOnTimestamps(boss: PgBoss, due: DueJobs, fetch: FetchTimestamp | null): Promise<void> {
  if (!fetch) return;
  const options = { ...workerPolling, includeMetadata: true } as const;
  const worker = await boss.work<TimestampJob, void, typeof options>(timestampQueue, options, async (jobs) => {
    for (const { data, retryCount, retryLimit } of jobs) await fetch(data, retryCount >= retryLimit);
  });
  due.watch(timestampQueue, () => boss.notifyWorker(worker));
}
