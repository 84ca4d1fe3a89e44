import type { FastifyBaseLogger } from "fastify";
import type { Transaction } from "kysely";
import { type Db, fromKysely, PgBoss } from "pg-boss";
import type { Tables } from "../database/tables.ts";
import type {
  ArchiveJob,
  BatchJob,
  Delivery,
  EnqueueBatch,
  EnqueueImport,
  EnqueueWeeklyMail,
  ExportJob,
  FaultMail,
  ImportJob,
  WeeklyMail,
  WithdrawalMail,
} from "./jobData.ts";
import { countOpen, execute, requeueAbandonedJobs, withLock } from "./jobDatabase.ts";
import { createMailQueue, createMailWorkers, type MailJobServices } from "./mailJobs.ts";
import { createTimestampJobs, type EnqueueTimestamp, type FetchTimestamp, timestampQueue } from "./timestampJobs.ts";
import {
  createWebhookQueues,
  startWebhookJobs,
  type WebhookJobServices,
  type WebhookJobs,
  webhookQueues,
} from "./webhookJobs.ts";

const queue = "certificate-mail";
const faultQueue = "fault-mail";
const withdrawalQueue = "withdrawal-mail";
const weeklyQueue = "weekly-mail";
const archiveQueue = "certificate-archive";
const exportQueue = "export-file";
const importQueue = "project-import";
const batchQueue = "batch";
const housekeeping = "housekeeping";
const allQueues = [
  queue,
  faultQueue,
  withdrawalQueue,
  archiveQueue,
  exportQueue,
  importQueue,
  batchQueue,
  weeklyQueue,
  timestampQueue,
  ...webhookQueues,
];

/** On a server another process may run a job. A job without a heartbeat for this many seconds has lost its process. */
const crashes = { heartbeatSeconds: 20, expireInSeconds: 900 };

/** An import fails after about five minutes of attempts. Removing its projects is tried for a day, like sending a mail. */
const importTries = 9;
const importRetries = { retryLimit: 1_440, retryDelay: 2, retryBackoff: true, retryDelayMax: 60 };

export type Jobs = {
  /** Queues a mail in the transaction, so that the mail exists only if the transaction commits. */
  enqueue(trx: Transaction<Tables>, delivery: Delivery): Promise<void>;
  enqueueFaultMail(trx: Transaction<Tables>, mail: FaultMail): Promise<void>;
  enqueueWithdrawalMail(trx: Transaction<Tables>, mail: WithdrawalMail): Promise<void>;
  enqueueWeeklyMail: EnqueueWeeklyMail;
  enqueueArchive(trx: Transaction<Tables>, archive: ArchiveJob): Promise<void>;
  enqueueExport(trx: Transaction<Tables>, job: ExportJob): Promise<void>;
  enqueueImport: EnqueueImport;
  enqueueBatch: EnqueueBatch;
  enqueueTimestamp: EnqueueTimestamp;
  webhooks: WebhookJobs;
  wake(): void;
  open(): Promise<Record<string, number>>;
  stop(): Promise<void>;
};

type JobServices = WebhookJobServices &
  MailJobServices & {
    /** True for the embedded database, which only one process has open. */
    embedded: boolean;
    log: Pick<FastifyBaseLogger, "error" | "warn">;
    deliver(delivery: Delivery, enqueue: EnqueueTimestamp): Promise<void>;
    giveUp(delivery: Delivery): Promise<void>;
    mailFault(mail: FaultMail): Promise<void>;
    mailWithdrawal(mail: WithdrawalMail): Promise<void>;
    giveUpWithdrawalMail(mail: WithdrawalMail): Promise<void>;
    sendWeeklyMail(mail: WeeklyMail): Promise<void>;
    /** Runs every hour, in one of the database's processes. */
    queueWeeklyMails(enqueue: EnqueueWeeklyMail): Promise<void>;
    /** @param isLast no attempt follows */
    makeArchive(archive: ArchiveJob, isLast: boolean, enqueue: EnqueueTimestamp): Promise<void>;
    /** Null without an authority. */
    fetchTimestamp: FetchTimestamp | null;
    writeExport(job: ExportJob, isLast: boolean): Promise<void>;
    /** @param isLast a failure ends the import */
    makeImport(job: ImportJob, isLast: boolean, enqueue: EnqueueImport): Promise<void>;
    /** @param isLast a failure stops the batch */
    runBatch(job: BatchJob, isLast: boolean, jobs: Pick<Jobs, "enqueue" | "enqueueBatch">): Promise<void>;
    /** Runs every hour, in one of the database's processes. */
    removeLeftovers(): Promise<void>;
  };

export async function startJobs(services: JobServices): Promise<Jobs> {
  const { pool, embedded, log } = services;
  const boss = new PgBoss({
    db: { executeSql: (text, values) => execute(pool, text, values) } satisfies Db,
    backend: embedded ? "pglite" : "postgres",
    superviseIntervalSeconds: 15,
    monitorIntervalSeconds: 15,
  });
  boss.on("error", (error) => log.error({ err: error }, "mail jobs"));
  const timestamps = createTimestampJobs(boss);
  const prepare = async () => {
    await boss.start();
    for (const name of [queue, faultQueue, withdrawalQueue, weeklyQueue]) await createMailQueue(boss, name, crashes);
    for (const name of [archiveQueue, exportQueue])
      await boss.createQueue(name, { retryLimit: 2, retryDelay: 5, heartbeatSeconds: 20, expireInSeconds: 7_200 });
    for (const name of [importQueue, batchQueue]) await boss.createQueue(name, { ...importRetries, ...crashes });
    await createWebhookQueues(boss);
    await timestamps.createQueue();
    await boss.createQueue(housekeeping);
    await boss.schedule(housekeeping, "17 * * * *");
  };
  // Only one of the processes that start together may create the queue's tables.
  await (embedded ? prepare() : withLock(pool, queue, prepare));
  if (embedded) await requeueAbandonedJobs(pool, allQueues);
  const options = { pollingIntervalSeconds: 2, includeMetadata: true } as const;
  const mails = createMailWorkers(boss, services);
  const deliver = (delivery: Delivery) => services.deliver(delivery, timestamps.enqueue);
  await mails.work<Delivery>({ name: queue, workers: 4, send: deliver, giveUp: services.giveUp });
  await mails.work<FaultMail>({ name: faultQueue, workers: 2, send: services.mailFault });
  const { mailWithdrawal: send, giveUpWithdrawalMail: giveUp, makeArchive } = services;
  await mails.work<WithdrawalMail>({ name: withdrawalQueue, workers: 2, send, giveUp });
  await mails.work<WeeklyMail>({ name: weeklyQueue, workers: 2, send: services.sendWeeklyMail });
  const makeFiles = <T>(name: string, make: (data: T, isLast: boolean) => Promise<void>) =>
    boss.work<T, void, typeof options>(name, options, async (jobs) => {
      for (const { data, retryCount, retryLimit } of jobs) await make(data, retryCount >= retryLimit);
    });
  const archiveWorker = await makeFiles<ArchiveJob>(archiveQueue, (job, isLast) =>
    makeArchive(job, isLast, timestamps.enqueue),
  );
  const exportWorker = await makeFiles(exportQueue, services.writeExport);
  const enqueueImport: EnqueueImport = async (trx, job) => {
    await boss.send(importQueue, job, { db: fromKysely(trx) });
  };
  const importWorker = await boss.work<ImportJob, void, typeof options>(importQueue, options, async (jobs) => {
    for (const { data, retryCount } of jobs) await services.makeImport(data, retryCount >= importTries, enqueueImport);
    boss.notifyWorker(importWorker);
  });
  const enqueue: Jobs["enqueue"] = async (trx, delivery) => {
    const group = { id: delivery.companyId };
    await boss.send(queue, delivery, { id: delivery.recipientId, group, db: fromKysely(trx) });
  };
  const enqueueBatch: EnqueueBatch = async (trx, job) => {
    await boss.send(batchQueue, job, { db: fromKysely(trx) });
  };
  const batchWorker = await boss.work<BatchJob, void, typeof options>(batchQueue, options, async (jobs) => {
    for (const { data, retryCount } of jobs)
      await services.runBatch(data, retryCount >= importTries, { enqueue, enqueueBatch });
    mails.wake();
    boss.notifyWorker(batchWorker);
  });
  const enqueueWeeklyMail: EnqueueWeeklyMail = async (trx, mail) => {
    await boss.send(weeklyQueue, mail, { id: mail.id, group: { id: mail.companyId }, db: fromKysely(trx) });
  };
  // The two jobs run in parallel, so that a failure of one does not delay the other.
  await boss.work(housekeeping, { pollingIntervalSeconds: 60 }, () =>
    Promise.all([services.removeLeftovers(), services.queueWeeklyMails(enqueueWeeklyMail)]),
  );
  await timestamps.work(services.fetchTimestamp);
  const webhooks = await startWebhookJobs({ ...services, boss, mails });
  return {
    enqueue,
    async enqueueFaultMail(trx, mail) {
      await boss.send(faultQueue, mail, { id: mail.reportId, group: { id: mail.companyId }, db: fromKysely(trx) });
    },
    async enqueueWithdrawalMail(trx, mail) {
      await boss.send(withdrawalQueue, mail, { id: mail.noticeId, group: { id: mail.companyId }, db: fromKysely(trx) });
    },
    enqueueWeeklyMail,
    async enqueueArchive(trx, archive) {
      await boss.send(archiveQueue, archive, { id: archive.archiveId, db: fromKysely(trx) });
    },
    async enqueueExport(trx, job) {
      await boss.send(exportQueue, job, { id: job.exportId, db: fromKysely(trx) });
    },
    enqueueImport,
    enqueueBatch,
    enqueueTimestamp: timestamps.enqueue,
    webhooks: webhooks.jobs,
    wake() {
      webhooks.wake();
      mails.wake();
      for (const id of [archiveWorker, exportWorker, importWorker, batchWorker]) boss.notifyWorker(id);
    },
    open: () => countOpen(pool, queue),
    async stop() {
      await webhooks.stop();
      await boss.stop({ graceful: true, timeout: 10_000 });
    },
  };
}
