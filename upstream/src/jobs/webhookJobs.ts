import type { FastifyBaseLogger } from "fastify";
import { type Kysely, sql, type Transaction } from "kysely";
import { fromKysely, type PgBoss } from "pg-boss";
import type { Tables } from "../database/tables.ts";
import { createMailQueue, type createMailWorkers } from "./mailJobs.ts";
import type { DueJobs } from "./watchDueJobs.ts";
import { startWebhookPlaces } from "./webhookPlaces.ts";

const queue = "webhook";
const mailQueue = "webhook-mail";
export const webhookQueues = [queue, mailQueue];

const pollSeconds = 2;
const batch = 500;
/** The longest time that a delivery is held, in case the process ends before `release`. */
const maxHeldSeconds = 300;

/** A job for one object's deliveries to a webhook. Each job sends the oldest waiting delivery. */
export type WebhookJob = {
  companyId: string;
  webhookId: string;
  subject: string;
};

export type HeldDelivery = WebhookJob & {
  id: string;
};

export type WebhookMail = {
  id: string;
  companyId: string;
  webhookId: string;
  userId: string;
  queuedAt: string;
};

export type WebhookJobs = {
  enqueueMail(trx: Transaction<Tables>, mail: WebhookMail): Promise<void>;
  /** Makes waiting deliveries due at once, and shortens their next pauses. */
  hurry(trx: Kysely<Tables>, webhookId: string): Promise<void>;
  /** Holds the deliveries of the company's last history entry, which this transaction has written. */
  hold(trx: Transaction<Tables>, companyId: string): Promise<HeldDelivery[]>;
  release(db: Kysely<Tables>, held: HeldDelivery[]): Promise<void>;
  discard(trx: Kysely<Tables>, held: HeldDelivery[]): Promise<void>;
};

export type WebhookJobServices = {
  db: Kysely<Tables>;
  deliverWebhook(job: WebhookJob, enqueueMail: WebhookJobs["enqueueMail"]): Promise<void>;
  mailStoppedWebhook(mail: WebhookMail): Promise<void>;
};

type Options = WebhookJobServices & {
  enqueueMail: WebhookJobs["enqueueMail"];
  embedded: boolean;
  boss: PgBoss;
  due: DueJobs;
  mails: Pick<ReturnType<typeof createMailWorkers>, "work">;
  log: Pick<FastifyBaseLogger, "error">;
};

export async function createWebhookQueues(boss: PgBoss): Promise<void> {
  // Pauses grow from seconds to eight hours. A delivery ends after three days, long before the limit.
  const retries = { retryLimit: 1_000, retryDelay: 5, retryBackoff: true, retryDelayMax: 8 * 3_600 };
  const crashes = { heartbeatSeconds: 20, expireInSeconds: 120 };
  await boss.createQueue(queue, { policy: "key_strict_fifo", ...retries, ...crashes });
  await createMailQueue(boss, mailQueue);
}

export function createWebhookJobs(boss: PgBoss): WebhookJobs {
  return {
    async enqueueMail(trx, mail) {
      await boss.send(mailQueue, mail, { id: mail.id, group: { id: mail.companyId }, db: fromKysely(trx) });
    },
    ...{ hurry, release, discard },
    hold: (trx, companyId) => hold(boss, trx, companyId),
  };
}

export async function startWebhookWorkers(options: Options) {
  const { boss, due, mails, embedded, db, log, deliverWebhook, enqueueMail } = options;
  const serve = (job: WebhookJob) => deliverWebhook(job, enqueueMail);
  const places = await startWebhookPlaces({ boss, db, queue, embedded, log, serve });
  due.watch(queue, places.wake);
  await mails.work<WebhookMail>({ name: mailQueue, workers: 2, send: options.mailStoppedWebhook });
  const dispatcher = startDispatcher({ boss, db, log, notify: places.wake });
  return {
    wake() {
      dispatcher.wake();
      places.wake();
    },
    async stop() {
      await dispatcher.stop();
      await places.stop();
    },
  };
}

type DispatcherOptions = Pick<Options, "boss" | "db" | "log"> & { notify(): void };

/** Creates jobs for stored deliveries, because the code that stores deliveries knows no queue. */
function startDispatcher({ boss, db, log, notify }: DispatcherOptions) {
  let running: Promise<void> | null = null;
  const dispatchAll = async () => {
    while ((await dispatch(boss, db)) > 0) notify();
  };
  const wake = () => {
    running ??= dispatchAll()
      .catch((error: unknown) => log.error({ err: error }, "webhook deliveries not queued yet"))
      .finally(() => {
        running = null;
      });
  };
  const timer = setInterval(wake, pollSeconds * 1_000);
  const stop = async () => {
    clearInterval(timer);
    await running;
  };
  return { wake, stop };
}

async function dispatch(boss: PgBoss, db: Kysely<Tables>): Promise<number> {
  const waiting = db.selectFrom("webhook_delivery").where("enqueued", "=", false);
  if (!(await waiting.select("id").limit(1).executeTakeFirst())) return 0;
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<WebhookJob>`
      update webhook_delivery set enqueued = true
      where (company_id, id) in (
        select company_id, id from webhook_delivery where not enqueued
        order by company_id, sequence limit ${batch} for update skip locked
      )
      returning company_id as "companyId", webhook_id as "webhookId", subject`.execute(trx);
    await insertJobs(boss, trx, rows);
    return rows.length;
  });
}

const keyOf = ({ webhookId, subject }: WebhookJob) => `${webhookId}/${subject}`;

async function insertJobs(boss: PgBoss, trx: Transaction<Tables>, rows: WebhookJob[], startAfter = 0): Promise<void> {
  if (rows.length === 0) return;
  const jobs = rows.map((row) => ({
    data: { companyId: row.companyId, webhookId: row.webhookId, subject: row.subject } satisfies WebhookJob,
    singletonKey: keyOf(row),
    group: { id: row.webhookId },
    startAfter,
  }));
  await boss.insert(queue, jobs, { db: fromKysely(trx) });
}

async function hold(boss: PgBoss, trx: Transaction<Tables>, companyId: string): Promise<HeldDelivery[]> {
  const { rows } = await sql<HeldDelivery>`
    update webhook_delivery set enqueued = true
    where company_id = ${companyId} and sequence = (select sequence from history_head where company_id = ${companyId})
    returning id, company_id as "companyId", webhook_id as "webhookId", subject`.execute(trx);
  await insertJobs(boss, trx, rows, maxHeldSeconds);
  return rows;
}

async function release(db: Kysely<Tables>, held: HeldDelivery[]): Promise<void> {
  if (held.length === 0) return;
  await sql`
    update pgboss.job set start_after = now()
    where name = ${queue} and singleton_key = any(${held.map(keyOf)}) and state = 'created'`.execute(db);
}

/** The jobs of deleted deliveries find nothing to send. */
async function discard(db: Kysely<Tables>, held: HeldDelivery[]): Promise<void> {
  for (const { companyId, id } of held)
    await db.deleteFrom("webhook_delivery").where("company_id", "=", companyId).where("id", "=", id).execute();
}

async function hurry(db: Kysely<Tables>, webhookId: string): Promise<void> {
  await sql`
    update pgboss.job set start_after = now(), retry_count = 0
    where name = ${queue} and group_id = ${webhookId} and state in ('created', 'retry')`.execute(db);
}
