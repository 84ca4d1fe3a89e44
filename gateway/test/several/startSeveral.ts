import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createCompany } from "../../../upstream/src/company/createCompany.ts";
import { openDatabase } from "../../../upstream/src/database/openDatabase.ts";
import { type MailServer, startMailServer } from "../../../upstream/test/startMailServer.ts";
import { createTestDatabase, dropTestDatabase } from "../../../upstream/test/testDatabase.ts";
import { freePort } from "../freePort.ts";
import { type RedisServer, startRedis } from "../startRedis.ts";
import { type Haproxy, startHaproxy } from "./startHaproxy.ts";
import { type Program, startProgram } from "./startProgram.ts";

/** Two processes of one program. */
export type Fleet = {
  /** The proxy's name for each process is `name` with -1 or -2 at the end. */
  name: "gateway" | "upstream";
  programs: Program[];
  /** Restarts an ended process at the same address. */
  restart(index: number): Promise<void>;
  /** Kills both processes. */
  end(): Promise<unknown>;
};

/** The product as in docker-compose.yml: the parts, started by their commands, behind the same proxy. */
export type Several = {
  /** The proxy's address for the gateways. */
  url: string;
  proxy: Haproxy;
  gateways: Fleet;
  upstreams: Fleet;
  redis: RedisServer;
  mail: MailServer;
  /** Creates a company; returns the owner's temporary password. */
  createCompany(email: string): Promise<string>;
  /** The names of the projects that the load created. */
  loadedNames(): Promise<string[]>;
  close(): Promise<void>;
};

/** @throws if a part does not start; the other parts are ended first */
export async function startSeveral(): Promise<Several> {
  const closers: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer();
  };
  try {
    return { ...(await startParts(closers)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function startParts(closers: (() => Promise<unknown>)[]): Promise<Omit<Several, "close">> {
  const dataDir = await mkdtemp(join(tmpdir(), "several-"));
  closers.push(() => rm(dataDir, { recursive: true }));
  const databaseUrl = (await createTestDatabase()) ?? "";
  closers.push(() => dropTestDatabase(databaseUrl));
  const ports = { gateways: [await freePort(), await freePort()], upstreams: [await freePort(), await freePort()] };
  const toAddress = (port: number) => `127.0.0.1:${port}`;
  const [redis, mail, proxy] = await Promise.all([
    startRedis(),
    startMailServer(),
    startHaproxy({ gateways: ports.gateways.map(toAddress), upstreams: ports.upstreams.map(toAddress) }),
  ]);
  closers.push(...[redis, mail, proxy].map(({ close }) => close));
  const upstreams = await startTwo("upstream", upstreamEnv({ databaseUrl, dataDir, mail, proxy }), ports.upstreams);
  closers.push(upstreams.end);
  const gateways = await startTwo("gateway", gatewayEnv(proxy.restUrl, redis.url), ports.gateways);
  closers.push(gateways.end);
  const createCompany = (email: string) => makeCompany(databaseUrl, dataDir, email);
  const loadedNames = () => readLoadedNames(databaseUrl, dataDir);
  return { url: proxy.webUrl, proxy, gateways, upstreams, redis, mail, createCompany, loadedNames };
}

/** Starts both processes in parallel; each keeps its port. */
async function startTwo(name: Fleet["name"], env: Record<string, string>, ports: number[]): Promise<Fleet> {
  const start = (port = 0) =>
    startProgram(`${name}/src/main.ts`, { ...env, PORT: String(port), DRAIN_SECONDS: "1", LOG_LEVEL: "error" });
  const started = await Promise.allSettled(ports.map(start));
  const programs = started.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
  const end = () => Promise.all(programs.map((program) => program.end("SIGKILL")));
  const failed = started.find((each) => each.status === "rejected");
  if (failed) {
    await end();
    throw failed.reason;
  }
  const restart = async (index: number) => {
    programs[index] = await start(ports[index]);
  };
  return { name, programs, restart, end };
}

type Places = { databaseUrl: string; dataDir: string; mail: MailServer; proxy: Haproxy };

const gatewaySecret = "a secret of thirty-two characters";

/** The gateway refreshes a token five minutes before its end, so these tokens are refreshed after three seconds. */
function upstreamEnv({ databaseUrl, dataDir, mail, proxy }: Places): Record<string, string> {
  return {
    PUBLIC_URL: proxy.restUrl,
    WEB_URL: proxy.webUrl,
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    SMTP_URL: mail.url,
    TRUST_PROXY: "127.0.0.1",
    GATEWAY_SECRET: gatewaySecret,
    ACCESS_TOKEN_SECONDS: "303",
    ID_TOKEN_SECONDS: "303",
  };
}

function gatewayEnv(restUrl: string, redisUrl: string): Record<string, string> {
  return {
    UPSTREAM_URL: restUrl,
    USER_POOL_ENDPOINT: restUrl,
    USER_POOL_ID: "eu-north-1_embedded",
    USER_POOL_CLIENT_ID: "embedded-web",
    REDIS_URL: redisUrl,
    GATEWAY_SECRET: gatewaySecret,
    TRUST_PROXY: "127.0.0.1",
    // Other tests keep the processors busy, which must not count as overload.
    MAX_EVENT_LOOP_DELAY_MS: "0",
  };
}

async function makeCompany(databaseUrl: string, dataDir: string, email: string): Promise<string> {
  const { db, close } = await openDatabase({ databaseUrl, dataDir });
  const address = { address: "Storgatan 1", postalCode: "222 22", city: "Lund" };
  const owner = { email, firstName: "Eva", lastName: "Ek", language: "sv" } as const;
  const company = { name: "Elfirman AB", orgNumber: "556000-0000", phoneNumber: "", country: "SE", owner } as const;
  const { temporaryPassword } = await createCompany(db, { ...company, ...address });
  await close();
  return temporaryPassword;
}

async function readLoadedNames(databaseUrl: string, dataDir: string): Promise<string[]> {
  const { db, close } = await openDatabase({ databaseUrl, dataDir });
  const rows = await db.selectFrom("project").select("name").where("name", "like", "Under last %").execute();
  await close();
  return rows.map(({ name }) => name);
}
