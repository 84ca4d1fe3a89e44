import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { CompiledQuery, Kysely, PostgresDialect, sql } from "kysely";
import { newProject } from "../../test/demoBuilding.ts";
import { startStallingProxy } from "../../test/stallingProxy.ts";
import { startPgbouncer } from "../../test/startPgbouncer.ts";
import { startTestUpstream, type TestUpstream } from "../../test/startTestUpstream.ts";
import { createTestDatabase, dropTestDatabase } from "../../test/testDatabase.ts";
import { retry } from "../../test/untilMailed.ts";
import { errorCode } from "../errors.ts";
import { createPool } from "./createPool.ts";
import { createRequestPool } from "./createRequestPool.ts";
import { createDatabaseHealth } from "./databaseHealth.ts";
import type { Tables } from "./tables.ts";

let databaseUrl: string;
let proxy: Awaited<ReturnType<typeof startStallingProxy>>;
let proxiedUrl: string;
let upstream: TestUpstream;

beforeAll(async () => {
  databaseUrl = (await createTestDatabase(process.env.UPSTREAM_TEMPLATE_DATABASE)) ?? "";
  const url = new URL(databaseUrl);
  proxy = await startStallingProxy({ host: url.hostname, port: Number(url.port) });
  url.port = String(proxy.port);
  proxiedUrl = url.href;
  upstream = await startTestUpstream({ databaseUrl: proxiedUrl });
});
afterAll(async () => {
  await upstream.close();
  await proxy.close();
  await dropTestDatabase(databaseUrl);
});

const timed = async <Value>(run: () => Promise<Value>): Promise<[Value, number]> => {
  const start = performance.now();
  return [await run(), performance.now() - start];
};

test("while the database is frozen requests end, new ones are refused at once, and all is well when it goes on", async () => {
  const [{ companyId, owner }] = upstream.companies;
  const projects = `/company/${companyId}/project`;
  const ready = async () => (await fetch(`${upstream.url}/readyz`)).status;
  const signIn = () =>
    fetch(upstream.url, {
      method: "POST",
      headers: {
        "content-type": "application/x-amz-json-1.1",
        "x-amz-target": "AWSCognitoIdentityProviderService.InitiateAuth",
      },
      body: JSON.stringify({
        ClientId: "embedded-web",
        AuthFlow: "USER_PASSWORD_AUTH",
        AuthParameters: { USERNAME: "owner@first.example", PASSWORD: "x" },
      }),
    });
  expect(await ready()).toBe(200);
  proxy.stall();
  // Sends more requests than the service runs in parallel for one user.
  const waiting = timed(() => Promise.all(Array.from({ length: 6 }, () => owner.post(projects, newProject))));
  expect(await ready()).toBe(503);
  const [refused, refusedMs] = await timed(() => owner.get(projects));
  expect([refused.status, refused.problem.code, refused.headers.get("retry-after")]).toEqual([503, "UNAVAILABLE", "2"]);
  const [pool, poolMs] = await timed(signIn);
  expect(pool.status).toBe(503);
  const [late, lateMs] = await waiting;
  expect(late.map(({ status }) => status)).toEqual(Array(6).fill(503));
  expect(Math.max(refusedMs, poolMs)).toBeLessThan(lateMs / 2);
  proxy.resume();
  await retry(async () => (await owner.get(projects)).status === 200 || undefined);
  expect(await ready()).toBe(200);
});

test("behind pgbouncer each answer is 503 from the moment on at which the database is gone", async () => {
  const behindUrl = (await createTestDatabase(process.env.UPSTREAM_TEMPLATE_DATABASE)) ?? "";
  const { hostname, port } = new URL(behindUrl);
  const line = await startStallingProxy({ host: hostname, port: Number(port) });
  const server = Object.assign(new URL(behindUrl), { port: line.port });
  const pooler = await startPgbouncer(process.env.PGBOUNCER ?? "pgbouncer", server.href);
  const behind = await startTestUpstream({ databaseUrl: pooler.url });
  const [{ companyId, owner }] = behind.companies;
  const load = () => owner.get(`/company/${companyId}/project`);
  try {
    expect((await load()).status).toBe(200);
    await line.close();
    const answers = await Promise.all(Array.from({ length: 4 }, load));
    answers.push(await load());
    expect(answers.map(({ status, problem }) => [status, problem.code])).toEqual(Array(5).fill([503, "UNAVAILABLE"]));
  } finally {
    await behind.close();
    await pooler.close();
    await dropTestDatabase(behindUrl);
  }
});

test("a statement of a request ends after its time, except while it waits for a lock; others take what they need", async () => {
  const pool = createPool({ connectionString: databaseUrl });
  const health = createDatabaseHealth(databaseUrl);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const requestDb = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: createRequestPool(pool, health, 300) }),
  });
  const lock = sql`select pg_advisory_xact_lock(4711)`;
  const held = Promise.withResolvers<void>();
  const job = db.transaction().execute(async (trx) => {
    await lock.execute(trx);
    held.resolve();
    await sql`select pg_sleep(1)`.execute(trx);
  });
  await held.promise;
  const locked = requestDb.transaction().execute((trx) => lock.execute(trx));
  const slow = requestDb.transaction().execute((trx) => sql`select pg_sleep(5)`.execute(trx));
  await expect(slow).rejects.toThrow("Connection terminated");
  await expect(Promise.all([job, locked])).resolves.toHaveLength(2);
  const shown = await requestDb
    .transaction()
    .execute((trx) => trx.executeQuery(CompiledQuery.raw("show statement_timeout")));
  expect([shown.rows, health.isUp()]).toEqual([[{ statement_timeout: "1min" }], true]);
  await db.destroy();
  await health.close();
});

test("a commit whose answer is lost is told as one of unknown end", async () => {
  const pool = createPool({ connectionString: proxiedUrl });
  const health = createDatabaseHealth(proxiedUrl);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: createRequestPool(pool, health, 300) }) });
  const saving = db.transaction().execute(async (trx) => {
    await sql`select 1`.execute(trx);
    proxy.stall();
  });
  const error = await saving.catch((thrown: unknown) => thrown);
  proxy.resume();
  expect(errorCode(error)).toBe("08007");
  await pool.end();
  await health.close();
});
