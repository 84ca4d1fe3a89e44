import { isIP } from "node:net";
import { fileURLToPath } from "node:url";

/** The environment, read once. Timeouts and limits are constants of the code that uses them. */
export type Config = {
  port: number;
  host: string;
  /** Base of the REST service, without `v1`. */
  upstreamUrl: string;
  /** Of the form region_id. */
  userPoolId: string;
  userPoolClientId: string;
  /** The pool's own address when it does not run in its region. */
  userPoolEndpoint: string | null;
  /** Shown to the embedded pool, which then believes the addresses of callers that it is told; null where the pool is another. */
  gatewaySecret: string | null;
  region: string;
  environment: string;
  /** Origin of file links: pictures, PDFs and uploads. */
  filesOrigin: string;
  webDist: string;
  explorerDist: string;
  linksFile: string;
  logLevel: string;
  /** Sign-ins and other proofs of a password or code that one address may try in a minute. */
  signInsPerMinute: number;
  /** The store that several gateways share; null when this one is alone. */
  redisUrl: string | null;
  /** Where metrics are given, apart from everything else; null for nowhere. */
  metricsPort: number | null;
  metricsHost: string;
  /** How long it goes on answering after it said that it takes no more work. */
  drainSeconds: number;
  /** The address that people use, where it differs: behind a proxy that ends TLS. */
  publicUrl: string | null;
  /** Origins of pages of other parties, which may read `/graphql` with a bearer token; never with cookies. */
  corsOrigins: string[];
  /** Addresses of proxies whose forwarded headers are believed; null for none. */
  trustProxy: string | null;
};

type Environment = Record<string, string | undefined>;

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"];

/**
 * Reads the environment.
 * @throws one error that names every variable that is missing or malformed
 */
export function readConfig(env: Environment): Config {
  const faults: string[] = [];

  function text(name: string, fallback: string | null, isGood: (value: string) => boolean, wanted: string): string {
    const value = env[name]?.trim() || fallback;
    if (value === null) faults.push(`${name} is missing: give ${wanted}`);
    else if (!isGood(value)) faults.push(`${name} is malformed: give ${wanted}`);
    return value ?? "";
  }

  function optional(name: string, isGood: (value: string) => boolean, wanted: string): string | null {
    return env[name]?.trim() ? text(name, null, isGood, wanted) : null;
  }

  const upstreamUrl = text("UPSTREAM_URL", null, isHttp, "the http or https address of the REST service");
  const metricsPort = optional("METRICS_PORT", isPort, "a number from 0 to 65535");
  const config: Config = {
    port: Number(text("PORT", "4000", isPort, "a number from 0 to 65535")),
    host: text("HOST", "127.0.0.1", isAnything, "an address to listen on"),
    upstreamUrl: withoutSlash(upstreamUrl),
    userPoolId: text("USER_POOL_ID", null, isPoolId, "region_id, under 56 characters"),
    userPoolClientId: text("USER_POOL_CLIENT_ID", null, isAnything, "the id of the pool's app client"),
    userPoolEndpoint: withoutSlash(
      optional("USER_POOL_ENDPOINT", isHttp, "the http or https address of the user pool"),
    ),
    gatewaySecret: optional(
      "GATEWAY_SECRET",
      (value) => value.length >= 32,
      "32 characters or more, as to the REST service",
    ),
    region: text("REGION", "eu-north-1", isAnything, "a region"),
    environment: text("ENVIRONMENT", "PROD", isAnything, "a name"),
    filesOrigin: text("FILES_ORIGIN", originOf(upstreamUrl), isOrigin, "an origin such as https://files.example.com"),
    webDist: text("WEB_DIST", fileURLToPath(new URL("../../web/dist", import.meta.url)), isAnything, "a folder"),
    explorerDist: text(
      "EXPLORER_DIST",
      fileURLToPath(new URL("../../web/dist-explorer", import.meta.url)),
      isAnything,
      "a folder",
    ),
    linksFile: text("LINKS_FILE", fileURLToPath(new URL("../links.json", import.meta.url)), isAnything, "a JSON file"),
    redisUrl: optional("REDIS_URL", isRedis, "the redis or rediss address of the store that gateways share"),
    metricsPort: metricsPort === null ? null : Number(metricsPort),
    metricsHost: text("METRICS_HOST", "127.0.0.1", isAnything, "an address to listen on"),
    drainSeconds: Number(text("DRAIN_SECONDS", "3", isDrain, "a number of seconds from 0 to 5")),
    signInsPerMinute: Number(text("SIGN_INS_PER_MINUTE", "20", isCount, "a number from 1 to 9999")),
    logLevel: text("LOG_LEVEL", "info", (level) => logLevels.includes(level), `one of ${logLevels.join(", ")}`),
    publicUrl: withoutSlash(optional("PUBLIC_URL", isHttp, "the http or https address that people use")),
    corsOrigins: listed(
      optional("CORS_ORIGINS", (value) => listed(value).every(isOrigin), "origins, joined by commas"),
    ),
    trustProxy: optional(
      "TRUST_PROXY",
      isProxies,
      "addresses of proxies, or networks such as 10.0.0.0/8, joined by commas",
    ),
  };
  if (faults.length > 0)
    throw new Error(`The gateway was not started. Its configuration has faults:\n- ${faults.join("\n- ")}`);
  return config;
}

function isAnything(): boolean {
  return true;
}

function isPort(value: string): boolean {
  return /^\d{1,5}$/.test(value) && Number(value) <= 65_535;
}

function isCount(value: string): boolean {
  return /^[1-9]\d{0,3}$/.test(value);
}

// With the 10 seconds that an operation may take it is over before the 15 that a shutdown has.
function isDrain(value: string): boolean {
  return /^[0-5]$/.test(value);
}

function isHttp(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
}

function isProxies(value: string): boolean {
  return value.split(",").every((part) => {
    const [address = "", bits, ...more] = part.trim().split("/");
    const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
    return more.length === 0 && most > 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most));
  });
}

function isRedis(value: string): boolean {
  return URL.canParse(value) && /^rediss?:$/.test(new URL(value).protocol);
}

function isOrigin(value: string): boolean {
  return isHttp(value) && new URL(value).origin === value;
}

function listed(value: string | null): string[] {
  return value === null ? [] : value.split(",").map((part) => part.trim());
}

function isPoolId(value: string): boolean {
  return /^[a-z]{2}(-[a-z]+)+-\d_[0-9A-Za-z]+$/.test(value) && value.length < 56;
}

function originOf(value: string): string | null {
  return isHttp(value) ? new URL(value).origin : "http://unknown.invalid";
}

function withoutSlash<T extends string | null>(value: T): T {
  return (value?.replace(/\/+$/, "") ?? null) as T;
}
