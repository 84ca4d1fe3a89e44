import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "./fixtures.ts";
import { freePairOfPorts } from "./stack.ts";

const root = join(import.meta.dirname, "..");

async function runToEnd(script: string, env: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [script], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  child.stderr.on("data", (text: Buffer) => {
    said += text;
  });
  const code = await new Promise<number | null>((resolve) => child.once("exit", resolve));
  return { code, said };
}

test("a second process on the same data folder is refused, with the holder's process id", async ({ stack }) => {
  const { code, said } = await runToEnd("upstream/src/main.ts", { PORT: "0", DATA_DIR: stack.dataDir });
  expect(code).toBe(1);
  expect(said).toMatch(/process \d+|pid \d+/i);
  expect(said).not.toMatch(/\n\s+at /);
});

test("a port in use is said in one line", async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
  const address = other.address();
  const port = String(typeof address === "object" && address ? address.port : "");
  const { code, said } = await runToEnd("gateway/src/main.ts", {
    PORT: port,
    UPSTREAM_URL: "http://localhost:9",
    USER_POOL_ENDPOINT: "http://localhost:9",
    USER_POOL_ID: "eu-north-1_embedded",
    USER_POOL_CLIENT_ID: "embedded-web",
  });
  other.close();
  expect(code).toBe(1);
  expect(said).toContain(port);
  expect(said.trim().split("\n")).toHaveLength(1);
});

test("missing and malformed variables are all named at once", async () => {
  const { code, said } = await runToEnd("gateway/src/main.ts", {
    PORT: "many",
    UPSTREAM_URL: "",
    USER_POOL_ID: "nonsense",
    USER_POOL_CLIENT_ID: "",
  });
  expect(code).toBe(1);
  for (const name of ["PORT", "UPSTREAM_URL", "USER_POOL_ID", "USER_POOL_CLIENT_ID"]) expect(said).toContain(name);
});

/** Lines that a first start must not log: warnings, errors and health probes. */
function unwantedLines(dataDir: string): string[] {
  const logs = ["gateway.log", "upstream.log"].map((name) => readFileSync(join(dataDir, "logs", name), "utf8"));
  return logs.flatMap((log) => log.split("\n")).filter((line) => /"level":[456]0|\/(healthz|readyz)"/.test(line));
}

test("npm start warns of nothing and logs no probe, and a signal to npm's own process ends what it runs", async () => {
  const port = await freePairOfPorts();
  const dataDir = mkdtempSync(join(tmpdir(), "start-"));
  cpSync(process.env.STACK_TEMPLATE ?? "", dataDir, { recursive: true });
  // The test run's npm_lifecycle_event is removed, because `npm start` must set the variable itself.
  const { npm_lifecycle_event: _, ...around } = process.env;
  const env = {
    ...around,
    PORT: String(port),
    DATA_DIR: dataDir,
    DEMO: "false",
    EXPLORER_DIST: join(dataDir, "explorer"),
  };
  const npm = spawn("npm", ["start"], { cwd: root, env, stdio: ["ignore", "pipe", "inherit"] });
  let isOver = false;
  // The product's processes share this stream, which closes when the last of them ends.
  npm.stdout.once("close", () => {
    isOver = true;
  });
  await new Promise<void>((resolve, reject) => {
    npm.stdout.on("data", (text: Buffer) => text.includes("Ready.") && resolve());
    npm.stdout.once("close", () => reject(new Error("npm start ended before it was ready")));
  });
  npm.kill("SIGTERM");
  await expect.poll(() => isOver).toBe(true);
  expect(unwantedLines(dataDir)).toEqual([]);
  for (const each of [port, port + 1]) await expect(fetch(`http://localhost:${each}/readyz`)).rejects.toThrow();
  rmSync(dataDir, { recursive: true });
});
