import type { FastifyBaseLogger } from "fastify";
import type { PgBoss } from "pg-boss";
import type {
  ArchiveJob,
  BatchJob,
  Delivery,
  EnqueueImport,
  EnqueueWeeklyMail,
  ExportJob,
  FaultMail,
  ImportJob,
  WeeklyMail,
  WithdrawalMail,
} from "./jobData.ts";
import type { Enqueuers, Jobs } from "./jobs.ts";
import { createMailWorkers, type MailJobServices } from "./mailJobs.ts";
import {
  archiveQueue,
  batchQueue,
  certificateQueue,
  exportQueue,
  faultQueue,
  housekeeping,
  importQueue,
  importTries,
  weeklyQueue,
  withdrawalQueue,
} from "./queues.ts";
import { type EnqueueTimestamp, type FetchTimestamp, workOnTimestamps } from "./timestampJobs.ts";
import { watchDueJobs, workerPolling } from "./watchDueJobs.ts";
import { startWebhookWorkers, type WebhookJobServices } from "./webhookJobs.ts";

export type WorkerServices = WebhookJobServices &
  Omit<MailJobServices, "due"> & {
    /** True for the embedded database, which only one process has open. */
    embedded: boolean;
    log: Pick<FastifyBaseLogger, "error" | "warn">;
    /** @param isPostponed true while the mail server is away: the PDFs are stored and no mail is sent */
    deliver(delivery: Delivery, enqueue: EnqueueTimestamp, isPostponed: boolean): Promise<void>;
    giveUp(delivery: Delivery): Promise<void>;
    mailFault(mail: FaultMail): Promise<void>;
    mailWithdrawal(mail: WithdrawalMail): Promise<void>;
    giveUpWithdrawalMail(mail: WithdrawalMail): Promise<void>;
    sendWeeklyMail(mail: WeeklyMail): Promise<void>;
    /** Runs every hour, in one of the database's processes. */
    queueWeeklyMails(enqueue: EnqueueWeeklyMail): Promise<void>;
    /** @param isLast true if no attempt follows */
    makeArchive(archive: ArchiveJob, isLast: boolean, enqueue: EnqueueTimestamp): Promise<void>;
    /** Null without an authority. */
    fetchTimestamp: FetchTimestamp | null;
    writeExport(job: ExportJob, isLast: boolean): Promise<void>;
    /** @param isLast true if a failure ends the import */
    makeImport(job: ImportJob, isLast: boolean, enqueue: EnqueueImport): Promise<void>;
    /** @param isLast true if a failure stops the batch */
    runBatch(job: BatchJob, isLast: boolean, jobs: Pick<Jobs, "enqueue" | "enqueueBatch">): Promise<void>;
    /** Runs every hour, in one of the database's processes. */
    removeLeftovers(): Promise<void>;
  };

const options = { ...workerPolling, includeMetadata: true } as const;

export async function startWorkers(boss: PgBoss, services: WorkerServices, queued: Enqueuers) {
  const { deliver, giveUp, mailWithdrawal, giveUpWithdrawalMail, makeArchive } = services;
  const { enqueue, enqueueBatch, enqueueImport, enqueueTimestamp, enqueueWeeklyMail, webhooks } = queued;
  const due = watchDueJobs(services);
  const mails = createMailWorkers(boss, { ...services, due });
  await mails.work<Delivery>({
    ...{ name: certificateQueue, workers: 4, giveUp },
    send: (delivery) => deliver(delivery, enqueueTimestamp, false),
    postpone: (delivery) => deliver(delivery, enqueueTimestamp, true),
  });
  await mails.work<FaultMail>({ name: faultQueue, workers: 2, send: services.mailFault });
  await mails.work<WithdrawalMail>({
    ...{ name: withdrawalQueue, workers: 2 },
    ...{ send: mailWithdrawal, giveUp: giveUpWithdrawalMail },
  });
  await mails.work<WeeklyMail>({ name: weeklyQueue, workers: 2, send: services.sendWeeklyMail });
  const watch = (queue: string, worker: string) => due.watch(queue, () => boss.notifyWorker(worker));
  const makeFiles = async <T>(name: string, make: (data: T, isLast: boolean) => Promise<void>) => {
    const worker = await boss.work<T, void, typeof options>(name, options, async (jobs) => {
      for (const { data, retryCount, retryLimit } of jobs) await make(data, retryCount >= retryLimit);
      boss.notifyWorker(worker);
    });
    watch(name, worker);
  };
  await makeFiles<ArchiveJob>(archiveQueue, (job, isLast) => makeArchive(job, isLast, enqueueTimestamp));
  await makeFiles(exportQueue, services.writeExport);
  const importWorker = await boss.work<ImportJob, void, typeof options>(importQueue, options, async (jobs) => {
    for (const { data, retryCount } of jobs) await services.makeImport(data, retryCount >= importTries, enqueueImport);
    boss.notifyWorker(importWorker);
  });
  const batchWorker = await boss.work<BatchJob, void, typeof options>(batchQueue, options, async (jobs) => {
    for (const { data, retryCount } of jobs)
      await services.runBatch(data, retryCount >= importTries, { enqueue, enqueueBatch });
    mails.wake();
    boss.notifyWorker(batchWorker);
  });
  watch(importQueue, importWorker);
  watch(batchQueue, batchWorker);
  // The two jobs run in parallel, so that a failure of one does not delay the other.
  await boss.work(housekeeping, { pollingIntervalSeconds: 60 }, () =>
    Promise.all([services.removeLeftovers(), services.queueWeeklyMails(enqueueWeeklyMail)]),
  );
  await workOnTimestamps(boss, due, services.fetchTimestamp);
  const webhookWorkers = await startWebhookWorkers({
    ...services,
    boss,
    due,
    mails,
    enqueueMail: webhooks.enqueueMail,
  });
  return {
    wake() {
      webhookWorkers.wake();
      due.look();
    },
    async stop() {
      await due.stop();
      await webhookWorkers.stop();
    },
  };
}
