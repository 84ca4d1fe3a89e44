import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { sql } from "kysely";
import { createChangeReader } from "../../test/changeReader.ts";
import { addProduct, build } from "../../test/demoBuilding.ts";
import { createInviting } from "../../test/inviting.ts";
import { startTestUpstream, type TestCompany, type TestUpstream } from "../../test/startTestUpstream.ts";
import { record } from "../../test/stepCalls.ts";
import { storeFinishedProject } from "../../test/storeFinishedProject.ts";
import { untilMailed } from "../../test/untilMailed.ts";
import type { components } from "../__generated__/contract.ts";

type Schemas = components["schemas"];
type Change = Schemas["ChangedObject"];

let upstream: TestUpstream;
let first: TestCompany;
let reader: ReturnType<typeof createChangeReader>;

beforeAll(async () => {
  upstream = await startTestUpstream();
  [first] = upstream.companies;
  reader = createChangeReader(first);
});
afterAll(() => upstream.close());

const told = (changes: Change[]) => changes.map(({ kind, change }) => `${kind} ${change}`);

test("a reader can begin at now, and is told what comes after", async () => {
  await build(first);
  const begun = (await first.owner.get<Schemas["ChangePage"]>("/changes?from=now")).body;
  expect(begun).toEqual({ data: [], meta: { hasMore: false, cursor: expect.any(String) } });
  const { project } = await build(first);
  const { data } = (await first.owner.get<Schemas["ChangePage"]>(`/changes?from=now&after=${begun.meta.cursor}`)).body;
  expect([told(data), data[0]?.id]).toEqual([
    ["PROJECT CREATED", "FOLDER CREATED", "INSTALLATION CREATED"],
    project.id,
  ]);
});

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
