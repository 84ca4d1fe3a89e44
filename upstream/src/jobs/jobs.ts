import type { Transaction } from "kysely";
import { type Db, fromKysely, PgBoss } from "pg-boss";
import type { Tables } from "../database/tables.ts";
import type {
  ArchiveJob,
  Delivery,
  EnqueueBatch,
  EnqueueImport,
  EnqueueWeeklyMail,
  ExportJob,
  FaultMail,
  WithdrawalMail,
} from "./jobData.ts";
import { execute, type QueueState, readQueues, requeueAbandonedJobs, withLock } from "./jobDatabase.ts";
import {
  allQueues,
  archiveQueue,
  batchQueue,
  certificateQueue,
  createQueues,
  exportQueue,
  faultQueue,
  importQueue,
  weeklyQueue,
  withdrawalQueue,
} from "./queues.ts";
import type { Role } from "./readRole.ts";
import { startWorkers, type WorkerServices } from "./startWorkers.ts";
import { type EnqueueTimestamp, enqueueTimestamps } from "./timestampJobs.ts";
import { createWebhookJobs, type WebhookJobs } from "./webhookJobs.ts";

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
  /** Starts waiting jobs at once if this process runs jobs. Other processes find the jobs within two seconds. */
  wake(): void;
  readQueues(): Promise<QueueState[]>;
  stop(): Promise<void>;
};

/** @param role a process with "http" queues jobs that another process runs */
export async function startJobs(services: WorkerServices & { role: Role }): Promise<Jobs> {
  const { pool, embedded, log, role } = services;
  const isWorking = role !== "http";
  const boss = new PgBoss({
    db: { executeSql: (text, values) => execute(pool, text, values) } satisfies Db,
    backend: embedded ? "pglite" : "postgres",
    supervise: isWorking,
    schedule: isWorking,
    superviseIntervalSeconds: 15,
    monitorIntervalSeconds: 15,
    cronWorkerIntervalSeconds: 45,
  });
  boss.on("error", (error) => log.error({ err: error }, "mail jobs"));
  const prepare = async () => {
    await boss.start();
    await createQueues(boss);
  };
  // Only one of the processes that start together may create the queue's tables.
  await (embedded ? prepare() : withLock(pool, certificateQueue, prepare));
  if (embedded) await requeueAbandonedJobs(pool, allQueues);
  const queued = createEnqueuers(boss);
  const workers = isWorking ? await startWorkers(boss, services, queued) : null;
  return {
    ...queued,
    wake: () => workers?.wake(),
    readQueues: () => readQueues(pool),
    async stop() {
      await workers?.stop();
      await boss.stop({ graceful: true, timeout: 10_000 });
    },
  };
}

export type Enqueuers = Omit<Jobs, "wake" | "readQueues" | "stop">;

function createEnqueuers(boss: PgBoss): Enqueuers {
  return {
    async enqueue(trx, delivery) {
      const group = { id: delivery.companyId };
      await boss.send(certificateQueue, delivery, { id: delivery.recipientId, group, db: fromKysely(trx) });
    },
    async enqueueFaultMail(trx, mail) {
      const id = mail.changeId ?? mail.reportId;
      await boss.send(faultQueue, mail, { id, group: { id: mail.companyId }, db: fromKysely(trx) });
    },
    async enqueueWithdrawalMail(trx, mail) {
      await boss.send(withdrawalQueue, mail, { id: mail.noticeId, group: { id: mail.companyId }, db: fromKysely(trx) });
    },
    async enqueueWeeklyMail(trx, mail) {
      await boss.send(weeklyQueue, mail, { id: mail.id, group: { id: mail.companyId }, db: fromKysely(trx) });
    },
    async enqueueArchive(trx, archive) {
      await boss.send(archiveQueue, archive, { id: archive.archiveId, db: fromKysely(trx) });
    },
    async enqueueExport(trx, job) {
      await boss.send(exportQueue, job, { id: job.exportId, db: fromKysely(trx) });
    },
    async enqueueImport(trx, job) {
      await boss.send(importQueue, job, { db: fromKysely(trx) });
    },
    async enqueueBatch(trx, job) {
      await boss.send(batchQueue, job, { db: fromKysely(trx) });
    },
    enqueueTimestamp: enqueueTimestamps(boss),
    webhooks: createWebhookJobs(boss),
  };
}
