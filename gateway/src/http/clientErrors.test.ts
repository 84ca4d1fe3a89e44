import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, jest, test } from "@jest/globals";
import fastify, { type FastifyInstance } from "fastify";
import { testConfig } from "../../test/testConfig.ts";
import type { Services } from "../context.ts";
import { createMemoryState } from "../limits/memoryState.ts";
import { clientErrors } from "./clientErrors.ts";
import { handleHttpError } from "./httpErrors.ts";
import { createMetrics } from "./metrics.ts";

const warn = jest.fn<(fields: object, message: string) => void>();
const metrics = createMetrics({
  build: { version: "0.0.0", commit: "unknown" },
  isShared: () => true,
  isRestUp: async () => true,
  operations: () => ({ running: 0, waiting: 0 }),
});

let folder: string;
let app: FastifyInstance;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "web-"));
  await mkdir(join(folder, "assets"));
  await writeFile(join(folder, "assets/StepPanel-abc.js"), "");
  app = fastify({ trustProxy: true });
  app.setErrorHandler(handleHttpError);
  const config = testConfig({ WEB_DIST: folder });
  clientErrors(app, { config, log: { warn } as unknown as Services["log"], metrics, sharedState: createMemoryState() });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

let address = 0;
beforeEach(() => {
  address += 1;
  warn.mockClear();
});

const canary = "Anna Svensson";
const requestId = crypto.randomUUID();
const crash = {
  name: "TypeError",
  code: "UPSTREAM_ERROR",
  component: "StepPanel-abc.js",
  line: 1,
  column: 4711,
  version: "0.9.0 abcdef0",
  requestId,
};

async function tell(payload: object | string, headers: Record<string, string> = {}): Promise<number> {
  const sent = { "content-type": "application/json", "x-forwarded-for": `192.0.2.${address}`, ...headers };
  return (await app.inject({ method: "POST", url: "/client-errors", payload, headers: sent })).statusCode;
}

test("logs a crash in one line and counts it by its name", async () => {
  expect(await tell(crash)).toBe(204);
  expect(warn.mock.calls).toEqual([[crash, "a page crashed"]]);
  expect(await metrics.registry.metrics()).toContain('client_errors_total{name="TypeError"} 1');
});

test.each([
  ["another field", { ...crash, message: canary, stack: canary }, 204],
  ["a file that is not of this build", { ...crash, component: canary }, 204],
  ["another name", { ...crash, name: canary }, 400],
  ["another code", { ...crash, code: canary }, 400],
  ["another version", { ...crash, version: canary }, 400],
  ["another request id", { ...crash, requestId: canary }, 400],
  ["a place that is no number", { ...crash, line: canary }, 400],
  ["no object", [canary], 400],
  ["no JSON", canary, 400],
  ["more than 4 kB", { ...crash, message: canary.repeat(400) }, 413],
])("logs no text of a person: %s", async (_, body, status) => {
  expect(await tell(body)).toBe(status);
  expect(JSON.stringify(warn.mock.calls)).not.toContain(canary);
});

test("refuses pages of other sites", async () => {
  expect(await tell(crash, { origin: "https://evil.example" })).toBe(403);
  expect(await tell(crash, { "sec-fetch-site": "cross-site" })).toBe(403);
});

test("takes ten a minute of an address and goes on for others", async () => {
  const statuses: number[] = [];
  for (let told = 0; told < 11; told += 1) statuses.push(await tell(crash));
  expect(statuses).toEqual([...Array(10).fill(204), 429]);
  address += 100;
  expect(await tell(crash)).toBe(204);
});
