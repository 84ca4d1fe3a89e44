import type { PgBoss } from "pg-boss";
import { createMailQueue } from "./mailJobs.ts";
import { createTimestampQueue, timestampQueue } from "./timestampJobs.ts";
import { createWebhookQueues, webhookQueues } from "./webhookJobs.ts";

export const certificateQueue = "certificate-mail";
export const faultQueue = "fault-mail";
export const withdrawalQueue = "withdrawal-mail";
export const weeklyQueue = "weekly-mail";
export const archiveQueue = "certificate-archive";
export const exportQueue = "export-file";
export const importQueue = "project-import";
export const batchQueue = "batch";
export const housekeeping = "housekeeping";
export const allQueues = [
  certificateQueue,
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

/** With a database server, another process may run a job. After `heartbeatSeconds` without heartbeat it is lost. */
const crashes = { heartbeatSeconds: 20, expireInSeconds: 900 };

/** An import fails after about five minutes of attempts. Removing its projects is tried for a day, like a mail. */
export const importTries = 9;
const importRetries = { retryLimit: 1_440, retryDelay: 2, retryBackoff: true, retryDelayMax: 60 };

export async function createQueues(boss: PgBoss): Promise<void> {
  for (const name of [certificateQueue, faultQueue, withdrawalQueue, weeklyQueue])
    await createMailQueue(boss, name, crashes);
  for (const name of [archiveQueue, exportQueue])
    await boss.createQueue(name, { retryLimit: 2, retryDelay: 5, heartbeatSeconds: 20, expireInSeconds: 7_200 });
  for (const name of [importQueue, batchQueue]) await boss.createQueue(name, { ...importRetries, ...crashes });
  await createWebhookQueues(boss);
  await createTimestampQueue(boss);
  await boss.createQueue(housekeeping);
  await boss.schedule(housekeeping, "17 * * * *");
}
