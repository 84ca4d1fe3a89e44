import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, realpath, rm } from "node:fs/promises";
import { createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { candidatePorts, lockDataFolder } from "./lockDataFolder.ts";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "upstream-lock-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Starts the whole service on the folder in a process of its own, and gives what it said when it ended. */
async function startSecond() {
  const main = new URL("../main.ts", import.meta.url).pathname;
  const env = { ...process.env, DATA_DIR: folder, DEMO: "false", PORT: "0", LOG_LEVEL: "silent" };
  const child = spawn(process.execPath, [main], { env, stdio: ["ignore", "ignore", "pipe"] });
  let said = "";
  child.stderr.setEncoding("utf8").on("data", (chunk) => {
    said += chunk;
  });
  const [exitCode] = await once(child, "close");
  return { exitCode, said };
}

async function occupy(port: number): Promise<Server> {
  const server = createServer((socket) => socket.end("220 a program of another kind\r\n"));
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return server;
}

test("a second process on the folder ends with the holder's process id", async () => {
  const release = await lockDataFolder(folder);
  const { exitCode, said } = await startSecond();
  await release();
  expect(exitCode).toBe(1);
  expect(said).toContain(`process ${process.pid} is already using it`);
});

test("a released folder can be locked again, a held one not even by the same process", async () => {
  const release = await lockDataFolder(folder);
  await expect(lockDataFolder(folder)).rejects.toThrow("already using it");
  await release();
  const again = await lockDataFolder(folder);
  await again();
});

test("strangers on two of the five ports do no harm, and are not taken for a holder on three", async () => {
  const [one = 0, two = 0, three = 0] = candidatePorts(await realpath(folder));
  const strangers = [await occupy(one), await occupy(two)];
  const release = await lockDataFolder(folder);
  await release();
  strangers.push(await occupy(three));
  await expect(lockDataFolder(folder)).rejects.toThrow("nobody there says by whom");
  for (const stranger of strangers) stranger.close();
});
