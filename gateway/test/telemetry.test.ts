import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { demoPassword } from "../../upstream/src/demo/demoAccounts.ts";
import { copyDemo } from "./copyDemo.ts";
import { createCaller } from "./createCaller.ts";
import { pageDocument } from "./pageDocument.ts";
import { createAsker } from "./several/createAsker.ts";
import { type Program, startProgram } from "./several/startProgram.ts";
import { type CollectedSpan, type Collector, startCollector } from "./startCollector.ts";
import { until } from "./until.ts";

let dataDir: string;
let collector: Collector;
const programs: Program[] = [];
const canary = "Canary7";
const outboxSecret = canary.padEnd(40, "x");

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "telemetry-"));
  await copyDemo(dataDir);
  collector = await startCollector();
  const shared = {
    PORT: "0",
    LOG_LEVEL: "debug",
    COMMIT: "0123abc",
    DRAIN_SECONDS: "0",
    GATEWAY_SECRET: "a secret of thirty-two characters",
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_PROTOCOL: "http/json",
    OTEL_BSP_SCHEDULE_DELAY: "50",
    OTEL_METRIC_EXPORT_INTERVAL: "200",
    OTEL_METRIC_EXPORT_TIMEOUT: "200",
  };
  const upstream = await startProgram("upstream/src/main.ts", {
    ...shared,
    DATA_DIR: dataDir,
    OUTBOX_SECRET: outboxSecret,
  });
  programs.push(upstream);
  const pool = { USER_POOL_ID: "eu-north-1_embedded", USER_POOL_CLIENT_ID: "embedded-web" };
  const rest = { UPSTREAM_URL: upstream.url, USER_POOL_ENDPOINT: upstream.url };
  // A late event loop on a busy machine is tested by `overload.test.ts`.
  const unlimited = { MAX_EVENT_LOOP_DELAY_MS: "0" };
  programs.push(await startProgram("gateway/src/main.ts", { ...shared, ...pool, ...rest, ...unlimited }));
});
afterAll(async () => {
  for (const program of programs.reverse()) await program.end("SIGKILL");
  await collector.close();
  await rm(dataDir, { recursive: true, force: true });
});

const traceId = "0af7651916cd43dd8448eb211c80319c";
const clickId = "b7ad6b7169203331";

test("a click, its requests, their SQL and the job that it queued are one trace without anybody's data", async () => {
  const caller = createCaller(programs[1]?.url ?? "");
  const credentials = { email: "owner@nordgolv.example", password: demoPassword };
  await caller.send(pageDocument("useSignInMutation"), { input: credentials });
  const newest = "{ viewer { company { certificates(first: 1) { edges { node { sentAt } } } } } }";
  type Newest = { viewer: { company: { certificates: { edges: [{ node: { sentAt: string } }] } } } };
  const { viewer } = await createAsker(programs[1]?.url ?? "", caller).query<Newest>(newest);
  const day = viewer.company.certificates.edges[0].node.sentAt.slice(0, 10);
  const { data } = await caller.send<{ requestCertificateArchive: { userErrors: object[] } }>(
    pageDocument("CertificateArchiveModalMutation"),
    { input: { from: day, to: day } },
    { traceparent: `00-${traceId}-${clickId}-01` },
  );
  expect(data.requestCertificateArchive.userErrors).toEqual([]);
  const inTrace = () => collector.spans.filter((span) => span.traceId === traceId);
  const find = (service: string, scope: string, name: RegExp) =>
    inTrace().find((span) => span.service === service && span.scope.endsWith(scope) && name.test(span.name));
  const parentOf = ({ parentSpanId }: CollectedSpan) => inTrace().find(({ spanId }) => spanId === parentSpanId);
  await until(() => find("warranty-service", "pg-boss", /^process certificate-archive$/) !== undefined, 30_000);
  await until(() => find("warranty-gateway", "http", /^POST/) !== undefined);

  expect(find("warranty-gateway", "http", /^POST/)?.parentSpanId).toBe(clickId);
  for (const program of programs) {
    const requests = program
      .lines()
      .map((line) => JSON.parse(line))
      .filter((line) => line.trace_id === traceId && ("milliseconds" in line || "responseTime" in line));
    expect(requests.length).toBeGreaterThan(0);
    expect(requests[0]).toMatchObject({ version: expect.any(String), commit: "0123abc", span_id: expect.any(String) });
  }
  const build = { "service.version": expect.any(String), "vcs.ref.head.revision": "0123abc" };
  for (const { resource } of inTrace()) expect(resource).toMatchObject(build);
  const inserted = inTrace().find(({ attributes }) =>
    /insert into "certificate_archive"/.test(String(attributes["db.query.text"])),
  );
  const chain: string[] = [];
  for (let span = inserted; span; span = parentOf(span)) chain.push(`${span.service} ${span.scope.split("/").at(-1)}`);
  expect(chain).toEqual([
    "warranty-service instrumentation-pg",
    "warranty-service instrumentation-http",
    "warranty-gateway instrumentation-undici",
    "warranty-gateway instrumentation-http",
  ]);
  const job = find("warranty-service", "pg-boss", /^process/);
  expect(inTrace().filter(({ parentSpanId }) => parentSpanId === job?.spanId).length).toBeGreaterThan(0);
  expect(JSON.stringify(collector.spans)).not.toContain("owner@nordgolv.example");
  expect(JSON.stringify(collector.spans)).not.toContain(`${day}"`);
});

test("both send the durations of their requests as metrics", async () => {
  const duration = (service: string) => collector.metrics.has(`${service} http.server.request.duration`);
  await until(() => duration("warranty-gateway") && duration("warranty-service"));
});

test("logs and spans hold the routes of requests, and no code, secret, signature, password or claimed address", async () => {
  const [rest, gateway] = programs.map(({ url }) => url) as [string, string];
  const code = canary.padEnd(64, "y");
  const claimed = { "x-forwarded-for": "203.0.113.77" };
  await createCaller(gateway).send(pageDocument("CertificatePageQuery"), { code }, claimed);
  const credentials = { email: `${canary}@nordgolv.example`, password: canary };
  await createCaller(gateway).send(pageDocument("useSignInMutation"), { input: credentials });
  const paths = [
    `/v1/certificate/${code}`,
    `/outbox/${outboxSecret}`,
    `/outbox/${outboxSecret}/of/no/such/page/at/all`,
    `/files/7d2f?expires=1&signature=${canary}`,
    `/unsubscribe?token=${canary}`,
    `/v1/search?query=${canary}`,
    `/certificate/${code}`,
    `/%zz/${canary}`,
    `/${canary}`,
  ];
  const headers = { ...claimed, authorization: `Bearer ${canary}` };
  for (const url of [rest, gateway]) for (const path of paths) await (await fetch(url + path, { headers })).text();
  await (await fetch(`${rest}/v1/certificate/${code}/fault-report`, { method: "POST", headers })).text();
  const routesOf = (service: string) =>
    collector.spans.flatMap((span) => (span.service === service ? [String(span.attributes["http.route"])] : []));
  await until(() => routesOf("warranty-service").includes("/v1/certificate/:code/fault-report"), 30_000);
  expect(routesOf("warranty-service")).toEqual(
    expect.arrayContaining(["/v1/certificate/:code", "/outbox/:secret", "none"]),
  );
  await until(() => routesOf("warranty-gateway").filter((route) => route === "/*" || route === "none").length >= 8);
  for (const { output } of programs) expect(output()).toContain('"route":');
  const written = [JSON.stringify(collector.spans), ...programs.map(({ output }) => output())];
  for (const text of written) {
    expect(text.split("\n").filter((line) => line.includes(canary))).toEqual([]);
    expect(text).not.toContain("203.0.113.77");
  }
  expect(collector.spans.filter(({ attributes }) => attributes["client.address"])).toEqual([]);
});

test("each line of standard output is JSON: at the start, of requests and errors, and after the signal to the end", async () => {
  const [rest, gateway] = programs as [Program, Program];
  expect(await rest.end("SIGTERM")).toBe(0);
  const caller = createCaller(gateway.url);
  const credentials = { email: "owner@nordgolv.example", password: demoPassword };
  await caller.send(pageDocument("useSignInMutation"), { input: credentials });
  await until(() => gateway.lines().some((line) => line.includes("the user pool did not answer")));
  expect(await gateway.end("SIGTERM")).toBe(0);
  for (const program of programs) {
    const isJson = (line: string) => {
      const entry: unknown = JSON.parse(line);
      return typeof entry === "object" && entry !== null && "level" in entry && "msg" in entry;
    };
    expect(program.lines().length).toBeGreaterThan(10);
    expect(program.lines().filter((line) => !isJson(line))).toEqual([]);
  }
});
