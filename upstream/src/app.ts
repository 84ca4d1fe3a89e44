import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { api } from "./api.ts";
import { queueWeeklyMails, sendWeeklyMail } from "./attention/weeklyMail.ts";
import { runBatch } from "./batch/runBatch.ts";
import { deliverCertificates, markRecipient } from "./certificate/deliverCertificates.ts";
import { mailFaultReport } from "./certificate/mailFaultReport.ts";
import { mailFaultState } from "./certificate/mailFaultState.ts";
import { mailWithdrawal, markNotice } from "./certificate/mailWithdrawal.ts";
import { makeArchive } from "./certificate/makeArchive.ts";
import { fetchTimestamp } from "./certificate/sealTimestamps.ts";
import { storeAllJudgedValues } from "./certificate/storeJudgedValues.ts";
import { forgetRemoved } from "./changes/forgetRemoved.ts";
import { openUserPool } from "./cognito/userPool.ts";
import { openVerifiers } from "./cognito/verifiers.ts";
import type { Config } from "./config.ts";
import { keepReserve } from "./database/diskSpace.ts";
import { countDoubtful } from "./database/doubtfulSeals.ts";
import { markInUse } from "./database/embeddedDatabase.ts";
import { openDatabase } from "./database/openDatabase.ts";
import { vacuumTables } from "./database/vacuumTables.ts";
import { drawDemoCertificates } from "./demo/drawDemoCertificates.ts";
import { seedDemo } from "./demo/seedDemo.ts";
import { writeExportFile } from "./export/writeExportFile.ts";
import { checkHistories } from "./history/checkHistories.ts";
import { closeGracefully } from "./http/closeGracefully.ts";
import { createServer } from "./http/createServer.ts";
import { createHeavyRequests } from "./http/heavyRequests.ts";
import type { Services } from "./http/operation.ts";
import { newOperatorToken, openOperatorAccess } from "./http/operatorAccess.ts";
import { startJobs } from "./jobs/jobs.ts";
import type { EnqueueTimestamp } from "./jobs/timestampJobs.ts";
import { appendHistoryHeads } from "./log/appendHistoryHeads.ts";
import { openLog } from "./log/openLog.ts";
import { openOutbox } from "./mail/openOutbox.ts";
import { openSmtp, temporaryFailureOf } from "./mail/openSmtp.ts";
import { createMetrics } from "./metrics/createMetrics.ts";
import { listenForMetrics } from "./metrics/listenForMetrics.ts";
import { storeCatalogue } from "./product/catalogue/storeCatalogue.ts";
import { makeImport } from "./project/makeImport.ts";
import { openSeal } from "./seal/openSeal.ts";
import { openTimestamps } from "./seal/openTimestamps.ts";
import { refreshAllStepFindings } from "./step/refreshStepFindings.ts";
import { createStorage } from "./storage/createStorage.ts";
import { printMissingLogos } from "./storage/printLogo.ts";
import { removeLeftovers } from "./storage/removeLeftovers.ts";
import { createThreads } from "./threads/createThreads.ts";
import { deliverWebhook } from "./webhook/deliverWebhook.ts";
import { mailStoppedWebhook } from "./webhook/stopWebhook.ts";

export type Upstream = {
  url: string;
  metricsUrl: string | null;
  services: Services;
  /** Reports "not ready" and closes each connection after its next response. Requests are answered until `close`. */
  drain(): void;
  close(): Promise<void>;
};

const noSecret =
  "GATEWAY_SECRET is not set: sign-ins through a gateway count as one caller, so that one of them can hold up the others. " +
  "Set the same secret for this service and its gateways.";

const notSealed =
  "Certificates are not sealed: SEAL_KEY_FILE and SEAL_CERTIFICATE_FILE are not set. docs/operating.md says how to make both.";

const doubtful =
  "Certificates are sealed by a withdrawn key, and the public log got them since then: withdraw each and send a new one.";

const noLog = "There is no public log: LOG_KEY_FILE is not set. docs/operating.md says how to make its key.";

const noVerifier =
  "Accounts have no verifier of this key: they sign in by SRP once they set a new password, or signed in with POOL_SRP=prepare.";

/** @param logFields returns further fields for each log line, such as the ids of the current trace */
export async function startUpstream(config: Config, logFields?: () => object): Promise<Upstream> {
  const build = { version: config.version, commit: config.commit };
  const log = pino({ level: config.logLevel, base: { service: "rest", ...build }, mixin: logFields });
  const database = await openDatabase(config, log);
  const closers: (() => unknown)[] = [database.close];
  const warn = (message: string) => (error: unknown) => log.warn({ err: error }, message);
  const readiness = { isReady: true };
  const drain = () => {
    readiness.isReady = false;
  };
  const close = async () => {
    drain();
    for (const closer of closers.splice(0).reverse()) await closer();
  };
  try {
    const { db } = database;
    await storeCatalogue(db);
    let publicUrl = config.publicUrl ?? `http://localhost:${config.port}`;
    const storage = await createStorage(db, config, () => publicUrl);
    await removeLeftovers(db, storage);
    const verifiers = await openVerifiers(config);
    if (config.demo && (await seedDemo(db, { storage, verifiers }))) await markInUse(config.dataDir);
    await refreshAllStepFindings(db);
    await storeAllJudgedValues(db);
    const { smtpUrl, outboxDir, mailFrom } = config;
    const mail = await (smtpUrl ? openSmtp(smtpUrl, mailFrom) : openOutbox(outboxDir, mailFrom));
    closers.push(async () => mail.close());
    const threads = createThreads(log);
    closers.push(threads.close);
    if (config.gatewaySecret === null) log.warn(noSecret);
    const seal = await openSeal(db, config);
    if (!seal) log.warn(notSealed);
    const doubtfulCertificates = await countDoubtful(db);
    if (doubtfulCertificates > 0) log.warn({ doubtfulCertificates }, doubtful);
    const timestamps = config.timestampUrl && seal ? openTimestamps(config.timestampUrl, log) : null;
    closers.push(() => timestamps?.close());
    const stamping = (enqueue: EnqueueTimestamp) => timestamps && { request: timestamps.request, enqueue, log };
    const publicLog = await openLog(db, config);
    if (!publicLog) log.warn(noLog);
    const embedded = !config.databaseUrl;
    if (embedded) closers.push(await keepReserve(config.dataDir, config.diskReserveMegabytes, log));
    const { pool } = database;
    const heavyRequests = createHeavyRequests(embedded);
    const certificates = { db, config, storage, threads, seal };
    const jobs = await startJobs({
      db,
      pool,
      ...{ embedded, log, role: config.role },
      temporaryFailureOf,
      deliver: (delivery, enqueue, isPostponed) =>
        deliverCertificates({ ...certificates, timestamps: stamping(enqueue), publicLog, mail }, delivery, isPostponed),
      giveUp: (delivery) => markRecipient(db, delivery, "FAILED", "NOT_DELIVERED"),
      makeArchive: (archive, isLast, enqueue) =>
        makeArchive({ ...certificates, timestamps: stamping(enqueue) }, archive, isLast),
      fetchTimestamp: timestamps && ((job, isLast) => fetchTimestamp({ db, storage, timestamps }, job, isLast)),
      writeExport: (job, isLast) => writeExportFile({ db, storage }, job, isLast),
      makeImport: (job, isLast, enqueue) =>
        heavyRequests.runJob(job.companyId, () => makeImport({ db, enqueue }, job, isLast)),
      runBatch: (job, isLast, { enqueue: enqueueMail, enqueueBatch }) =>
        heavyRequests.runJob(job.companyId, () => runBatch({ db, enqueue: enqueueBatch, enqueueMail }, job, isLast)),
      mailFault: ({ changeId, ...report }) =>
        changeId === undefined
          ? mailFaultReport({ db, config, mail, log }, report)
          : mailFaultState({ db, config, mail, log }, { ...report, changeId }),
      mailWithdrawal: (notice) => mailWithdrawal({ db, config, mail }, notice),
      giveUpWithdrawalMail: (notice) => markNotice(db, notice, "FAILED"),
      sendWeeklyMail: (weekly) => sendWeeklyMail({ db, config, mail, publicUrl }, weekly),
      queueWeeklyMails: (enqueue) => queueWeeklyMails(db, enqueue),
      deliverWebhook: (job, enqueueMail) =>
        deliverWebhook({ db, options: { allowLoopback: config.webhookLoopback }, enqueueMail }, job),
      mailStoppedWebhook: (job) => mailStoppedWebhook({ db, config, mail }, job),
      removeLeftovers: async () => {
        await removeLeftovers(db, storage);
        await forgetRemoved(db);
        if (publicLog) await appendHistoryHeads(db).then(publicLog.sequence);
        await checkHistories({ db, log });
      },
    });
    closers.push(jobs.stop);
    const userPool = await openUserPool(db, config, verifiers);
    const withoutSrp = config.userPool.srp === "true" && verifiers ? await verifiers.countMissing(db) : 0;
    if (withoutSrp > 0) log.warn({ accounts: withoutSrp }, noVerifier);
    const { requestDb, isUp: isDatabaseUp, isSilent: isDatabaseSilent } = database;
    const metrics =
      config.metricsPort === null ? null : createMetrics({ build, db: requestDb, pool, jobs, timestamps });
    const operatorToken = embedded ? newOperatorToken() : null;
    const services: Services = {
      ...{ config, log, db: requestDb, storage, threads, seal, publicLog, mail, jobs, heavyRequests },
      ...{ metrics, operatorToken, userPool, readiness, isDatabaseUp, isDatabaseSilent },
    };
    const app = await createServer(services, api);
    closers.push(closeGracefully(app));
    const url = await listen(app, config);
    publicUrl = config.publicUrl ?? url;
    if (operatorToken) closers.push(await openOperatorAccess(config.dataDir, { url, token: operatorToken }));
    // `vacuumTables` runs after listening, because it takes seconds if many tables changed.
    const counted = embedded ? vacuumTables(db).catch(warn("Tables could not be counted.")) : undefined;
    closers.push(() => counted);
    const prints = printMissingLogos({ db, storage, threads, log }).catch(warn("Some logos could not be printed."));
    closers.push(() => prints);
    if (config.demo)
      closers.push(drawDemoCertificates({ ...certificates, timestamps: stamping(jobs.enqueueTimestamp), log }).stop);
    const listener = metrics && (await listenForMetrics(config.metricsPort ?? 0, config.metricsHost, metrics));
    if (listener) closers.push(listener.close);
    return { url, metricsUrl: listener?.url ?? null, services, drain, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<string> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EADDRINUSE") {
      throw new Error(`Port ${port} on ${host} is taken by another program. Stop it, or set PORT to a free one.`);
    }
    throw error;
  }
  const address = app.server.address();
  const name = host === "127.0.0.1" || host === "0.0.0.0" ? "localhost" : host;
  return `http://${name}:${typeof address === "object" ? address?.port : port}`;
}
