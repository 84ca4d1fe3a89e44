import type { Kysely } from "kysely";
import type { CertificateJobs } from "./certificate/startCertificateJobs.ts";
import type { Config } from "./config.ts";
import type { Tables } from "./database/tables.ts";
import type { Mail } from "./mail/Mail.ts";
import type { Metrics } from "./metrics/createMetrics.ts";
import type { UserPool } from "./pool/openUserPool.ts";
import type { Storage } from "./storage/createStorage.ts";

/** What every handler can reach. */
export interface Services {
  config: Config;
  db: Kysely<Tables>;
  storage: Storage;
  userPool: UserPool;
  certificateJobs: CertificateJobs;
  mail: Mail;
  /** Null where nobody asked for metrics. */
  metrics: Metrics | null;
  /** Turned off before the service stops, so that no new work is sent here. */
  readiness: { isReady: boolean };
}
