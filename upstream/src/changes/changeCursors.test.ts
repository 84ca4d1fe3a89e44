import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { sql } from "kysely";
import { createChangeReader } from "../../test/changeReader.ts";
import { createClient } from "../../test/createClient.ts";
import { addProduct, build } from "../../test/demoBuilding.ts";
import { createInviting } from "../../test/inviting.ts";
import { startTestUpstream, type TestCompany, type TestUpstream } from "../../test/startTestUpstream.ts";
import { record } from "../../test/stepCalls.ts";
import { firstSignIn } from "../../test/storeTestCompanies.ts";
import type { components } from "../__generated__/contract.ts";
import { toCursor } from "./changeCursor.ts";
import { forgetRemoved } from "./forgetRemoved.ts";

type Schemas = components["schemas"];
type Page = Schemas["ChangePage"];
type Change = Schemas["ChangedObject"];

let upstream: TestUpstream;
let first: TestCompany;
let second: TestCompany;
let reader: ReturnType<typeof createChangeReader>;

beforeAll(async () => {
  upstream = await startTestUpstream();
  [first, second] = upstream.companies;
  reader = createChangeReader(first);
  await build(first);
});
afterAll(() => upstream.close());

const dayMs = 86_400_000;

const told = (changes: Change[]) => changes.map(({ kind, change }) => `${kind} ${change}`);

test("a reader who follows by small pages misses nothing of many who write at once", async () => {
  const theirs = createChangeReader(second);
  const isOver = { writers: false };
  const known = new Map<string, string>();
  const follow = async (after?: string): Promise<string> => {
    const { data, meta } = await theirs.readPage(after, 5);
    for (const { kind, id, change, changedAt } of data) {
      if (change === "REMOVED") known.delete(`${kind} ${id}`);
      else known.set(`${kind} ${id}`, changedAt);
    }
    const cursor = data.at(-1)?.cursor ?? after;
    return isOver.writers && !meta.hasMore ? (cursor ?? "") : follow(cursor);
  };
  const reading = follow();
  await Promise.all(
    Array.from({ length: 8 }, async (_, writer) => {
      const { projectPath, project, installation, installationPath } = await build(second);
      const { measurementId } = await addProduct(second, installation.id, null);
      await Promise.all([
        record(second, measurementId, "BEFORE_LAYING", { resistance: 130 + writer }),
        second.owner.put(projectPath, { customer: `Kund ${writer}` }),
        second.owner.post(`${projectPath}/folder/${project.rootFolderId}/folder`, { title: "Plan 1" }),
      ]);
      if (writer % 3 === 0) await second.owner.delete(writer % 2 ? installationPath : projectPath);
    }),
  );
  isOver.writers = true;
  await reading;
  const live = await sql<{ key: string; changed_at: Date }>`
    select kind || ' ' || object.id as key, changed_at from (
      select 'USER' as kind, id from app_user where company_id = ${second.companyId}
      union all select 'PROJECT', id from project where company_id = ${second.companyId}
      union all select 'FOLDER', id from folder where company_id = ${second.companyId}
      union all select 'INSTALLATION', id from installation where company_id = ${second.companyId}
    ) object join object_change using (kind, id)`.execute(upstream.services.db);
  expect(known.size).toBeGreaterThan(20);
  expect(Object.fromEntries(known)).toEqual(
    Object.fromEntries(live.rows.map(({ key, changed_at }) => [key, changed_at.toISOString()])),
  );
  expect(told((await theirs.readOn(undefined, 7)).changes).filter((change) => !change.endsWith("CREATED"))).toEqual([]);
});

test("an object that was made and changed since the reader's end is told once, as made", async () => {
  const changes = await reader.during(async () => {
    const { projectPath } = await build(first);
    await first.owner.put(projectPath, { customer: "Ylva Öhman" });
    const { cursor } = await reader.readOn();
    expect(cursor).not.toBe("");
  });
  expect(told(changes).toSorted()).toEqual(["FOLDER CREATED", "INSTALLATION CREATED", "PROJECT CREATED"]);
});

test("what was removed is forgotten after 90 days, and a cursor from before it says to read anew", async () => {
  const { db } = upstream.services;
  const { cursor: before } = await reader.readOn();
  const { projectPath, project } = await build(first);
  await first.owner.delete(projectPath);
  const { changes, cursor } = await reader.readOn(before);
  expect(changes.map(({ id }) => id)).toContain(project.id);
  await forgetRemoved(db, Date.now() + 89 * dayMs);
  expect((await reader.readOn(before)).changes).toEqual(changes);
  await forgetRemoved(db, Date.now() + 91 * dayMs);
  const old = await first.owner.get<Page>(`/changes?after=${before}`);
  expect([old.status, old.problem.code]).toEqual([410, "CURSOR_EXPIRED"]);
  expect((await reader.readOn(cursor)).changes).toEqual([]);
  const anew = await reader.readOn(undefined, 5);
  expect(anew.changes.length).toBeGreaterThan(5);
  expect((await reader.readOn(anew.cursor)).changes).toEqual([]);
});

test("a cursor beyond the end is of a database that was restored since; another text is refused", async () => {
  const ask = async (after: string) => {
    const { status, problem } = await first.owner.get<Page>(`/changes?after=${after}`);
    return [status, problem.code];
  };
  expect(await ask(toCursor({ position: 90_000, start: 90_000, isFirst: false }))).toEqual([410, "CURSOR_EXPIRED"]);
  expect(await ask("cGxhY2U6NDA")).toEqual([400, "VALIDATION_FAILED"]);
});

test("everybody of the company may read it, and nobody of another", async () => {
  const inviting = createInviting(upstream);
  const email = `${randomUUID()}@first.example`;
  await inviting.invite(first, email);
  const token = await firstSignIn(upstream.url, email, await inviting.temporaryOf(email), "Another-horse-2");
  const owner = createClient(upstream.url, token);
  expect((await createChangeReader({ owner }).readOn()).changes).toEqual((await reader.readOn()).changes);
  const { cursor } = await reader.readOn();
  const { project } = await build(first);
  const own = await createChangeReader(second).readOn();
  expect(own.changes.map(({ projectId }) => projectId)).not.toContain(project.id);
  expect((await second.owner.get<Page>(`/changes?after=${cursor}`)).body.data ?? []).not.toContainEqual(
    expect.objectContaining({ projectId: project.id }),
  );
});
