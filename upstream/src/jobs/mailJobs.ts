import type { FastifyBaseLogger } from "fastify";
import type pg from "pg";
import type { JobWithMetadata, PgBoss } from "pg-boss";
import { type DueJobs, workerPolling } from "./watchDueJobs.ts";

/** Attempts continue for a day, with pauses from 2 s to half a minute, and never reach `retryLimit`. */
const retries = { retryLimit: 10_000, retryDelay: 2, retryBackoff: true, retryDelayMax: 30 };
const pauseAfterTimeOut = 300;
const maxAgeMs = 24 * 3_600_000;
/** After this many failures in a row, the cause is taken to be the mail server and not the recipients. */
const failuresOfAServer = 3;

export type MailJobServices = {
  pool: pg.Pool;
  due: DueJobs;
  log: Pick<FastifyBaseLogger, "warn">;
  /** The reason of a temporary failure of the mail server; undefined for any other failure. */
  temporaryFailureOf(error: unknown): "UNREACHABLE" | "TIMED_OUT" | undefined;
};

type MailQueue<T> = {
  name: string;
  /** The number of mails sent in parallel, usually for different companies. */
  workers: number;
  send(data: T): Promise<void>;
  /** Called when the mail waits for an older mail. Does the work that needs no mail server. */
  postpone?(data: T): Promise<void>;
  /** Called after the last attempt, when the mail is a day old. */
  giveUp?(data: T): Promise<void>;
};

/** The mail waits, because an older mail first tests whether the mail server is back. */
class Postponed extends Error {}

/**
 * A worker skips companies with a mail in progress, so that slow recipients delay no others. The oldest mail tests an unreachable server.
 */
export function createMailWorkers(boss: PgBoss, { pool, due, log, temporaryFailureOf }: MailJobServices) {
  const names: string[] = [];
  const ids: string[] = [];
  let failures = 0;
  let isAway = false;

  const wake = () => {
    for (const id of ids) boss.notifyWorker(id);
  };

  async function noteSuccess(): Promise<void> {
    const [wasAway, wasFailing] = [isAway, failures >= failuresOfAServer];
    [isAway, failures] = [false, 0];
    // A mail that timed out keeps waiting, unless the mail server was away and so caused the timeout.
    if (wasAway || wasFailing) await releaseWaiting(pool, names, wasAway ? pauseAfterTimeOut : retries.retryDelayMax);
  }

  async function attempt<T extends object>(queue: MailQueue<T>, job: JobWithMetadata<T>): Promise<void> {
    if (isAway && (await hasOlder(pool, job))) {
      await queue.postpone?.(job.data);
      throw new Postponed("An older mail is tried first.");
    }
    try {
      await queue.send(job.data);
    } catch (error) {
      failures += 1;
      const failure = temporaryFailureOf(error);
      isAway = failure === "UNREACHABLE";
      const isLast = job.retryCount >= job.retryLimit || Date.now() - job.createdOn.getTime() > maxAgeMs;
      const { name, id, retryCount } = job;
      log.warn({ err: error, queue: name, jobId: id, retryCount }, "mail not sent yet");
      if (isLast) await queue.giveUp?.(job.data);
      await setRetries(pool, job, { isLast, pause: failure === "TIMED_OUT" ? pauseAfterTimeOut : null });
      throw error;
    }
    await noteSuccess();
  }

  return {
    wake,
    async work<T extends object>(queue: MailQueue<T>): Promise<void> {
      names.push(queue.name);
      const options = { ...workerPolling, includeMetadata: true, groupConcurrency: 1 } as const;
      // Each worker has its own id. With localConcurrency all would share one id, and `wake` would wake only one.
      for (let count = 0; count < queue.workers; count += 1) {
        const worker = await boss.work<T, void, typeof options>(queue.name, options, async (jobs) => {
          for (const job of jobs) await attempt(queue, job);
          // Mails usually wait together, so the next one is fetched at once.
          wake();
        });
        ids.push(worker);
        due.watch(queue.name, () => boss.notifyWorker(worker));
      }
    },
  };
}

/** `updateQueue` changes a queue that an older version created. */
export async function createMailQueue(boss: PgBoss, name: string, options: object = {}): Promise<void> {
  await boss.createQueue(name, { ...retries, ...options });
  await boss.updateQueue(name, { ...retries, ...options });
}

/** Ignores mails that wait after a timeout, because their pauses are long. */
async function hasOlder(pool: pg.Pool, { name, id }: JobWithMetadata): Promise<boolean> {
  const { rows } = await pool.query(
    `select 1 from pgboss.job mine join pgboss.job older on older.name = mine.name
     where mine.name = $1 and mine.id = $2 and older.state < 'completed' and older.retry_delay < $3
       and (older.created_on, older.id) < (mine.created_on, mine.id) limit 1`,
    [name, id, pauseAfterTimeOut],
  );
  return rows.length > 0;
}

/** Changes how pg-boss tries a job again: after `pause` seconds (null for the default), or never if `isLast`. */
async function setRetries(
  pool: pg.Pool,
  { name, id }: JobWithMetadata,
  { isLast, pause }: { isLast: boolean; pause: number | null },
): Promise<void> {
  await pool.query(
    `update pgboss.job set retry_delay = $3, retry_delay_max = $4, retry_limit = case when $5 then retry_count else retry_limit end
     where name = $1 and id = $2 and state = 'active'`,
    [name, id, pause ?? retries.retryDelay, pause ?? retries.retryDelayMax, isLast],
  );
}

async function releaseWaiting(pool: pg.Pool, names: string[], maxRetryDelay: number): Promise<void> {
  await pool.query(
    `update pgboss.job set start_after = now()
     where name = any($1) and state = 'retry' and start_after > now() and retry_delay <= $2`,
    [names, maxRetryDelay],
  );
}
