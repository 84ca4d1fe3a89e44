import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { lockDataFolder } from "./lockDataFolder.ts";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "upstream-lock-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

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

test("a second process on the folder ends with the holder's process id", async () => {
  const release = await lockDataFolder(folder);
  const { exitCode, said } = await startSecond();
  release();
  expect(exitCode).toBe(1);
  expect(said).toContain(`process ${process.pid} is already using it`);
});

test("a released folder can be locked again, a held one not even by the same process", async () => {
  const release = await lockDataFolder(folder);
  await expect(lockDataFolder(folder)).rejects.toThrow("already using it");
  release();
  const again = await lockDataFolder(folder);
  again();
});

test("says what to do about a folder that cannot be written", async () => {
  await mkdir(join(folder, "lock.sqlite"));
  await expect(lockDataFolder(folder)).rejects.toThrow(
    /cannot be written \(.+\)\. Nothing was changed\. Let this account write there, or set DATA_DIR to another folder\.$/,
  );
});

test("a process killed with the folder in hand leaves no lock behind", async () => {
  const module = new URL("lockDataFolder.ts", import.meta.url).href;
  const script = `const { lockDataFolder } = await import(${JSON.stringify(module)});
    globalThis.release = await lockDataFolder(process.env.FOLDER);
    process.stdout.write("locked");
    setInterval(() => {}, 1_000);`;
  const env = { ...process.env, FOLDER: folder };
  const holder = spawn(process.execPath, ["--input-type=module", "--eval", script], {
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(holder.stdout, "data");
  const refusal = await lockDataFolder(folder).catch(String);
  holder.kill("SIGKILL");
  await once(holder, "close");
  expect(refusal).toContain(`process ${holder.pid} is already using it`);
  const release = await lockDataFolder(folder);
  release();
});
