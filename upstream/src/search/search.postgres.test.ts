import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { sql } from "kysely";
import { build } from "../../test/demoBuilding.ts";
import { startTestUpstream, type TestUpstream } from "../../test/startTestUpstream.ts";
import { untilWaiting } from "../../test/untilWaiting.ts";

let upstream: TestUpstream;

beforeAll(async () => {
  upstream = await startTestUpstream();
});
afterAll(() => upstream.close());

test("two projects take each other's name at once", async () => {
  const { db } = upstream.services;
  const [company] = upstream.companies;
  const rename = (path: string, name: string) => company.owner.put(path, { name });
  const [first, second, third] = [await build(company), await build(company), await build(company)];
  await rename(first.projectPath, "Zinken");
  await rename(second.projectPath, "Alen");
  await rename(third.projectPath, "Aaa");
  // Makes both transactions wait for the first word in the order while they hold their other locks.
  const renaming = await db.transaction().execute(async (other) => {
    await sql`select id from search_word where word = 'aaa' for update`.execute(other);
    const one = rename(first.projectPath, "Aaa Alen");
    await untilWaiting(db, 1);
    const two = rename(second.projectPath, "Aaa Zinken");
    await untilWaiting(db, 2);
    return [one, two];
  });
  expect((await Promise.all(renaming)).map(({ status }) => status)).toEqual([200, 200]);
});
