import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createCompany } from "../../../upstream/src/company/createCompany.ts";
import { openDatabase } from "../../../upstream/src/database/openDatabase.ts";
import { type MailServer, startMailServer } from "../../../upstream/test/startMailServer.ts";
import { createTestDatabase, dropTestDatabase } from "../../../upstream/test/testDatabase.ts";
import { freePort } from "../freePort.ts";
import { type RedisServer, startRedis } from "../startRedis.ts";
import { type Balancer, startBalancer } from "./startBalancer.ts";
import { type Program, startProgram } from "./startProgram.ts";

/** The product as docker-compose.yml puts it together, each part started by its plain command. */
export type Several = {
  /** The balancer before the gateways. */
  url: string;
  gateways: Program[];
  /** Starts a gateway that ended, at the address it had. */
  restart(index: number): Promise<void>;
  redis: RedisServer;
  mail: MailServer;
  /** Makes a company; gives the owner's temporary password. */
  createCompany(email: string): Promise<string>;
  close(): Promise<void>;
};

export async function startSeveral(): Promise<Several> {
  const dataDir = await mkdtemp(join(tmpdir(), "several-"));
  const databaseUrl = (await createTestDatabase()) ?? "";
  const [redis, mail, rest, web] = await Promise.all([
    startRedis(),
    startMailServer(),
    startBalancer(),
    startBalancer(),
  ]);
  const upstreams = await startUpstreams({ databaseUrl, dataDir, mail, rest, web });
  rest.use(upstreams.map(({ url }) => url));
  const ports = [await freePort(), await freePort()];
  const startGateway = (port: number) => startProgram("gateway/src/main.ts", gatewayEnv(port, rest.url, redis.url));
  const gateways = await Promise.all(ports.map(startGateway));
  web.use(gateways.map(({ url }) => url));
  return {
    url: web.url,
    gateways,
    redis,
    mail,
    restart: async (index) => {
      gateways[index] = await startGateway(ports[index] ?? 0);
    },
    createCompany: (email) => makeCompany(databaseUrl, dataDir, email),
    close: async () => {
      await Promise.all([...gateways, ...upstreams].map(({ end }) => end("SIGKILL")));
      await Promise.all([web.close(), rest.close(), mail.close(), redis.close()]);
      await dropTestDatabase(databaseUrl);
      await rm(dataDir, { recursive: true });
    },
  };
}

type Places = { databaseUrl: string; dataDir: string; mail: MailServer; rest: Balancer; web: Balancer };

/** Both begin at once, with an empty database. Their tokens are refreshed three seconds after they were made. */
function startUpstreams({ databaseUrl, dataDir, mail, rest, web }: Places): Promise<Program[]> {
  const env = {
    PORT: "0",
    PUBLIC_URL: rest.url,
    WEB_URL: web.url,
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    SMTP_URL: mail.url,
    ACCESS_TOKEN_SECONDS: "303",
    ID_TOKEN_SECONDS: "303",
    LOG_LEVEL: "error",
  };
  return Promise.all([0, 1].map(() => startProgram("upstream/src/main.ts", env)));
}

function gatewayEnv(port: number, restUrl: string, redisUrl: string): Record<string, string> {
  return {
    PORT: String(port),
    UPSTREAM_URL: restUrl,
    USER_POOL_ENDPOINT: restUrl,
    USER_POOL_ID: "eu-north-1_embedded",
    USER_POOL_CLIENT_ID: "embedded-web",
    REDIS_URL: redisUrl,
    TRUST_PROXY: "127.0.0.1",
    DRAIN_SECONDS: "1",
    LOG_LEVEL: "error",
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
