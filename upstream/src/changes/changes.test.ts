import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { sql } from "kysely";
import { createChangeReader } from "../../test/changeReader.ts";
import { createClient } from "../../test/createClient.ts";
import { addProduct, build } from "../../test/demoBuilding.ts";
import { createInviting } from "../../test/inviting.ts";
import { startTestUpstream, type TestCompany, type TestUpstream } from "../../test/startTestUpstream.ts";
import { record } from "../../test/stepCalls.ts";
import { storeFinishedProject } from "../../test/storeFinishedProject.ts";
import { firstSignIn } from "../../test/storeTestCompanies.ts";
import { untilMailed } from "../../test/untilMailed.ts";
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
});
afterAll(() => upstream.close());

const dayMs = 86_400_000;

const told = (changes: Change[]) => changes.map(({ kind, change }) => `${kind} ${change}`);

async function addFolder(projectPath: string, parentId: string): Promise<string> {
  const path = `${projectPath}/folder/${parentId}/folder`;
  return (await first.owner.post<Schemas["Folder"]>(path, { title: "Plan 1" })).body.id;
}

test("tells what was made, changed and removed, with everything that it lies in", async () => {
  const made = await reader.during(() => build(first));
  expect(told(made)).toEqual(["PROJECT CREATED", "FOLDER CREATED", "INSTALLATION CREATED"]);
  const { project, projectPath, installation, installationPath } = await build(first);
  const added = await reader.during(() => addFolder(projectPath, project.rootFolderId));
  expect(told(added)).toEqual(["PROJECT CHANGED", "FOLDER CHANGED", "FOLDER CREATED"]);
  const floorId = added.at(-1)?.id ?? "";
  const move = { title: "Badrum", installerId: first.ownerId, newFolderId: await addFolder(projectPath, floorId) };
  const moved = await reader.during(() => first.owner.put(installationPath, move));
  expect(told(moved)).toEqual(["PROJECT CHANGED", ...Array(3).fill("FOLDER CHANGED"), "INSTALLATION CHANGED"]);
  expect(moved.map(({ id }) => id)).toEqual([
    project.id,
    project.rootFolderId,
    floorId,
    move.newFolderId,
    installation.id,
  ]);
  expect(new Set(moved.map(({ projectId }) => projectId))).toEqual(new Set([project.id]));
  const { measurementId } = await addProduct(first, installation.id, null);
  const recorded = await reader.during(() => record(first, measurementId, "AFTER_LAYING", { resistance: 131 }));
  expect(told(recorded)).toEqual(told(moved));
  const cleared = await reader.during(() => first.owner.delete(`${projectPath}/folder/${floorId}`));
  expect(told(cleared)).toEqual([
    "PROJECT CHANGED",
    "FOLDER CHANGED",
    "FOLDER REMOVED",
    "FOLDER REMOVED",
    "INSTALLATION REMOVED",
  ]);
  const gone = await reader.during(() => first.owner.delete(projectPath));
  expect(told(gone)).toEqual(["PROJECT REMOVED", "FOLDER REMOVED"]);
  expect(gone.map(({ projectId }) => projectId)).toEqual([project.id, project.id]);
});

test("tells users, certificates, their mails, and what a floor's owner reports", async () => {
  const person = await reader.during(() => createInviting(upstream).invite(first, "followed@first.example"));
  expect(told(person)).toEqual(["USER CREATED"]);
  expect(person[0]?.projectId).toBeNull();
  const role = { role: "admin" };
  expect(told(await reader.during(() => first.owner.put(`/user/${person[0]?.id}/role`, role)))).toEqual([
    "USER CHANGED",
  ]);
  expect(
    told(await reader.during(() => first.owner.put(`/user/${first.ownerId}`, { subscribeToNewsletter: true }))),
  ).toEqual([]);
  const { db } = upstream.services;
  const project = await storeFinishedProject(db, first, { rooms: 1 });
  await sql`select add_missing_object_changes()`.execute(db);
  const sending = { folderIds: project.folderIds.slice(0, 1), toEmail: "kund@ek.example", sendCopy: false };
  const activationDate = `${new Date().toISOString().slice(0, 10)}T00:00:00.000Z`;
  const sent = await reader.during(async () => {
    await first.owner.post(`${project.path}/sign`, { ...sending, activationDate });
    await untilMailed(db, project.projectId);
  });
  expect(told(sent)).toContain("CERTIFICATE CREATED");
  expect(told(sent)).toContain("INSTALLATION CHANGED");
  const { owner_code, id } = await db
    .selectFrom("certificate")
    .select(["owner_code", "id"])
    .where("project_id", "=", project.projectId)
    .executeTakeFirstOrThrow();
  const reported = await reader.during(() =>
    fetch(`${upstream.url}/v1/certificate/${owner_code}/fault-report`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ text: "The floor stays cold." }),
    }),
  );
  expect(told(reported)).toEqual(["PROJECT CHANGED", "FOLDER CHANGED", "FOLDER CHANGED", "CERTIFICATE CHANGED"]);
  const since = encodeURIComponent(reported.at(-1)?.changedAt ?? "");
  const { body } = await first.owner.get<Schemas["CertificatePage"]>(`/certificates?updatedSince=${since}`);
  expect(body.data.map(({ id, updatedAt }) => [id, updatedAt])).toEqual([[id, reported.at(-1)?.changedAt]]);
});

test("what changes in a project is the time of its last change, by which lists are filtered", async () => {
  await build(first);
  const { project, projectPath, installation, installationPath } = await build(first);
  const [last] = (
    await reader.during(() => first.owner.put(installationPath, { title: "Hall", installerId: first.ownerId }))
  ).slice(-1);
  const at = last?.changedAt ?? "";
  const { body: read } = await first.owner.get<Schemas["Project"]>(projectPath);
  const { body: root } = await first.owner.get<Schemas["Folder"]>(`${projectPath}/folder/${project.rootFolderId}`);
  const { body: room } = await first.owner.get<Schemas["InstallationDetail"]>(installationPath);
  const { body: user } = await first.owner.get<Schemas["User"]>(`/user/${first.ownerId}`);
  expect([read.updatedAt, root.updatedAt, room.updatedAt]).toEqual([at, at, at]);
  expect(Date.parse(at)).toBeGreaterThan(Date.parse(project.updatedAt ?? ""));
  expect(user.updatedAt).toBeDefined();
  const later = new Date(Date.parse(at) + 1).toISOString();
  const rooms = [`${projectPath}/folder/${project.rootFolderId}/installation`, "/installations"];
  for (const list of [
    `/company/${first.companyId}/project`,
    `/company/${first.companyId}/project?sort=name`,
    ...rooms,
  ]) {
    const filtered = async (since: string) => {
      const { body } = await first.owner.get<Schemas["ProjectPage"]>(
        `${list}${list.includes("?") ? "&" : "?"}updatedSince=${since}`,
      );
      return [body.data.map(({ id }) => id), body.meta.count];
    };
    expect(await filtered(at)).toEqual([[rooms.includes(list) ? installation.id : project.id], 1]);
    expect(await filtered(later)).toEqual([[], 0]);
  }
});

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

test("objects of before the feed are in it, made when they were made", async () => {
  const { db } = upstream.services;
  const { projectId } = await storeFinishedProject(db, first, { rooms: 1 });
  const { cursor } = await reader.readOn();
  await db.updateTable("project").set({ created_at: "2026-01-01T00:00:00Z" }).where("id", "=", projectId).execute();
  await sql`select add_missing_object_changes()`.execute(db);
  const { changes } = await reader.readOn(cursor);
  expect(changes.find(({ kind }) => kind === "PROJECT")).toMatchObject({
    id: projectId,
    change: "CREATED",
    changedAt: "2026-01-01T00:00:00.000Z",
  });
  await sql`select add_missing_object_changes()`.execute(db);
  expect(await reader.readOn(cursor)).toMatchObject({ changes });
});
