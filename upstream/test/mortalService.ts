import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface, type Interface } from "node:readline";
import { fileURLToPath } from "node:url";
import { type Client, createClient } from "./createClient.ts";

const main = fileURLToPath(new URL("../src/main.ts", import.meta.url));
const preload = new URL("./killAtStatement.ts", import.meta.url).href;

/** After `request`, such as "POST /v1/...", the process dies in place of the changing statement number `statement`. */
export type Fate = {
  request: string;
  statement: number;
};

export function createMortalService(dataDir: string, token: string, env: Record<string, string> = {}) {
  let running: { child: ChildProcess; lines: Interface } | undefined;
  return {
    async start({ request, statement }: Fate): Promise<Client> {
      const child = spawn(process.execPath, ["--liftoff-only", "--import", preload, main], {
        env: {
          PATH: process.env.PATH,
          NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
          DATA_DIR: dataDir,
          PORT: "0",
          DEMO: "false",
          LOG_LEVEL: "silent",
          DRAIN_SECONDS: "0",
          KILL_REQUEST: request,
          KILL_AT_STATEMENT: String(statement),
          ...env,
        },
        stdio: ["ignore", "pipe", "inherit"],
      });
      const lines = createInterface({ input: child.stdout });
      const listening = lineOf(lines, /listens on ([^\s"]+)/);
      const ended = once(child, "exit").then(() => undefined);
      const url = await Promise.race([listening, ended]);
      if (!url) throw new Error("The service ended before it listened.");
      running = { child, lines };
      return createClient(url, token);
    },
    /** Returns false if the request's job ended before the fatal statement. */
    async isKilledBy(ask: () => Promise<unknown>): Promise<boolean> {
      if (!running) throw new Error("The service does not run.");
      const killed = once(running.child, "exit").then(() => true);
      const done = lineOf(running.lines, /job is done/).then(() => false);
      // The kill makes the request fail; only the process's exit counts.
      ask().catch(() => undefined);
      return Promise.race([done, killed]);
    },
    async stop(signal: "SIGTERM" | "SIGKILL"): Promise<void> {
      const child = running?.child;
      running = undefined;
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, "exit");
      child.kill(signal);
      await ended;
    },
  };
}

function lineOf(lines: Interface, pattern: RegExp): Promise<string> {
  return new Promise((resolve) => {
    lines.on("line", (line) => {
      const match = pattern.exec(line);
      if (match) resolve(match[1] ?? line);
    });
  });
}
