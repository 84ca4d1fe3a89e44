import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { freePort } from "./freePort.ts";

export type RedisServer = {
  url: string;
  /** Stops the server and loses its data. */
  stop(): Promise<void>;
  /** Restarts the server, empty, at the same address. */
  start(): Promise<void>;
  /** Connections stay open without answers until `resume`. */
  pause(): void;
  resume(): void;
  close(): Promise<void>;
};

/** A Redis server for this test (REDIS_SERVER), on a free port and without disk. */
export async function startRedis(): Promise<RedisServer> {
  const program = process.env.REDIS_SERVER;
  if (!program) throw new Error("REDIS_SERVER names no program; npm run test:servers finds one.");
  const folder = await mkdtemp(join(tmpdir(), "redis-"));
  const port = await freePort();
  const args = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--dir", folder];
  let child: ChildProcess | undefined;

  const start = async () => {
    const started = spawn(program, args, { stdio: ["ignore", "pipe", "inherit"] });
    child = started;
    const lines = createInterface({ input: started.stdout });
    await new Promise<void>((resolve, reject) => {
      lines.on("line", (line) => /ready to accept connections/i.test(line) && resolve());
      started.once("exit", () => reject(new Error("The Redis server ended before it was ready.")));
    });
  };
  const stop = async () => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
  };
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    stop,
    pause: () => void child?.kill("SIGSTOP"),
    resume: () => void child?.kill("SIGCONT"),
    close: async () => {
      await stop();
      await rm(folder, { recursive: true });
    },
  };
}
