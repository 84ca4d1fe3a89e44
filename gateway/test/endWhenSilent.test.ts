import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface, type Interface } from "node:readline";
import { afterEach, expect, test } from "@jest/globals";
import { endWhenSilent } from "../../scripts/endWhenSilent.ts";

const limits = { pauseMs: 100, maxMissed: 3 };
const script = `require("node:http").createServer((_request, response) => {
    console.log("asked");
    response.writeHead(503).end();
  }).listen(0, "127.0.0.1", function () { console.log(this.address().port); })`;

let child: ChildProcess;
let lines: Interface;

async function startService(): Promise<string> {
  child = spawn(process.execPath, ["--eval", script], { stdio: ["ignore", "pipe", "inherit"] });
  lines = createInterface({ input: child.stdout ?? process.stdin });
  const [port] = await once(lines, "line");
  return `http://127.0.0.1:${port}/healthz`;
}
afterEach(() => {
  child.kill("SIGKILL");
});

test("ends a service that answered once and is silent, and says so", async () => {
  const url = await startService();
  const outcome = endWhenSilent(child, url, limits);
  await once(lines, "line");
  child.kill("SIGSTOP");
  expect(await outcome).toBe(true);
  expect(child.signalCode).toBe("SIGKILL");
});

test("leaves one that answers as it is, whatever it answers, and tells one that ended otherwise", async () => {
  const url = await startService();
  const outcome = endWhenSilent(child, url, limits);
  for (let asked = 0; asked < 2 * limits.maxMissed; asked += 1) await once(lines, "line");
  expect(child.signalCode).toBeNull();
  child.kill("SIGTERM");
  expect(await outcome).toBe(false);
});
