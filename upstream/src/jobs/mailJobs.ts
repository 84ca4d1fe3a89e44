import type { FastifyBaseLogger } from "fastify";
import type pg from "pg";
import type { JobWithMetadata, PgBoss } from "pg-boss";

/** Attempts wait 2 s at first and half a minute at most, for a day; the limit is beyond what a day holds. */
const retries = { retryLimit: 10_000, retryDelay: 2, retryBackoff: true, retryDelayMax: 30 };
const pauseAfterTimeOut = 300;
const maxAgeMs = 24 * 3_600_000;
/** So many failures, one after another, say more of the server than of their recipients. */
const failuresOfAServer = 3;

export type MailJobServices = {
  pool: pg.Pool;
  log: Pick<FastifyBaseLogger, "warn">;
  /** What a failed sending says of the server; undefined of any other failure. */
  temporaryFailureOf(error: unknown): "UNREACHABLE" | "TIMED_OUT" | undefined;
};

type MailQueue<T> = {
  name: string;
  /** How many mails are under way at once, as a rule of as many companies. */
  workers: number;
  send(data: T): Promise<void>;
  /** After the last attempt, which is made when the mail is a day old. */
  giveUp?(data: T): Promise<void>;
};

/** Waits for an older mail, with which the server that is away is tried first. */
class Postponed extends Error {}

/**
 * Sends the mails of queues by several workers, the oldest first once a server is back. A worker passes over companies of which a mail is under
 * way, so that silent recipients hold up no other company. On a server, workers that look at the same moment may each take a mail of one.
 */
export function createMailWorkers(boss: PgBoss, { pool, log, temporaryFailureOf }: MailJobServices) {
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
    // What timed out keeps its pause, unless the server was away: then the silence was its own.
    if (wasAway || wasFailing) await releaseWaiting(pool, names, wasAway ? pauseAfterTimeOut : retries.retryDelayMax);
  }

  async function attempt<T extends object>(queue: MailQueue<T>, job: JobWithMetadata<T>): Promise<void> {
    if (isAway && (await hasOlder(pool, job))) throw new Postponed("An older mail is tried first.");
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
      const options = { pollingIntervalSeconds: 2, includeMetadata: true, groupConcurrency: 1 } as const;
      // Workers of their own instead of localConcurrency, which has one id for all and so wakes one alone.
      for (let count = 0; count < queue.workers; count += 1)
        ids.push(
          await boss.work<T, void, typeof options>(queue.name, options, async (jobs) => {
            for (const job of jobs) await attempt(queue, job);
            // Several mails wait together as a rule: the next one need not wait for the poll.
            wake();
          }),
        );
    },
  };
}

/** Also of a queue that an earlier version made. */
export async function createMailQueue(boss: PgBoss, name: string, options: object = {}): Promise<void> {
  await boss.createQueue(name, { ...retries, ...options });
  await boss.updateQueue(name, { ...retries, ...options });
}

/** What waits after a time-out is passed over: it may wait long. */
async function hasOlder(pool: pg.Pool, { name, id }: JobWithMetadata): Promise<boolean> {
  const { rows } = await pool.query(
    `select 1 from pgboss.job mine join pgboss.job older on older.name = mine.name
     where mine.name = $1 and mine.id = $2 and older.state < 'completed' and older.retry_delay < $3
       and (older.created_on, older.id) < (mine.created_on, mine.id) limit 1`,
    [name, id, pauseAfterTimeOut],
  );
  return rows.length > 0;
}

/** The pause before the next attempt, which the queue's jobs take over from their row. */
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
