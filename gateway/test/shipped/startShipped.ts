import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../freePort.ts";
import { readCompose } from "../readCompose.ts";
import { isListening } from "./isListening.ts";
import { type DatabaseParts, runOnce, startDatabase } from "./startDatabase.ts";
import { type Part, parentOf, startPart } from "./startPart.ts";
import { type Ports, type ShippedProxy, startProxy } from "./startProxy.ts";
import { type Swift, startSwift } from "./startSwift.ts";

/** The product with every part of docker-compose.yml and of docs/production.md, and a bucket. */
export type Shipped = {
  proxy: ShippedProxy;
  gateways: Part[];
  upstreams: Part[];
  database: DatabaseParts;
  redis: Part;
  swift: Swift;
  /** The addresses of metrics, by the name of the gateway or service. */
  metrics: Record<string, string>;
  /** Creates a company by the command of the guide; returns the owner's temporary password. */
  createCompany(email: string): Promise<string>;
  close(): Promise<void>;
};

const root = join(import.meta.dirname, "../../..");
const toAddress = (port: number | undefined) => `127.0.0.1:${port}`;

/** @throws if a part does not start; the other parts are ended first */
export async function startShipped(): Promise<Shipped> {
  endWithRunner();
  const folder = mkdtempSync(join(tmpdir(), "shipped-"));
  chmodSync(folder, 0o755);
  const started: Part[] = [];
  const close = async () => {
    for (const part of started.reverse()) await part.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    return { ...(await startParts(folder, started)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Ends this worker when Jest was killed. /proc knows the parent; Jest's `process` keeps the first `ppid`. */
function endWithRunner(): void {
  const runner = parentOf("self");
  setInterval(() => parentOf("self") !== runner && process.kill(process.pid, "SIGKILL"), 500).unref();
}

async function startParts(folder: string, started: Part[]): Promise<Omit<Shipped, "close">> {
  const two = async () => [await freePort(), await freePort()];
  const ports = { gateways: await two(), upstreams: await two() };
  const metricsPorts = { gateways: await two(), upstreams: await two() };
  const proxy = await startProxy(folder, ports, started);
  const database = await startDatabase(folder, started);
  const swift = await startSwift(folder, started);
  const redisPort = await freePort();
  const [, ...limits] = readCompose().services.store?.command ?? [];
  const command = [process.env.REDIS_SERVER ?? "", "--port", String(redisPort), "--bind", "127.0.0.1", ...limits];
  const redis = await startPart({ name: "redis", command, cwd: folder, isReady: () => isListening(redisPort) });
  started.push(redis);
  const secret = join(folder, "secrets/gateway-secret");
  writeFileSync(secret, "a secret of thirty-two characters");
  mkdirSync(join(folder, "data"));
  const common = {
    HOST: "127.0.0.1",
    GATEWAY_SECRET_FILE: secret,
    POOL_KEY_FILE: secret,
    TRUST_PROXY: "127.0.0.1",
    METRICS_HOST: "127.0.0.1",
  };
  const upstreamEnv = {
    ...common,
    ...{ PUBLIC_URL: proxy.filesUrl, WEB_URL: proxy.webUrl, DATA_DIR: join(folder, "data") },
    ...database.env,
    ...swift.env,
  };
  const gatewayEnv = {
    ...common,
    ...{ UPSTREAM_URL: proxy.restUrl, USER_POOL_ENDPOINT: proxy.restUrl },
    ...{ PUBLIC_URL: proxy.webUrl, FILES_ORIGIN: proxy.filesUrl, REDIS_URL: `redis://${toAddress(redisPort)}` },
    // Other programs of a test machine keep its processors busy, which must not count as overload.
    MAX_EVENT_LOOP_DELAY_MS: "0",
  };
  const run = async (kind: keyof Ports, env: Record<string, string>) => {
    const parts: Part[] = [];
    for (const [index, port] of ports[kind].entries()) {
      const name = `${kind.slice(0, -1)}-${index + 1}`;
      parts.push(await startProgram(name, { ...env, PORT: `${port}`, METRICS_PORT: `${metricsPorts[kind][index]}` }));
      started.push(...parts.slice(-1));
    }
    return parts;
  };
  const upstreams = await run("upstreams", upstreamEnv);
  const gateways = await run("gateways", gatewayEnv);
  const createCompany = async (email: string) => {
    const file = join(root, "upstream/src/company/createCompanyCommand.ts");
    const owner = ["--name", "Elfirman AB", "--email", email, "--first-name", "Eva", "--last-name", "Ek"];
    const said = runOnce([process.execPath, file, ...owner], { env: upstreamEnv, cwd: root });
    return /password[^:]*: *(\S+)/i.exec(said)?.[1] ?? said;
  };
  const metrics = Object.fromEntries(
    (["gateways", "upstreams"] as const).flatMap((kind) =>
      metricsPorts[kind].map((port, index) => [
        `${kind.slice(0, -1)}-${index + 1}`,
        `http://${toAddress(port)}/metrics`,
      ]),
    ),
  );
  return { proxy, gateways, upstreams, database, redis, swift, metrics, createCompany };
}

/** A gateway or service with the command and variables of docker-compose.yml, and some variables of this machine. */
function startProgram(name: string, env: Record<string, string>): Promise<Part> {
  const { command = [], environment } = readCompose().services[name] ?? {};
  const isReady = () =>
    fetch(`http://${toAddress(Number(env.PORT))}/readyz`, { signal: AbortSignal.timeout(1_000) }).then(
      ({ ok }) => ok,
      () => false,
    );
  return startPart({
    name,
    command: [process.execPath, ...command.slice(1)],
    cwd: root,
    env: { NODE_ENV: "production", ...environment, ...env },
    isReady,
  });
}
