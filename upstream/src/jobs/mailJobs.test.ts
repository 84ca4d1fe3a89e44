import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { PgBoss } from "pg-boss";
import { importShared } from "../../../scripts/importShared.ts";
import { createTestDatabase, dropTestDatabase } from "../../test/testDatabase.ts";
import { retry } from "../../test/untilMailed.ts";
import { execute } from "./jobDatabase.ts";
import { createMailQueue, createMailWorkers } from "./mailJobs.ts";
import { type DueJobs, watchDueJobs } from "./watchDueJobs.ts";

type TestMail = {
  companyId: string;
  to: string;
};

const { openDatabase } = await importShared<typeof import("../database/openDatabase.ts")>(
  new URL("../database/openDatabase.ts", import.meta.url).href,
);

class Failure extends Error {
  readonly kind: "UNREACHABLE" | "TIMED_OUT" | undefined;
  constructor(kind?: Failure["kind"]) {
    super(kind ?? "busy");
    this.kind = kind;
  }
}

const queue = "mail-of-a-test";
const workers = 3;
let dataDir: string;
let databaseUrl: string | undefined;
let database: Awaited<ReturnType<typeof openDatabase>>;
let boss: PgBoss;
let due: DueJobs;
let wake: () => void;
let answer: (mail: TestMail) => Promise<void> | void;
let tried: string[];
let sent: string[];
let givenUp: string[];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "mail-jobs-"));
  databaseUrl = await createTestDatabase();
  database = await openDatabase({ databaseUrl, dataDir });
  const { pool } = database;
  boss = new PgBoss({
    db: { executeSql: (text, values) => execute(pool, text, values) },
    backend: databaseUrl ? "postgres" : "pglite",
  });
  await boss.start();
  await createMailQueue(boss, queue);
  const log = { warn: () => undefined, error: () => undefined };
  due = watchDueJobs({ pool, log });
  const temporaryFailureOf = (error: unknown) => (error instanceof Failure ? error.kind : undefined);
  const mailWorkers = createMailWorkers(boss, { pool, due, log, temporaryFailureOf });
  wake = mailWorkers.wake;
  const send = async (mail: TestMail) => {
    tried.push(mail.to);
    await answer(mail);
    sent.push(mail.to);
  };
  await mailWorkers.work<TestMail>({ name: queue, workers, send, giveUp: async ({ to }) => void givenUp.push(to) });
});
afterAll(async () => {
  await due.stop();
  await boss.stop({ graceful: true, timeout: 5_000 });
  await database.close();
  await dropTestDatabase(databaseUrl);
  await rm(dataDir, { recursive: true, force: true });
});
beforeEach(async () => {
  await database.pool.query("delete from pgboss.job where name = $1", [queue]);
  [tried, sent, givenUp] = [[], [], []];
  answer = () => undefined;
});

/** Queues mails as if they were a second apart. The first came an hour ago; `laterBySeconds` makes all later. */
async function enqueue(mails: TestMail[], laterBySeconds = 0): Promise<void> {
  for (const [index, mail] of mails.entries()) {
    const id = randomUUID();
    await boss.send(queue, mail, { id, group: { id: mail.companyId }, startAfter: 3_600 });
    await database.pool.query(
      "update pgboss.job set created_on = now() - interval '1 hour' + $2 * interval '1 second' where id = $1",
      [id, index + laterBySeconds],
    );
  }
  await dueNow();
}

/** Makes waiting attempts due now, except those after a timeout. The service does so when mail works again. */
async function dueNow(): Promise<void> {
  await database.pool.query(
    "update pgboss.job set start_after = now() where name = $1 and state < 'active' and retry_delay < 300",
    [queue],
  );
  wake();
}

const until = (isTrue: () => boolean) => retry(async () => (isTrue() ? true : undefined));

test("mails of other companies go out while two recipients are silent, and those of one company one by one", async () => {
  let answerNow = () => {};
  const silence = new Promise<void>((resolve) => {
    answerNow = resolve;
  });
  answer = ({ to }) => (to.startsWith("silent") ? silence : undefined);
  const others = Array.from({ length: 5 }, (_, index) => ({ companyId: "third", to: `kund-${index}` }));
  await enqueue([
    { companyId: "first", to: "silent-1" },
    { companyId: "second", to: "silent-2" },
  ]);
  // Parallel workers may take two mails of a company, because neither sees the other's uncommitted choice.
  await until(() => tried.length === 2);
  await enqueue([{ companyId: "first", to: "kund" }, ...others], 2);
  await until(() => sent.length === others.length);
  expect(sent).toEqual(others.map(({ to }) => to));
  expect(tried).not.toContain("kund");
  answerNow();
  await until(() => sent.includes("kund"));
});

test("a mail that timed out waits for five minutes, and one that was refused for now for seconds", async () => {
  answer = ({ to }) => {
    throw new Failure(to === "silent" ? "TIMED_OUT" : undefined);
  };
  await enqueue([
    { companyId: "first", to: "silent" },
    { companyId: "second", to: "busy" },
  ]);
  const pauses = await retry(async () => {
    const { rows } = await database.pool.query<{ to: string; seconds: number }>(
      `select data->>'to' as to, extract(epoch from start_after - started_on)::float8 as seconds
       from pgboss.job where name = $1 and state = 'retry' order by created_on`,
      [queue],
    );
    return rows.length === 2 ? rows : undefined;
  });
  expect(pauses.map(({ to }) => to)).toEqual(["silent", "busy"]);
  expect(pauses[0]?.seconds).toBeGreaterThan(299);
  expect(pauses[1]?.seconds).toBeLessThan(150);
});

test("while the server is away the oldest mail asks for it, and once it is back all go out, the oldest first", async () => {
  answer = () => {
    throw new Failure("UNREACHABLE");
  };
  const mails = Array.from({ length: 24 }, (_, index) => ({ companyId: "first", to: `kund-${index}` }));
  await enqueue(mails.slice(0, 1));
  await until(() => tried.length > 0);
  await enqueue(mails.slice(1), 1);
  await retry(async () => {
    await dueNow();
    return tried.length > 3 ? true : undefined;
  });
  expect(new Set(tried)).toEqual(new Set(["kund-0"]));
  await retry(async () => {
    // Only the oldest mail is due. Its success releases the others.
    const { rowCount } = await database.pool.query(
      `update pgboss.job set state = 'retry',
         start_after = now() + case when data->>'to' = 'kund-0' then interval '0' else interval '1 hour' end
       where name = $1 and state < 'active'`,
      [queue],
    );
    return rowCount === mails.length ? true : undefined;
  });
  answer = () => undefined;
  await until(() => sent.length === mails.length);
  // A mail may overtake only the mails that other workers are sending.
  const overtaken = mails.map(({ to }, index) => {
    const later = sent.slice(sent.indexOf(to) + 1);
    return mails.slice(0, index).filter((older) => later.includes(older.to)).length;
  });
  expect(Math.max(...overtaken)).toBeLessThan(workers);
});

test("a mail is given up when a day of attempts is over, and not tried again", async () => {
  answer = () => {
    throw new Failure("TIMED_OUT");
  };
  await enqueue([{ companyId: "first", to: "silent" }]);
  await retry(async () => {
    const { rowCount } = await database.pool.query(
      `update pgboss.job set created_on = now() - interval '25 hours', start_after = now()
       where name = $1 and state = 'retry'`,
      [queue],
    );
    return rowCount === 1 ? true : undefined;
  });
  expect(givenUp).toEqual([]);
  const states = await retry(async () => {
    wake();
    const { rows } = await database.pool.query("select state from pgboss.job where name = $1", [queue]);
    return rows[0]?.state === "failed" ? rows : undefined;
  });
  expect(states).toEqual([{ state: "failed" }]);
  expect(givenUp).toEqual(["silent"]);
});
