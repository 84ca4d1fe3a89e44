import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import type { Config } from "../src/config.ts";

export interface SecondProcess {
  url: string;
  isRunning(): boolean;
  end(): Promise<void>;
}

const main = fileURLToPath(new URL("../src/main.ts", import.meta.url));

/** Starts the service as a process of its own beside a running one: the same database, files and mail server. */
export async function startSecondProcess(config: Config): Promise<SecondProcess> {
  const { databaseUrl = "", dataDir, smtpUrl = "" } = config;
  const env = {
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    SMTP_URL: smtpUrl,
    PORT: "0",
    LOG_LEVEL: "error",
    DRAIN_SECONDS: "0",
  };
  const child = spawn(process.execPath, [main], { env, stdio: ["ignore", "pipe", "inherit"] });
  const ended = once(child, "exit");
  const listening = new Promise<string>((resolve) => {
    createInterface({ input: child.stdout }).on("line", (line) => {
      const url = /listens on (\S+)/.exec(line)?.[1];
      if (url) resolve(url);
    });
  });
  const url = await Promise.race([listening, ended.then(() => null)]);
  if (url === null) throw new Error("The second process ended before it listened.");
  return {
    url,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    async end() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}
