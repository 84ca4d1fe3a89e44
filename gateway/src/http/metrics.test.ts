import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { request } from "undici";
import { createCaller } from "../../test/createCaller.ts";
import { sentDocuments } from "../../test/sentDocuments.ts";
import { signInMutation } from "../../test/signInAs.ts";
import { rejection, type StandInPool, startStandInPool } from "../../test/standInPool.ts";
import { answer, answerUser, type StandInRest, startStandInRest } from "../../test/standInRest.ts";
import { testConfig } from "../../test/testConfig.ts";
import { until } from "../../test/until.ts";
import { type Gateway, startGateway } from "./startGateway.ts";

let pool: StandInPool;
let rest: StandInRest;
let gateway: Gateway;
beforeAll(async () => {
  [pool, rest] = await Promise.all([startStandInPool(), startStandInRest()]);
  const addresses = { UPSTREAM_URL: rest.url, USER_POOL_ENDPOINT: pool.url, METRICS_PORT: "0" };
  gateway = await startGateway(testConfig(addresses), {
    documents: sentDocuments,
    breaker: { minimumRps: 20, halfOpenAfter: 100 },
  });
});
afterAll(async () => {
  await gateway.close();
  await Promise.all([pool.close(), rest.close()]);
});

async function metrics(): Promise<string> {
  const { body } = await request(gateway.metricsUrl ?? "");
  return body.text();
}

async function count(name: string): Promise<number> {
  const line = (await metrics()).split("\n").find((text) => text.startsWith(name));
  return Number(line?.split(" ").at(-1) ?? 0);
}

const bearer = () => ({ authorization: `Bearer ${pool.accessToken()}` });

test("operations are told by name, kind and code; those of bearers without their names", async () => {
  const caller = createCaller(gateway.url);
  await caller.send("query Anyone { viewer { email } }");
  const label = 'graphql_operation_duration_seconds_count{operation="Anyone",kind="query",code="OK"}';
  expect(await count(label)).toBe(1);
  await caller.send("query SecretName { viewer { email } }", {}, bearer());
  expect(await count('graphql_operation_duration_seconds_count{operation="ad hoc",kind="query",code="OK"}')).toBe(1);
  await caller.send("query { nothing }");
  expect(await metrics()).toContain('operation="unnamed",kind="none",code="GRAPHQL_VALIDATION_FAILED"');
});

test("requests to REST are told by call and status, without ids", async () => {
  const caller = createCaller(gateway.url);
  rest.handler = (_, response) => answer(response, 503, { code: "UNAVAILABLE" });
  await caller.send("{ viewer { email } }", {}, bearer());
  rest.handler = answerUser;
  expect(await count('rest_request_duration_seconds_count{call="GET v1/user/:id",status="503"}')).toBe(1);
  expect(await count('rest_request_duration_seconds_count{call="GET v1/user/:id",status="200"}')).toBeGreaterThan(0);
});

test("calls of REST that are no longer sent are told by call, and so is that they are again", async () => {
  const caller = createCaller(gateway.url);
  const open = 'rest_breaker_open{call="PUT v1/user/:id"}';
  const refusals = 'rest_requests_refused_total{call="PUT v1/user/:id"}';
  const change = () =>
    caller.send("mutation { changeLanguage(input: { language: fi }) { viewer { email } } }", {}, bearer());
  rest.handler = (_, response) => answer(response, 503, { code: "UNAVAILABLE" });
  await Promise.all(Array.from({ length: 25 }, change));
  expect(await count(open)).toBe(1);
  await until(async () => (await change()).errors !== undefined && (await count(refusals)) > 0);
  rest.handler = answerUser;
  await until(async () => (await change()).errors === undefined);
  expect(await metrics()).toContain(`${open} 0`);
});

test("calls of REST that broke and were sent once more are told by call and reason", async () => {
  const caller = createCaller(gateway.url);
  let breaks = 1;
  rest.handler = (incoming, response) => {
    if (breaks-- > 0) incoming.socket.destroy();
    else answerUser(incoming, response);
  };
  expect((await caller.send("{ viewer { email } }", {}, bearer())).errors).toBeUndefined();
  rest.handler = answerUser;
  expect(await count('rest_requests_repeated_total{call="GET v1/user/:id",reason="UND_ERR_SOCKET"}')).toBe(1);
});

test("sign-ins are told by outcome, and those refused for their number", async () => {
  const caller = createCaller(gateway.url);
  pool.answers.InitiateAuth = rejection;
  const variables = { email: "someone@nordgolv.example", password: "Hemlig-kod-123" };
  for (let attempt = 0; attempt < 21; attempt += 1) await caller.send(signInMutation, variables);
  expect(await count('user_pool_call_duration_seconds_count{call="signIn",outcome="refused"}')).toBe(20);
  expect(await count('rate_limited_total{limit="sign-ins"}')).toBe(1);
});

test("names, addresses, ids and query text are in no label", async () => {
  const told = await metrics();
  for (const secret of ["SecretName", "someone@", "user-1", "Hemlig", "nothing", "127.0.0.1", "localhost"]) {
    expect(told).not.toContain(secret);
  }
});

test("however many names are made up, their number stays small", async () => {
  const caller = createCaller(gateway.url);
  for (let index = 0; index < 310; index += 1) await caller.send(`query Made${index} { __typename }`);
  expect(new Set((await metrics()).match(/operation="Made\d+"/g)).size).toBeLessThanOrEqual(300);
  expect(await metrics()).toContain('operation="other"');
});

test("they have an address of their own, and are nowhere else", async () => {
  expect(await metrics()).toMatch(/nodejs_eventloop_lag_seconds [\s\S]*shared_store_up 1[\s\S]*rest_service_up 1/);
  const other = await request((gateway.metricsUrl ?? "").replace("/metrics", "/"));
  expect(other.statusCode).toBe(404);
  const open = await request(`${gateway.url}/metrics`);
  expect(await open.body.text()).not.toContain("nodejs_eventloop_lag_seconds");
  expect((await request(`${gateway.url}/metrics/x.txt`)).statusCode).toBe(404);
});

test("nobody listens where nobody asked for metrics", async () => {
  const silent = await startGateway(testConfig({ UPSTREAM_URL: rest.url, USER_POOL_ENDPOINT: pool.url }));
  expect(silent.metricsUrl).toBeNull();
  await silent.close();
});
