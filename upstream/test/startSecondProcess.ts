import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import type { Config } from "../src/config.ts";

export type SecondProcess = {
  url: string;
  isRunning(): boolean;
  end(): Promise<void>;
};

const fileOf = (name: string) => fileURLToPath(new URL(`../../${name}/src/main.ts`, import.meta.url));

export async function startSecondProcess(config: Config): Promise<SecondProcess> {
  const { databaseUrl = "", dataDir, smtpUrl = "", role, database } = config;
  return start("upstream", {
    ...{ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, SMTP_URL: smtpUrl },
    ...{ ROLE: role, DATABASE_POOL_SIZE: String(database.poolSize) },
  });
}

export async function startGatewayProcess(upstreamUrl: string): Promise<SecondProcess> {
  return start("gateway", {
    UPSTREAM_URL: upstreamUrl,
    USER_POOL_ENDPOINT: upstreamUrl,
    USER_POOL_ID: "eu-north-1_embedded",
    USER_POOL_CLIENT_ID: "embedded-web",
    // Other tests keep the processors busy, which the gateway must not take for its own overload.
    MAX_EVENT_LOOP_DELAY_MS: "0",
  });
}

async function start(name: string, parts: Record<string, string>): Promise<SecondProcess> {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, ...parts, PORT: "0", LOG_LEVEL: "error", DRAIN_SECONDS: "0" };
  const child = spawn(process.execPath, [fileOf(name)], { env, stdio: ["ignore", "pipe", "inherit"] });
  const ended = once(child, "exit");
  const listening = new Promise<string>((resolve) => {
    createInterface({ input: child.stdout }).on("line", (line) => {
      const url = /listens on ([^\s"]+)/.exec(line)?.[1];
      if (url) resolve(url);
    });
  });
  const url = await Promise.race([listening, ended.then(() => null)]);
  if (url === null) throw new Error(`The process of ${name} ended before it listened.`);
  return {
    url,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    async end() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}
