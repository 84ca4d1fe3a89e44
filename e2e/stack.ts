import { type ChildProcess, spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");

/** The product as `npm start` runs it, with its own ports and data folder. */
export type Stack = {
  url: string;
  restUrl: string;
  dataDir: string;
  /** The page that lists the sent mails. */
  outboxUrl: string;
  /** Restarts the product on the same ports and data. */
  restart: () => Promise<void>;
  /** Stops the product; the data stays. */
  stop: () => Promise<void>;
  /** Stops the product and removes its data. */
  remove: () => Promise<void>;
};

/** Starts the product in an empty folder, or on a copy of a stopped product's data, which is faster. */
export async function startStack(template?: string): Promise<Stack> {
  const dataDir = mkdtempSync(join(tmpdir(), "stack-"));
  if (template) cpSync(template, dataDir, { recursive: true });
  // The copy has the demo already. Its PDFs are drawn on demand, not in the background of the tests.
  const env = template ? { DEMO: "false" } : undefined;
  const port = await freePairOfPorts();
  let running = await start(port, dataDir, env);
  return {
    url: `http://localhost:${port}`,
    restUrl: `http://localhost:${port + 1}`,
    dataDir,
    get outboxUrl() {
      return running.outboxUrl;
    },
    restart: async () => {
      await end(running.child);
      running = await start(port, dataDir, env);
    },
    stop: () => end(running.child),
    remove: async () => {
      await end(running.child);
      rmSync(dataDir, { recursive: true });
    },
  };
}

type Running = { child: ChildProcess; outboxUrl: string };

async function start(port: number, dataDir: string, env?: Record<string, string>): Promise<Running> {
  const child = spawn(process.execPath, ["scripts/start.ts"], {
    cwd: root,
    // All tests share one IP address and sign in more often than one person would.
    env: { ...process.env, ...env, PORT: String(port), DATA_DIR: dataDir, SIGN_INS_PER_MINUTE: "500" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const printed = await new Promise<string>((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`npm start ended with code ${code}`)));
    child.stdout.on("data", (text: Buffer) => text.includes("Ready.") && resolve(text.toString()));
  });
  return { child, outboxUrl: /http:\S+\/outbox\/\S+/.exec(printed)?.[0] ?? "" };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const gone = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  await gone;
}

/**
 * Finds two ports below the range of outgoing connections, which could take a port before the product listens on it.
 */
export async function freePairOfPorts(): Promise<number> {
  for (;;) {
    const first = randomInt(15_000, 30_000);
    if ((await isFree(first)) && (await isFree(first + 1))) return first;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
}
