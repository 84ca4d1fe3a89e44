import { EventEmitter } from "node:events";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { request } from "undici";
import { createCaller } from "../../test/createCaller.ts";
import { sentDocuments } from "../../test/sentDocuments.ts";
import { type StandInPool, startStandInPool } from "../../test/standInPool.ts";
import { answer, restUser, type StandInRest, startStandInRest } from "../../test/standInRest.ts";
import { testConfig } from "../../test/testConfig.ts";
import { until } from "../../test/until.ts";
import { type Gateway, startGateway } from "../http/startGateway.ts";
import { createConcurrencyLimit } from "./concurrencyLimit.ts";

const viewer = "{ viewer { userId } }";

let pool: StandInPool;
let rest: StandInRest;
let gateway: Gateway;
let held: (() => void)[] = [];
beforeAll(async () => {
  [pool, rest] = await Promise.all([startStandInPool(), startStandInRest()]);
  const addresses = { UPSTREAM_URL: rest.url, USER_POOL_ENDPOINT: pool.url, METRICS_PORT: "0" };
  gateway = await startGateway(testConfig(addresses), { documents: sentDocuments });
});
afterAll(async () => {
  await gateway.close();
  await Promise.all([pool.close(), rest.close()]);
});
beforeEach(() => {
  held = [];
  rest.handler = ({ url = "" }, response) => {
    const id = url.slice("/v1/user/".length);
    const give = () => answer(response, 200, { ...restUser, id });
    if (id === "greedy") held.push(give);
    else give();
  };
});
afterEach(release);

function release() {
  for (const give of held.splice(0)) give();
}

async function count(state: "running" | "waiting"): Promise<number> {
  const told = await (await request(gateway.metricsUrl ?? "")).body.text();
  return Number(new RegExp(`graphql_operations\\{state="${state}"\\} (\\d+)`).exec(told)?.[1]);
}

const cookies = (sub: string) => ({ cookie: `userId=${sub}; accessToken=${pool.accessToken({ sub })}` });
const bearer = (sub: string) => ({ authorization: `Bearer ${pool.accessToken({ sub })}` });

test.each([
  ["a browser", cookies],
  ["a program", bearer],
])("%s that asks for too much at once waits, then is refused, while another is answered", async (_, session) => {
  const [greedy, modest] = [session("greedy"), session("modest")];
  const ask = (headers: Record<string, string>) => createCaller(gateway.url).send(viewer, {}, headers);
  const answers = Array.from({ length: 80 }, () => ask(greedy));
  await until(async () => (await count("waiting")) === 64);
  expect(await count("running")).toBe(16);

  const refused = await ask(greedy);
  expect(refused).toMatchObject({ status: 429, errors: [{ extensions: { code: "RATE_LIMITED" } }] });
  expect(refused.headers["retry-after"]).toBe("1");
  expect(await ask(modest)).toMatchObject({ status: 200, data: { viewer: { userId: "modest" } } });

  await until(() => held.length > 0);
  rest.handler = (__, response) => answer(response, 200, { ...restUser, id: "greedy" });
  release();
  for (const { status, data } of await Promise.all(answers))
    expect({ status, data }).toEqual({ status: 200, data: { viewer: { userId: "greedy" } } });
  expect(await count("running")).toBe(0);
});

test("one that hangs up while it waits is not run", async () => {
  const greedy = bearer("greedy");
  const answers = Array.from({ length: 16 }, () => createCaller(gateway.url).send(viewer, {}, greedy));
  await until(async () => (await count("running")) === 16);
  const stop = new AbortController();
  const gone = request(`${gateway.url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", ...greedy },
    body: JSON.stringify({ query: viewer }),
    signal: stop.signal,
  });
  await until(async () => (await count("waiting")) === 1);
  stop.abort();
  await expect(gone).rejects.toThrow();
  await until(async () => (await count("waiting")) === 0);
  release();
  await Promise.all(answers);
});

test("an operation frees its place however it ends", async () => {
  rest.handler = (_, response) => answer(response, 500, {});
  const send = (body: unknown, headers: Record<string, string>) =>
    request(`${gateway.url}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    }).then(({ body }) => body.dump());
  const ids = "query($ids: [ID!]!) { nodes(ids: $ids) { id } }";
  await createCaller(gateway.url).send(ids, { ids: 7 }, cookies("modest"));
  await createCaller(gateway.url).send(viewer, {}, cookies("modest"));
  await send({ documentId: "sha256:none" }, cookies("modest"));
  for (const body of [{ query: viewer }, { query: "{ none }" }, { query: "{" }, {}, [{ query: viewer }], { query: 7 }])
    await send(body, bearer("modest"));
  expect(await count("running")).toBe(0);
});

describe("one that waits", () => {
  const waiter = () => {
    const stop = new AbortController();
    return { signal: stop.signal, connection: Object.assign(new EventEmitter(), { destroyed: false }), stop };
  };
  const tooMany = { extensions: { code: "RATE_LIMITED", http: { status: 429 } } };

  test.each<[string, (waiter: { stop: AbortController; connection: EventEmitter }) => void]>([
    ["its time ends", ({ stop }) => stop.abort()],
    ["its caller hangs up", ({ connection }) => connection.emit("close")],
  ])("is refused when %s, and the next one takes its place", async (_, end) => {
    let refusals = 0;
    const limit = createConcurrencyLimit(() => {
      refusals += 1;
    });
    const slots = await Promise.all(Array.from({ length: 16 }, () => limit.acquire("user", waiter())));
    const abandoned = waiter();
    const gone = limit.acquire("user", abandoned);
    const next = limit.acquire("user", waiter());
    end(abandoned);
    await expect(gone).rejects.toMatchObject(tooMany);
    expect([refusals, limit.count()]).toEqual([1, { running: 16, waiting: 1 }]);
    slots[0]?.release();
    await next;
    expect(limit.count()).toEqual({ running: 16, waiting: 0 });
    expect(abandoned.connection.listenerCount("close")).toBe(0);
  });

  test("is refused at once when its time is over already", async () => {
    const limit = createConcurrencyLimit(() => {});
    await Promise.all(Array.from({ length: 16 }, () => limit.acquire("user", waiter())));
    const late = waiter();
    late.stop.abort();
    await expect(limit.acquire("user", late)).rejects.toMatchObject(tooMany);
    expect(limit.count()).toEqual({ running: 16, waiting: 0 });
  });
});
