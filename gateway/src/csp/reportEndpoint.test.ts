import { Writable } from "node:stream";
import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { testConfig } from "../../test/testConfig.ts";
import { createServices } from "../createServices.ts";
import { createServer } from "../server.ts";

const lines: string[] = [];
let server: FastifyInstance;
beforeAll(async () => {
  const services = await createServices(testConfig({ TRUST_PROXY: "127.0.0.1" }), {});
  const log = pino({ level: "warn" }, new Writable({ write: (line, _, done) => done(void lines.push(String(line))) }));
  server = await createServer({ ...services, log }, { isReady: true });
});
afterAll(() => server.close());
beforeEach(() => void lines.splice(0));

let addresses = 0;
const stranger = () => `10.0.${addresses++}.1`;

async function send(payload: string, type = "application/reports+json", from = stranger()) {
  const headers = { "content-type": type, "x-forwarded-for": from };
  const { statusCode } = await server.inject({ method: "POST", url: "/csp-reports", payload, headers });
  return { statusCode, reports: lines.splice(0).map((line) => JSON.parse(line).csp) };
}

const violation = (fields: object) => ({
  type: "csp-violation",
  body: {
    effectiveDirective: "img-src",
    blockedURL: "https://evil.example/pixel?stolen=1",
    documentURL: "https://office.example/certificate/the-code-that-opens-it?x=1",
    sourceFile: "https://office.example/assets/main.js?v=1",
    lineNumber: 7,
    ...fields,
  },
});
const kept = {
  directive: "img-src",
  blocked: "https://evil.example",
  source: "https://office.example/assets/main.js",
  line: 7,
  page: "/certificate",
};

test("a report is a line in the log, without what addresses may hold of secrets", async () => {
  expect(await send(JSON.stringify([violation({})]))).toEqual({ statusCode: 204, reports: [kept] });
});

test("so is one of a browser that knows only report-uri", async () => {
  const report = {
    "effective-directive": "script-src-elem",
    "blocked-uri": "inline",
    "document-uri": "https://office.example/projects/ongoing/1",
    "source-file": "https://office.example/",
    "line-number": 1,
  };
  const { reports } = await send(JSON.stringify({ "csp-report": report }), "application/csp-report");
  expect(reports).toEqual([
    { directive: "script-src-elem", blocked: "inline", source: "https://office.example/", line: 1, page: "/projects" },
  ]);
});

test("nothing in it makes a line long or writes another", async () => {
  const text = `\n{"level":60}${"x".repeat(2_000)}`;
  const fields = { effectiveDirective: text, blockedURL: text, documentURL: `https://a.b/${text}`, sourceFile: text };
  await server.inject({
    method: "POST",
    url: "/csp-reports",
    payload: JSON.stringify([violation(fields)]),
    headers: { "content-type": "application/reports+json", "x-forwarded-for": stranger() },
  });
  expect(lines).toHaveLength(1);
  expect(lines[0]?.trim()).not.toContain("\n");
  expect(lines[0]?.length).toBeLessThan(1_200);
});

test.each([
  ["null", 204],
  ["[1, null, {}]", 204],
  ['[{"type":"deprecation","body":{}}]', 204],
  ['{"csp-report":7}', 204],
  ["{", 400],
  [`["${"x".repeat(17_000)}"]`, 413],
])("what is no report writes nothing: %.40s", async (payload, status) => {
  const { statusCode, reports } = await send(payload);
  expect({ statusCode, reports }).toEqual({ statusCode: status, reports: [] });
});

test("five of one body, ten of an address and a hundred of all are written in a minute", async () => {
  const many = JSON.stringify(Array.from({ length: 20 }, () => violation({})));
  const one = stranger();
  const written: number[] = [];
  for (let round = 0; round < 4; round++)
    written.push((await send(many, "application/reports+json", one)).reports.length);
  expect(written).toEqual([5, 5, 0, 0]);
  let ofOthers = 0;
  for (let other = 0; other < 30; other++) ofOthers += (await send(many)).reports.length;
  expect(ofOthers).toBeGreaterThan(70);
  expect(ofOthers).toBeLessThan(100);
});

test.each(["application/json", "text/plain"])("nothing else is taken: %s", async (type) => {
  expect((await send("[]", type)).statusCode).toBe(415);
});
