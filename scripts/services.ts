import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { createLogWriter } from "./createLogWriter.ts";

export const root = join(import.meta.dirname, "..");

export type Ports = { web: number; rest: number };

/** `PORT` (4000 by default) serves web and gateway. The next port serves REST, its user pool and its files. */
export function readPorts(): Ports {
  const web = Number(process.env.PORT ?? 4000);
  if (Number.isInteger(web) && web > 0 && web < 65_535) return { web, rest: web + 1 };
  console.error(`PORT must be a whole number from 1 to 65534; it is "${process.env.PORT}".`);
  process.exit(1);
}

export const dataDir = resolve(process.env.INIT_CWD ?? process.cwd(), process.env.DATA_DIR ?? ".data");

/** Starts a service with its log in the data folder. The IPC channel ends the service with this process. */
export function startService(name: string, args: string[], env: Record<string, string>): ChildProcess {
  const logs = join(dataDir, "logs");
  const log = inDataDir(() => {
    mkdirSync(logs, { recursive: true, mode: 0o700 });
    return createLogWriter(join(logs, `${name}.log`));
  });
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  child.stdout?.pipe(log);
  return child;
}

function inDataDir<T>(write: () => T): T {
  try {
    return write();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `The data folder ${dataDir} cannot be written (${reason}). Nothing was started. Let this account write there, or set DATA_DIR to another folder.`,
    );
  }
}

/** Resolves when the address answers 200; rejects if the process ends first. */
export async function untilReady(name: string, child: ChildProcess, url: string): Promise<void> {
  const ended = new Promise<never>((_, reject) => {
    child.once("exit", () =>
      reject(new Error(`The ${name} ended before it was ready; its log is in ${join(dataDir, "logs")}.`)),
    );
  });
  await Promise.race([ended, answers(url)]);
}

async function answers(url: string): Promise<void> {
  for (;;) {
    const ok = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

export function upstreamEnv({ web, rest }: Ports): Record<string, string> {
  const metrics = Number(process.env.METRICS_PORT);
  return {
    // `metrics` is the port of the gateway's metrics, so the service gets the next port.
    ...(metrics > 0 && { METRICS_PORT: String(metrics + 1) }),
    PORT: String(rest),
    PUBLIC_URL: process.env.FILES_URL ?? `http://localhost:${rest}`,
    WEB_URL: process.env.WEB_URL ?? `http://localhost:${web}`,
    DRAIN_SECONDS: "0",
    DATA_DIR: dataDir,
    ...gatewaySecret(),
  };
}

/** The secret is stored with the data, so that known browsers stay known after a restart. */
function gatewaySecret(): Record<string, string> {
  if (process.env.GATEWAY_SECRET || process.env.GATEWAY_SECRET_FILE) return {};
  const file = join(dataDir, "gateway-secret");
  return inDataDir(() => {
    mkdirSync(dataDir, { recursive: true });
    if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString("hex"), { mode: 0o600, flag: "wx" });
    return { GATEWAY_SECRET_FILE: file };
  });
}

export function gatewayEnv(port: number, { rest }: Ports): Record<string, string> {
  const upstream = `http://localhost:${rest}`;
  return {
    NODE_ENV: "production",
    PORT: String(port),
    UPSTREAM_URL: upstream,
    USER_POOL_ENDPOINT: upstream,
    ...gatewaySecret(),
    USER_POOL_ID: process.env.USER_POOL_ID ?? "eu-north-1_embedded",
    USER_POOL_CLIENT_ID: process.env.USER_POOL_CLIENT_ID ?? "embedded-web",
    DRAIN_SECONDS: "0",
    FILES_ORIGIN: process.env.FILES_URL ?? upstream,
  };
}

/** Ends the services one after another, so that each can finish its requests. */
export async function stopServices(children: ChildProcess[]): Promise<void> {
  for (const child of children) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    const gone = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGTERM");
    await gone;
  }
}
