import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { sql } from "kysely";
import { build, newProject } from "../../../test/demoBuilding.ts";
import { startTestUpstream, type TestCompany, type TestUpstream } from "../../../test/startTestUpstream.ts";
import { hashEntry, toCanonicalJson } from "./hashEntry.ts";
import { verifyHistory } from "./verifyHistory.ts";

let upstream: TestUpstream;
let first: TestCompany;
let second: TestCompany;

beforeAll(async () => {
  upstream = await startTestUpstream();
  [first, second] = upstream.companies;
  await build(first);
});
afterAll(() => upstream.close());

async function verified({ companyId }: TestCompany) {
  const found = await verifyHistory(upstream.services.db);
  return found.find((chain) => chain.companyId === companyId);
}

async function tampered(statement: (companyId: string) => ReturnType<typeof sql>): Promise<unknown[]> {
  const found: unknown[] = [];
  const { db } = upstream.services;
  const undone = new Error("undone");
  const attempt = db.transaction().execute(async (trx) => {
    await sql`alter table history disable trigger refuse_change`.execute(trx);
    await sql`grant update, delete on history to current_user`.execute(trx);
    await statement(first.companyId).execute(trx);
    for (const { companyId, broken } of await verifyHistory(trx))
      found.push([companyId === first.companyId, broken?.sequence ?? null]);
    throw undone;
  });
  await expect(attempt).rejects.toBe(undone);
  return found;
}

const isBroken = (found: unknown[], sequence: number | null) => {
  expect(found).toHaveLength(2);
  expect(found).toContainEqual([true, sequence]);
  expect(found).toContainEqual([false, null]);
};

test("a chain that nobody touched is whole, up to its end", async () => {
  const head = upstream.services.db.selectFrom("history_head").selectAll().where("company_id", "=", first.companyId);
  const { sequence, hash } = await head.executeTakeFirstOrThrow();
  expect(await verified(first)).toEqual({
    companyId: first.companyId,
    entries: sequence,
    lastHash: hash,
    broken: null,
  });
  expect(sequence).toBeGreaterThan(3);
});

test.each<[string, (companyId: string) => ReturnType<typeof sql>]>([
  ["its action", (id) => sql`update history set action = 'project.removed' where company_id = ${id} and sequence = 2`],
  ["its author", (id) => sql`update history set actor_id = 'x' where company_id = ${id} and sequence = 2`],
  ["its time", (id) => sql`update history set at = at + interval '1 second' where company_id = ${id} and sequence = 2`],
  [
    "a value in the open",
    (id) => sql`
    update history set changes = replace(changes::text, '"owner"', '"admin"')::jsonb where company_id = ${id} and sequence = 2`,
  ],
  [
    "a personal value",
    (id) => sql`
    update history_value set value = 'Somebody else' where company_id = ${id} and sequence = 2 and change = 1`,
  ],
  ["its being there", (id) => sql`delete from history where company_id = ${id} and sequence = 2`],
])("a change of %s shows at its sequence, in its company alone", async (_, statement) => {
  isBroken(await tampered(statement), 2);
});

test("the last entries cannot be cut off unseen, nor an entry put elsewhere with a hash of its own", async () => {
  const { entries = 0 } = (await verified(first)) ?? {};
  const cut = await tampered((id) => sql`delete from history where company_id = ${id} and sequence = ${entries}`);
  isBroken(cut, entries);
  const row = await upstream.services.db
    .selectFrom("history")
    .selectAll()
    .where("company_id", "=", first.companyId)
    .where("sequence", "=", 2)
    .executeTakeFirstOrThrow();
  const forged = hashEntry({ ...row, actor_id: "x" });
  const rehashed = await tampered(
    (id) => sql`update history set actor_id = 'x', hash = ${forged} where company_id = ${id} and sequence = 2`,
  );
  isBroken(rehashed, 3);
});

test("erased values leave the chain whole", async () => {
  isBroken(await tampered((id) => sql`delete from history_value where company_id = ${id}`), null);
});

test("entries cannot be changed or removed", async () => {
  const { db } = upstream.services;
  for (const statement of [sql`update history set via = 'API'`, sql`delete from history`, sql`truncate history`]) {
    await expect(statement.execute(db)).rejects.toMatchObject({ code: "42501" });
  }
});

test("changes made at once follow each other in one chain", async () => {
  const create = ({ owner, companyId }: TestCompany) => owner.post(`/company/${companyId}/project`, newProject);
  const before = (await verified(second))?.entries ?? 0;
  const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => create(index % 2 ? first : second)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
  expect(await verified(first)).toMatchObject({ broken: null });
  expect(await verified(second)).toMatchObject({ entries: before + 10, broken: null });
});

test("canonical JSON has sorted keys at every depth and no blanks", () => {
  const value = { b: [{ z: null, a: "ö\n" }], a: 1 };
  expect(toCanonicalJson(value)).toBe('{"a":1,"b":[{"a":"ö\\n","z":null}]}');
});
