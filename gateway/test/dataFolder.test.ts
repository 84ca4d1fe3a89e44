import { spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "@jest/globals";

const start = new URL("../../scripts/start.ts", import.meta.url).pathname;

test("npm start says in one line what to do about a data folder that it cannot write", async () => {
  const folder = await mkdtemp(join(tmpdir(), "start-"));
  await writeFile(join(folder, "file"), "");
  const dataDir = join(folder, "file", "data");
  const env = { ...process.env, DATA_DIR: dataDir, PORT: "14900", npm_lifecycle_event: "" };
  const child = spawn(process.execPath, [start], { env, stdio: ["ignore", "ignore", "pipe"] });
  const said = await text(child.stderr);
  await rm(folder, { recursive: true });
  expect(said.trim().split("\n")).toEqual([
    expect.stringMatching(
      /^The data folder .+ cannot be written \(ENOTDIR.+\)\. Nothing was started\. Let this account write there, or set DATA_DIR/,
    ),
  ]);
});
