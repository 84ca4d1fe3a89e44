import { readFileSync } from "node:fs";
import { isIP } from "node:net";
import { fileURLToPath } from "node:url";

/** docs/operating.md describes the variables. Other limits and timeouts are constants of the code that uses them. */
export type Config = ReturnType<typeof readConfig>;

type Environment = Record<string, string | undefined>;
type Form = { isValid(value: string): boolean; wanted: string };

const pathHere = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** @throws one error with all missing or malformed variables */
export function readConfig(env: Environment) {
  const errors: string[] = [];

  function optional(name: string, { isValid, wanted }: Form, value = env[name]?.trim() || null): string | null {
    if (value !== null && !isValid(value)) errors.push(`${name} is malformed: give ${wanted}`);
    return value;
  }

  function required(name: string, form: Form): string {
    const value = optional(name, form);
    if (value === null) errors.push(`${name} is missing: give ${form.wanted}`);
    return value ?? "";
  }

  function optionalSecret(name: string, form: Form): string | null {
    const file = env[`${name}_FILE`]?.trim();
    if (!file) return optional(name, form);
    if (env[name]?.trim()) errors.push(`${name} and ${name}_FILE are both given: give one of them`);
    try {
      const content = readFileSync(file, "utf8").trim();
      if (content) return optional(name, form, content);
      errors.push(`${name} is missing: the file ${file} of ${name}_FILE is empty`);
    } catch (error) {
      errors.push(`${name} is missing: ${name}_FILE cannot be read: ${(error as Error).message}`);
    }
    return null;
  }

  const text = (name: string, fallback: string) => env[name]?.trim() || fallback;

  const upstreamUrl = required("UPSTREAM_URL", http("of the REST service"));
  const userPoolEndpoint = optional("USER_POOL_ENDPOINT", http("of the user pool"));
  const poolUrl = userPoolEndpoint && withoutSlash(userPoolEndpoint);
  const metricsPort = optional("METRICS_PORT", port);
  const publicUrl = optional("PUBLIC_URL", http("that people use"));
  const config = {
    port: Number(optional("PORT", port) ?? 4000),
    host: text("HOST", "127.0.0.1"),
    upstreamUrl: withoutSlash(upstreamUrl),
    userPoolId: required("USER_POOL_ID", poolId),
    userPoolClientId: required("USER_POOL_CLIENT_ID", {
      isValid: () => true,
      wanted: "the id of the pool's app client",
    }),
    userPoolEndpoint: poolUrl,
    tokenUrl: optional("TOKEN_URL", http("of the pool's token endpoint")) ?? (poolUrl && `${poolUrl}/oauth2/token`),
    gatewaySecret: optionalSecret("GATEWAY_SECRET", secret),
    region: text("REGION", "eu-north-1"),
    environment: text("ENVIRONMENT", "PROD"),
    version: JSON.parse(readFileSync(pathHere("../../package.json"), "utf8")).version as string,
    commit: optional("COMMIT", commit) ?? "unknown",
    filesOrigin:
      optional("FILES_ORIGIN", origin) ??
      (isHttp(upstreamUrl) ? new URL(upstreamUrl).origin : "http://unknown.invalid"),
    webDist: text("WEB_DIST", pathHere("../../web/dist")),
    explorerDist: text("EXPLORER_DIST", pathHere("../../web/dist-explorer")),
    linksFile: text("LINKS_FILE", pathHere("../links.json")),
    redisUrl: optionalSecret("REDIS_URL", redis),
    metricsPort: metricsPort === null ? null : Number(metricsPort),
    metricsHost: text("METRICS_HOST", "127.0.0.1"),
    otlpEndpoint: optional("OTEL_EXPORTER_OTLP_ENDPOINT", http("of an OpenTelemetry collector")),
    drainSeconds: Number(optional("DRAIN_SECONDS", drain) ?? 3),
    signInsPerMinute: Number(optional("SIGN_INS_PER_MINUTE", count) ?? 20),
    maxEventLoopDelayMs: Number(optional("MAX_EVENT_LOOP_DELAY_MS", delay) ?? 500),
    logLevel: optional("LOG_LEVEL", logLevel) ?? "info",
    publicUrl: publicUrl && withoutSlash(publicUrl),
    securityContact: optional("SECURITY_CONTACT", contact),
    corsOrigins: listed(optional("CORS_ORIGINS", origins)),
    trustProxy: optional("TRUST_PROXY", proxies),
  };
  if (errors.length > 0)
    throw new Error(`The gateway was not started. Its configuration has faults:\n- ${errors.join("\n- ")}`);
  return config;
}

const isPort = (value: string) => /^\d{1,5}$/.test(value) && Number(value) <= 65_535;
const isUrl = (value: string, protocol: RegExp) => URL.canParse(value) && protocol.test(new URL(value).protocol);
const isHttp = (value: string) => isUrl(value, /^https?:$/);
const isOrigin = (value: string) => isHttp(value) && new URL(value).origin === value;
const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"];

const http = (what: string): Form => ({ isValid: isHttp, wanted: `the http or https address ${what}` });
const contact: Form = {
  isValid: (value) => isUrl(value, /^(https|mailto|tel):$/),
  wanted: "an address that begins with https:, mailto: or tel:",
};
const commit: Form = {
  isValid: (value) => /^[\da-f]{7,40}$/.test(value),
  wanted: "a commit of 7 to 40 hexadecimal digits",
};
const port: Form = { isValid: isPort, wanted: "a number from 0 to 65535" };
const count: Form = { isValid: (value) => /^[1-9]\d{0,3}$/.test(value), wanted: "a number from 1 to 9999" };
// Draining (5 s) and the longest operation (10 s) fit into the shutdown's 15 seconds.
const drain: Form = { isValid: (value) => /^[0-5]$/.test(value), wanted: "a number of seconds from 0 to 5" };
const delay: Form = { isValid: (value) => /^\d{1,5}$/.test(value), wanted: "milliseconds from 0 to 99999" };
const secret: Form = {
  isValid: (value) => value.length >= 32,
  wanted: "32 characters or more, as to the REST service",
};
const poolId: Form = {
  isValid: (value) => /^[a-z]{2}(-[a-z]+)+-\d_[0-9A-Za-z]+$/.test(value) && value.length < 56,
  wanted: "region_id, under 56 characters",
};
const redis: Form = {
  isValid: (value) => isUrl(value, /^rediss?:$/),
  wanted: "the redis or rediss address of the store that gateways share",
};
const origin: Form = { isValid: isOrigin, wanted: "an origin such as https://files.example.com" };
const origins: Form = { isValid: (value) => listed(value).every(isOrigin), wanted: "origins, joined by commas" };
const logLevel: Form = {
  isValid: (value) => logLevels.includes(value),
  wanted: `one of ${logLevels.join(", ")}`,
};
const proxies: Form = {
  isValid: (value) => listed(value).every(isNetwork),
  wanted: "addresses of proxies, or networks such as 10.0.0.0/8, joined by commas",
};

function isNetwork(text: string): boolean {
  const [address = "", bits, ...more] = text.split("/");
  const maxBits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return (
    more.length === 0 && maxBits > 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= maxBits))
  );
}

function listed(value: string | null): string[] {
  return value === null ? [] : value.split(",").map((part) => part.trim());
}

function withoutSlash(value: string): string {
  return value.replace(/\/+$/, "");
}
