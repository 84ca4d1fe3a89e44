import { readFileSync } from "node:fs";
import { isIP } from "node:net";
import { join } from "node:path";
import { readUserPoolConfig, type UserPoolConfig } from "./cognito/readUserPoolConfig.ts";
import { type DatabaseSettings, readDatabaseSettings } from "./database/readDatabaseSettings.ts";
import { type Role, readRole } from "./jobs/readRole.ts";
import { readSecret } from "./readSecret.ts";
import { readS3Settings, type S3Settings } from "./storage/readS3Settings.ts";

/** The service's configuration, read once. Fixed durations and sizes are constants in the code that uses them. */
export type Config = {
  port: number;
  host: string;
  /** The base of file links; by default the address on which the service listens. */
  publicUrl?: string;
  webUrl: string;
  dataDir: string;
  /** The size of a file beside the embedded database. The file is deleted to make room when the disk is full. */
  diskReserveMegabytes: number;
  /** The sealing key's file. Without it, the service makes a key for an embedded database, else it seals nothing. */
  sealKeyFile?: string;
  sealCertificateFile?: string;
  /** The log key's file. Without it, the service makes a key for an embedded database, else it has no log. */
  logKeyFile?: string;
  /** The authority for time stamps (RFC 3161). Without an authority, the service alone states the time of a seal. */
  timestampUrl?: string;
  s3?: S3Settings;
  databaseUrl?: string;
  /** The owner of the tables, if the service connects as another user. */
  databaseOwnerUrl?: string;
  database: DatabaseSettings;
  role: Role;
  trustProxy: string | null;
  /** The secret of the gateways. The service believes a stated caller's address only in requests with this secret. */
  gatewaySecret: string | null;
  smtpUrl?: string;
  mailFrom: string;
  outboxDir: string;
  outboxSecret: string | null;
  webhookLoopback: boolean;
  userPoolId: string;
  userPoolClientId: string;
  resourceServer: string;
  userPool: UserPoolConfig;
  demo: boolean;
  logLevel: string;
  version: string;
  commit: string;
  drainSeconds: number;
  maxRequestsPerUser: number;
  metricsPort: number | null;
  metricsHost: string;
  /** The OpenTelemetry collector. Without a collector, OpenTelemetry is not loaded. */
  otlpEndpoint?: string;
};

type Environment = Record<string, string | undefined>;

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"];

export function readConfig(env: Environment): Config {
  const faults: string[] = [];
  const text = (name: string, fallback: string) => env[name]?.trim() || fallback;
  const check = (name: string, value: string, ok: boolean, wanted: string) => {
    if (!ok) faults.push(`${name} is ${JSON.stringify(value)} but must be ${wanted}`);
    return value;
  };
  const url = (name: string, value: string, protocols: string[], shown = hidePassword(value)) =>
    check(name, shown, isUrl(value, protocols), `a ${protocols.join(" or ")} address`) && value;
  const optionalUrl = (name: string, protocols: string[]) =>
    env[name]?.trim() ? url(name, text(name, ""), protocols) : undefined;
  const secretUrl = (name: string, protocols: string[]) => {
    const value = readSecret(env, name, faults);
    // A text that is no URL may be just a password, so the message hides all of it.
    return value && url(name, value, protocols, URL.canParse(value) ? hidePassword(value) : "***");
  };
  const number = (name: string, fallback: string, form: RegExp, range: string) =>
    Number(check(name, text(name, fallback), form.test(text(name, fallback)), `a number ${range}`));

  const portIn = (name: string, fallback: string) =>
    Number(check(name, text(name, fallback), isPort(text(name, fallback)), "a number from 0 to 65535"));

  const port = portIn("PORT", "4001");
  const metricsPort = env.METRICS_PORT?.trim() ? portIn("METRICS_PORT", "") : null;
  const userPoolId = text("USER_POOL_ID", "eu-north-1_embedded");
  check(
    "USER_POOL_ID",
    userPoolId,
    /^[\w-]+_[0-9a-zA-Z]+$/.test(userPoolId) && userPoolId.length <= 55,
    "of the form region_id, under 56 characters",
  );
  const resourceServer = text("RESOURCE_SERVER", "warranty");
  const logLevel = text("LOG_LEVEL", "info");
  check("LOG_LEVEL", logLevel, logLevels.includes(logLevel), `one of ${logLevels.join(", ")}`);
  const commit = text("COMMIT", "unknown");
  check("COMMIT", commit, /^(unknown|[\da-f]{7,40})$/.test(commit), "a commit of 7 to 40 hexadecimal digits");
  const databaseUrl = secretUrl("DATABASE_URL", ["postgres:", "postgresql:"]);
  const databaseOwnerUrl = secretUrl("DATABASE_OWNER_URL", ["postgres:", "postgresql:"]);
  if (databaseOwnerUrl && !databaseUrl) faults.push("DATABASE_OWNER_URL needs DATABASE_URL, the service's own user");
  const demo = text("DEMO", databaseUrl ? "false" : "true");
  check("DEMO", demo, demo === "true" || demo === "false", "true or false");
  const dataDir = text("DATA_DIR", ".data");
  const trustProxy = env.TRUST_PROXY?.trim() || null;
  if (trustProxy !== null) {
    check(
      "TRUST_PROXY",
      trustProxy,
      isProxies(trustProxy),
      "addresses of proxies, or networks such as 10.0.0.0/8, joined by commas",
    );
  }
  const gatewaySecret = readSecret(env, "GATEWAY_SECRET", faults) ?? null;
  if (gatewaySecret !== null && gatewaySecret.length < 32)
    faults.push("GATEWAY_SECRET must have 32 characters or more");

  const outboxSecret = readSecret(env, "OUTBOX_SECRET", faults) ?? null;
  if (outboxSecret !== null && !/^[\w-]{32,}$/.test(outboxSecret))
    faults.push("OUTBOX_SECRET must have 32 letters, digits, - or _, or more");

  const [sealKeyFile, sealCertificateFile] = [text("SEAL_KEY_FILE", ""), text("SEAL_CERTIFICATE_FILE", "")];
  if (!sealKeyFile !== !sealCertificateFile)
    faults.push("SEAL_KEY_FILE and SEAL_CERTIFICATE_FILE belong together: set both or none");

  const webhookLoopback = text("WEBHOOK_LOOPBACK", "false");
  check("WEBHOOK_LOOPBACK", webhookLoopback, /^(true|false)$/.test(webhookLoopback), "true or false");
  if (webhookLoopback === "true" && databaseUrl) faults.push("WEBHOOK_LOOPBACK is for the embedded database only");

  const config: Config = {
    port,
    host: text("HOST", "127.0.0.1"),
    publicUrl: trimSlash(optionalUrl("PUBLIC_URL", ["http:", "https:"])),
    webUrl: trimSlash(url("WEB_URL", text("WEB_URL", "http://localhost:4000"), ["http:", "https:"])) ?? "",
    dataDir,
    diskReserveMegabytes: number("DISK_RESERVE_MB", "32", /^\d{1,4}$/, "from 0 to 9999"),
    ...(sealKeyFile && { sealKeyFile, sealCertificateFile }),
    ...(env.LOG_KEY_FILE?.trim() && { logKeyFile: env.LOG_KEY_FILE.trim() }),
    timestampUrl: optionalUrl("TIMESTAMP_URL", ["http:", "https:"]),
    s3: readS3Settings(env, faults),
    databaseUrl,
    databaseOwnerUrl,
    database: readDatabaseSettings(env, faults),
    role: readRole(env, { onServer: Boolean(databaseUrl) }, faults),
    trustProxy,
    gatewaySecret,
    smtpUrl: secretUrl("SMTP_URL", ["smtp:", "smtps:"]),
    mailFrom: text("MAIL_FROM", "no-reply@warranty.example"),
    outboxDir: text("OUTBOX_DIR", join(dataDir, "outbox")),
    outboxSecret,
    webhookLoopback: webhookLoopback === "true",
    userPoolId,
    userPoolClientId: text("USER_POOL_CLIENT_ID", "embedded-web"),
    resourceServer: check(
      "RESOURCE_SERVER",
      resourceServer,
      /^[\x21\x23-\x5B\x5D-\x7E]{1,256}$/.test(resourceServer),
      "without blanks",
    ),
    userPool: readUserPoolConfig(env, faults),
    demo: demo === "true" && !databaseUrl,
    logLevel,
    version: JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8")).version,
    commit,
    maxRequestsPerUser: number("MAX_REQUESTS_PER_USER", "128", /^[1-9]\d{0,3}$/, "from 1 to 9999"),
    drainSeconds: number("DRAIN_SECONDS", "3", /^[0-5]$/, "from 0 to 5"),
    metricsPort,
    metricsHost: text("METRICS_HOST", "127.0.0.1"),
    otlpEndpoint: optionalUrl("OTEL_EXPORTER_OTLP_ENDPOINT", ["http:", "https:"]),
  };
  if (faults.length > 0)
    throw new Error(`The configuration has faults; nothing was started.\n- ${faults.join("\n- ")}`);
  return config;
}

function isUrl(value: string, protocols: string[]): boolean {
  return URL.canParse(value) && protocols.includes(new URL(value).protocol);
}

function isProxies(value: string): boolean {
  return value.split(",").every((part) => {
    const [address = "", bits, ...more] = part.trim().split("/");
    const maxBits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
    return (
      more.length === 0 && maxBits > 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= maxBits))
    );
  });
}

function isPort(value: string): boolean {
  return /^\d{1,5}$/.test(value) && Number(value) <= 65_535;
}

function trimSlash(value: string | undefined): string | undefined {
  return value?.replace(/\/+$/, "");
}

function hidePassword(value: string): string {
  return value.replace(/:[^:@/]*@/, ":***@");
}
