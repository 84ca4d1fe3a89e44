import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import fastify from "fastify";
import { Agent, request } from "undici";
import { closeGracefully as closeUpstream } from "../../../upstream/src/http/closeGracefully.ts";
import { floodConnections } from "../../test/floodConnections.ts";
import { type StandInPool, startStandInPool } from "../../test/standInPool.ts";
import { answerUser, type StandInRest, startStandInRest } from "../../test/standInRest.ts";
import { testConfig } from "../../test/testConfig.ts";
import { until } from "../../test/until.ts";
import { closeGracefully } from "./closeGracefully.ts";
import { type Gateway, startGateway } from "./startGateway.ts";

let pool: StandInPool;
let rest: StandInRest;
let gateway: Gateway;
beforeAll(async () => {
  [pool, rest] = await Promise.all([startStandInPool(), startStandInRest()]);
  gateway = await startGateway(testConfig({ UPSTREAM_URL: rest.url, USER_POOL_ENDPOINT: pool.url }));
});
afterAll(() => Promise.all([pool.close(), rest.close()]));

async function ask(dispatcher?: Agent) {
  const { statusCode, headers, body } = await request(`${gateway.url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${pool.accessToken()}` },
    body: JSON.stringify({ query: "{ viewer { email } }" }),
    dispatcher,
  });
  return { statusCode, connection: headers.connection, body: await body.json() };
}

const viewer = { data: { viewer: { email: "office@nordgolv.example" } } };

test("it says that it is not ready, goes on answering, ends what runs and lets nobody hold it up", async () => {
  expect(await ask()).toMatchObject({ statusCode: 200, connection: "keep-alive", body: viewer });

  gateway.drain();
  const readiness = await request(`${gateway.url}/readyz`);
  expect(readiness.statusCode).toBe(503);
  expect(await readiness.body.json()).toEqual({ status: "shutting down" });
  expect(await ask()).toMatchObject({ statusCode: 200, connection: "close", body: viewer });

  const silent = connect(Number(new URL(gateway.url).port), "127.0.0.1");
  await once(silent, "connect");
  const held: (() => void)[] = [];
  rest.handler = (incoming, response) => held.push(() => answerUser(incoming, response));
  const running = ask(new Agent());
  await until(() => held.length > 0);

  const closed = gateway.close();
  const refused = () =>
    request(`${gateway.url}/healthz`, { dispatcher: new Agent() }).then(
      () => false,
      (error: NodeJS.ErrnoException) => error.code === "ECONNREFUSED",
    );
  await until(refused);
  for (const answer of held) answer();
  expect(await running).toMatchObject({ statusCode: 200, body: viewer });
  await closed;
  if (!silent.closed) await once(silent, "close");
});

const drains = Number(process.env.DRAINS ?? 5);

test.each([
  ["gateway", closeGracefully],
  ["reference service", closeUpstream],
])("the %s answers every connection that was opened before it stopped listening", async (_, createClose) => {
  for (let drain = 0; drain < drains; drain += 1) {
    const app = fastify({ return503OnClosing: false, forceCloseConnections: "idle" });
    let answered = 0;
    app.get("/", async () => {
      answered += 1;
      // A busy thread makes connections wait to be accepted.
      for (const end = performance.now() + 3; performance.now() < end; );
      return "ok";
    });
    const close = createClose(app);
    await app.listen({ host: "127.0.0.1", port: 0 });
    const flood = floodConnections((app.server.address() as AddressInfo).port);
    await until(() => answered > 30);
    await close();
    const { cut, refused } = await flood;
    expect({ cut, isRefused: refused > 0 }).toEqual({ cut: 0, isRefused: true });
  }
});
