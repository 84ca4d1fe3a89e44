import { setTimeout as wait } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import { type Kysely, sql } from "kysely";
import { fromKysely, type Job, type PgBoss } from "pg-boss";
import type { Tables } from "../database/tables.ts";

/** The number of receivers served at a time, with one request each. */
const places = 32;
/** The number of one company's slow or failing receivers that are served at a time. */
const maxSlow = 4;
const touchMs = 5_000;
const maxStopMs = 10_000;

type Options<T> = {
  boss: PgBoss;
  db: Kysely<Tables>;
  queue: string;
  embedded: boolean;
  log: Pick<FastifyBaseLogger, "error">;
  serve(data: T): Promise<void>;
};

/** Receivers are pg-boss groups. One fetch fills all free places; workers of pg-boss would fetch after every delivery. */
export async function startWebhookPlaces<T extends object>(options: Options<T>) {
  const { boss, queue, log, serve } = options;
  const running = new Map<Job<T>, Promise<void>>();
  let isStopped = false;
  let filling: Promise<void> | null = null;
  let isWoken = false;

  async function fill(): Promise<void> {
    while (!isStopped && running.size < places) {
      // A receiver whose delivery ends during this read is served after the next read.
      const busy = [...running.keys()].flatMap(({ groupId }) => groupId ?? []);
      const jobs = await fetchJobs<T>(options, { batchSize: places - running.size, busy });
      if (jobs.length === 0) return;
      for (const job of jobs) running.set(job, run(job));
    }
  }

  async function run(job: Job<T>): Promise<void> {
    try {
      await serve(job.data).then(
        () => boss.complete(queue, job),
        (error: Error) => boss.fail(queue, job, error),
      );
    } catch (error) {
      // The job is tried again, because its heartbeat stops.
      log.error({ err: error, jobId: job.id }, "the end of a webhook's delivery was not noted");
    }
    running.delete(job);
    wake();
  }

  function wake(): void {
    isWoken = filling !== null;
    filling ??= fill()
      .catch((error: unknown) => log.error({ err: error }, "no webhooks served"))
      .finally(() => {
        filling = null;
        if (isWoken) wake();
      });
  }

  const touch = () => {
    if (running.size === 0) return;
    boss.touch(queue, [...running.keys()]).catch((error: unknown) => log.error({ err: error }, "webhook heartbeats"));
  };
  // The first fetch keeps the queue's definition, before a transaction holds the embedded database's one connection.
  await fill();
  const timer = setInterval(touch, touchMs);
  return {
    wake,
    async stop() {
      isStopped = true;
      await filling;
      const ended = new AbortController();
      await Promise.race([
        Promise.all(running.values()),
        wait(maxStopMs, undefined, { signal: ended.signal }).catch(() => undefined),
      ]);
      ended.abort();
      clearInterval(timer);
    },
  };
}

type Source = Pick<Options<object>, "boss" | "db" | "queue" | "embedded">;

/** The lock prevents several processes from serving the same receiver. */
async function fetchJobs<T>(
  { embedded, boss, db, queue }: Source,
  { batchSize, busy }: { batchSize: number; busy: string[] },
): Promise<Job<T>[]> {
  const fetchFrom = async (source: Kysely<Tables>) => {
    const ignoreGroups = [...busy, ...(await findHeldBack(source, queue))];
    return boss.fetch<T>(queue, { batchSize, groupConcurrency: 1, ignoreGroups, db: fromKysely(source) });
  };
  // The embedded database has one connection and one process, so its jobs need no lock.
  if (embedded) return fetchFrom(db);
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('webhook places', 0))`.execute(trx);
    return fetchFrom(trx);
  });
}

/** The slow receivers that must wait: a company has few places for them, and the longest waiting go first. */
async function findHeldBack(db: Kysely<Tables>, queue: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from (
      select slow.id, due.since, slow.active,
        row_number() over (partition by slow.company_id order by slow.active desc, due.since) as place
      from (
        select company_id, id, exists (
          select from pgboss.job where name = ${queue} and state = 'active' and group_id = webhook.id
        ) as active
        from webhook where is_slow
      ) slow
      cross join lateral (
        select min(start_after) as since from pgboss.job
        where name = ${queue} and group_id = slow.id and state < 'active' and start_after <= now()
      ) due
    ) ranked
    where not active and (since is null or place > ${maxSlow})`.execute(db);
  return rows.map(({ id }) => id);
}
