import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { startCertificateJobs } from "./certificate/startCertificateJobs.ts";
import { closeGracefully } from "./closeGracefully.ts";
import type { Config } from "./config.ts";
import { createApp } from "./createApp.ts";
import { markInUse } from "./database/embeddedDatabase.ts";
import { openDatabase } from "./database/openDatabase.ts";
import { drawDemoCertificates } from "./demo/drawDemoCertificates.ts";
import { seedDemo } from "./demo/seedDemo.ts";
import { openMail } from "./mail/openMail.ts";
import { createMetrics } from "./metrics/createMetrics.ts";
import { listenForMetrics } from "./metrics/listenForMetrics.ts";
import { openUserPool } from "./pool/openUserPool.ts";
import { storeCatalogue } from "./product/storeCatalogue.ts";
import type { Services } from "./services.ts";
import { createStorage } from "./storage/createStorage.ts";
import { removeLeftovers } from "./storage/removeLeftovers.ts";

export interface Upstream {
  /** Where it listens, without a slash at the end. */
  url: string;
  /** Where the metrics are; null when nobody asked for them. */
  metricsUrl: string | null;
  services: Services;
  /** Says that it takes no more work, and parts with each connection at its next answer. It goes on answering until `close`. */
  drain(): void;
  /** Stops listening, lets running requests end, stops the jobs and closes the database. */
  close(): Promise<void>;
}

const noSecret =
  "GATEWAY_SECRET is not set: sign-ins through a gateway count as one caller, so that one of them can hold up the others. " +
  "Set the same secret for this service and its gateways.";

/** Starts the whole service: database, user pool, files, jobs and HTTP. Port 0 takes a free one. */
export async function startUpstream(config: Config): Promise<Upstream> {
  const database = await openDatabase(config);
  const closers = [database.close];
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
    const storage = await createStorage(db, join(config.dataDir, "files"), () => publicUrl);
    await removeLeftovers(db, storage);
    if (config.demo && (await seedDemo(db, { storage }))) await markInUse(config.dataDir);
    const mail = await openMail(config);
    closers.push(async () => mail.close());
    const log = pino({ level: config.logLevel });
    if (config.gatewaySecret === null) log.warn(noSecret);
    const embedded = !config.databaseUrl;
    const { pool } = database;
    const jobServices = { db, pool, embedded, config, storage, mail, log };
    const certificateJobs = await startCertificateJobs({
      ...jobServices,
      removeLeftovers: () => removeLeftovers(db, storage),
    });
    closers.push(certificateJobs.stop);
    const userPool = await openUserPool(db, config);
    const metrics = config.metricsPort === null ? null : createMetrics({ db, pool, certificateJobs });
    const services: Services = { config, db, storage, mail, certificateJobs, metrics, userPool, readiness };
    const app = await createApp(services);
    closers.push(closeGracefully(app));
    const url = await listen(app, config);
    publicUrl = config.publicUrl ?? url;
    if (config.demo) closers.push(drawDemoCertificates({ db, config, storage, log }).stop);
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
