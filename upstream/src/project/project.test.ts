import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { sql } from "kysely";
import { changeRooms } from "../../test/changeRooms.ts";
import { build, newProject } from "../../test/demoBuilding.ts";
import { startTestUpstream, type TestCompany, type TestUpstream } from "../../test/startTestUpstream.ts";
import { storeFinishedProject } from "../../test/storeFinishedProject.ts";
import type { components } from "../__generated__/contract.ts";

type Schemas = components["schemas"];

let upstream: TestUpstream;
let company: TestCompany;
let projects: string;

beforeAll(async () => {
  upstream = await startTestUpstream();
  company = upstream.companies[0];
  projects = `/company/${company.companyId}/project`;
});
afterAll(() => upstream.close());

async function createProject(changes: object = {}) {
  return (await company.owner.post<Schemas["Project"]>(projects, { ...newProject, ...changes })).body;
}

async function asUser<Result>(run: () => Promise<Result>): Promise<Result> {
  const role = (name: "user" | "owner") =>
    upstream.services.db.updateTable("app_user").set({ role: name }).where("id", "=", company.ownerId).execute();
  await role("user");
  return run().finally(() => role("owner"));
}

describe("a project", () => {
  test("is made with its root folder and no installations", async () => {
    const project = await createProject({ name: "  Villa Ekbacken " });
    expect(project).toMatchObject({ name: "Villa Ekbacken", status: "IN_PROGRESS", archived: false, postalCode: null });
    const { body: root } = await company.owner.get<Schemas["Folder"]>(
      `${projects}/${project.id}/folder/${project.rootFolderId}`,
    );
    expect(root).toMatchObject({ depth: -1, parentFolderId: null, subFolders: [], isComplete: false });
  });

  test.each([
    [{ name: 5 }, "name", "FIELD_TYPE"],
    [{ name: "   " }, "name", "FIELD_FORMAT"],
    [{ endDate: "2026-02-01T00:00:00Z" }, "endDate", "END_BEFORE_START"],
    [{ startDate: "2026-02-30T00:00:00Z" }, "startDate", "FIELD_FORMAT"],
    [{ customerEmail: "a@b" }, "customerEmail", "FIELD_FORMAT"],
    [{ companyId: "other" }, "companyId", "FIELD_UNKNOWN"],
    [{ name: "a\u0000b" }, "name", "FIELD_FORMAT"],
  ])("is refused with %j", async (changes, field, code) => {
    const { status, problem } = await company.owner.post(projects, { ...newProject, ...changes });
    expect([status, problem.code]).toEqual([400, "VALIDATION_FAILED"]);
    expect(problem.details).toMatchObject([{ field, code }]);
  });

  test("loses optional fields that are null, and keeps whether it is archived", async () => {
    const project = await createProject({ customerEmail: "kund@example.com" });
    const change = {
      name: "Ny",
      city: "Malmö",
      customer: "Kund",
      postalCode: "211 11",
      startDate: newProject.startDate,
    };
    const archived = await company.owner.put<Schemas["Project"]>(`${projects}/${project.id}`, {
      ...change,
      customerEmail: null,
      endDate: null,
      archived: true,
    });
    expect(archived.body).toMatchObject({ archived: true, endDate: null, postalCode: "211 11" });
    expect(archived.body).not.toHaveProperty("customerEmail");
    const again = await company.owner.put<Schemas["Project"]>(`${projects}/${project.id}`, change);
    expect(again.body.archived).toBe(true);
  });

  test("keeps what a change leaves out, also a postal code that there never was", async () => {
    const { body: project } = await company.owner.post<Schemas["Project"]>(projects, {
      ...newProject,
      customerEmail: "a@b.se",
    });
    const { version: _, updatedAt: __, ...before } = project;
    const changed = await company.owner.put<Schemas["Project"]>(`${projects}/${project.id}`, { city: "Malmö" });
    expect(changed.body).toMatchObject({ ...before, city: "Malmö", postalCode: null });
    const early = await company.owner.put(`${projects}/${project.id}`, { endDate: "2020-01-01T00:00:00.000Z" });
    expect(early.problem.details).toMatchObject([{ field: "endDate", code: "END_BEFORE_START" }]);
  });

  test.each([" ", "\u00a0", "\u200B", "\u3164\u2800"])("takes no name that nobody can see: %j", async (name) => {
    const { problem } = await company.owner.post(projects, { ...newProject, name });
    expect(problem.details).toMatchObject([{ field: "name" }]);
  });

  test("is ready to sign when all is finished, complete when all is activated, and then cannot be deleted", async () => {
    const { project, projectPath } = await build(company);
    const status = async () => (await company.owner.get<Schemas["Project"]>(projectPath)).body.status;
    const { db } = upstream.services;
    const set = (change: object) => changeRooms(db, { ...company, id: project.id }, change);
    expect(await status()).toBe("IN_PROGRESS");
    await set({ completed_at: new Date() });
    expect(await status()).toBe("SIGNABLE");
    await set({ activated_at: new Date() });
    expect(await status()).toBe("COMPLETED");
    const { problem } = await company.owner.delete(`${projects}/${project.id}`);
    expect(problem.code).toBe("HOLDS_ACTIVATED");
  });

  test("is deleted with everything below it, by admins only", async () => {
    const { projectPath } = await build(company);
    expect((await asUser(() => company.owner.delete(projectPath))).status).toBe(403);
    expect((await company.owner.delete(projectPath)).status).toBe(204);
    expect((await company.owner.get(projectPath)).status).toBe(404);
  });
});

test("a project counts its installations, however they come, change and go, and keeps its version", async () => {
  const { db } = upstream.services;
  const { project, installation, projectPath } = await build(company);
  const root = `${projectPath}/folder/${project.rootFolderId}`;
  const { body: folder } = await company.owner.post<Schemas["Folder"]>(`${root}/folder`, { title: "Plan 1" });
  const before = (await company.owner.get<Schemas["Project"]>(projectPath)).body;
  const rooms = `${projectPath}/folder/${folder.id}/installation`;
  const room = { title: "Kök", installerId: company.ownerId };
  const { body: second } = await company.owner.post<Schemas["Installation"]>(rooms, room);
  expect((await company.owner.post(rooms, room)).status).toBe(201);
  const finished = [installation.id, second.id];
  const change = (set: object, ids: string[]) => changeRooms(db, { ...company, id: project.id }, set, ids);
  await change({ completed_at: new Date() }, finished);
  await change({ completed_at: new Date(), title: "Hall" }, finished);
  await change({ activated_at: new Date() }, [installation.id]);
  const { body } = await company.owner.get<Schemas["Project"]>(projectPath);
  expect(body.installations).toEqual({ count: 3, completed: 2, activated: 1 });
  expect(body.version).toBe(before.version);
  expect((await company.owner.delete(`${projectPath}/installation/${second.id}`)).status).toBe(204);
  const left = (await company.owner.get<Schemas["Project"]>(projectPath)).body;
  expect(left.installations).toEqual({ count: 2, completed: 1, activated: 1 });
  await sql`delete from installation where id = ${installation.id}`.execute(db);
  expect((await company.owner.delete(`${projectPath}/folder/${folder.id}`)).status).toBe(204);
  const empty = (await company.owner.get<Schemas["Project"]>(projectPath)).body;
  expect(empty.installations).toEqual({ count: 0, completed: 0, activated: 0 });
});

test("a project counts installations that come, finish and go at once", async () => {
  const { db } = upstream.services;
  const { path, installationIds } = await storeFinishedProject(db, company, { folders: 2, rooms: 4 });
  const { owner, ownerId } = company;
  const ids = installationIds.flat();
  await db.updateTable("installation").set({ completed_at: null }).where("id", "in", ids).execute();
  const [gone = "", moved = "", ...finished] = ids;
  const { rootFolderId } = (await owner.get<Schemas["Project"]>(path)).body;
  const room = { title: "Kök", installerId: ownerId };
  const answers = await Promise.all([
    ...finished.map((id) => owner.post(`${path}/installation/${id}/complete`, undefined)),
    owner.delete(`${path}/installation/${gone}`),
    owner.put(`${path}/installation/${moved}`, { ...room, newFolderId: rootFolderId }),
    ...[1, 2, 3].map(() => owner.post(`${path}/folder/${rootFolderId}/installation`, room)),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([...finished.map(() => 200), 204, 200, 201, 201, 201]);
  const { installations } = (await owner.get<Schemas["Project"]>(path)).body;
  expect(installations).toEqual({ count: ids.length + 2, completed: finished.length, activated: 0 });
});

test("the installations of all projects are listed by status and by whether their project is archived", async () => {
  const { db } = upstream.services;
  const archived = await storeFinishedProject(db, company, { folders: 1, rooms: 2 });
  await db.updateTable("project").set({ archived: true }).where("id", "=", archived.projectId).execute();
  const list = async (query: string) => {
    const { data, meta } = (await company.owner.get<Schemas["InstallationPage"]>(`/installations?take=100&${query}`))
      .body;
    expect(meta.count).toBe(data.length);
    return data;
  };
  const [all, old, ongoing] = [await list(""), await list("archived=true"), await list("archived=false")];
  expect(old.map(({ id }) => id)).toEqual(archived.installationIds.flat().toSorted());
  expect([...old, ...ongoing].map(({ id }) => id).toSorted()).toEqual(all.map(({ id }) => id));
  const [finished, started] = [await list("status=completed"), await list("status=started")];
  expect(finished.every(({ completedAt }) => completedAt !== null)).toBe(true);
  expect(started.every(({ completedAt }) => completedAt === null)).toBe(true);
  expect(finished.length + started.length).toBe(all.length);
  const foreign = (await upstream.companies[1].owner.get<Schemas["InstallationPage"]>("/installations?take=100")).body;
  expect(foreign.data.filter(({ id }) => all.some((own) => own.id === id))).toEqual([]);
});

test("the list counts all rows, pages without gaps and filters by archived", async () => {
  const { companyId, owner } = upstream.companies[1];
  const path = `/company/${companyId}/project`;
  for (let index = 0; index < 5; index += 1) await owner.post(path, { ...newProject, name: `Project ${index}` });
  const page = async (skip: number) => (await owner.get<Schemas["ProjectPage"]>(`${path}?skip=${skip}&take=2`)).body;
  const pages = [await page(0), await page(2), await page(4)];
  expect(pages.map(({ data, meta }) => [data.length, meta.count])).toEqual([
    [2, 5],
    [2, 5],
    [1, 5],
  ]);
  expect(new Set(pages.flatMap(({ data }) => data.map(({ id }) => id))).size).toBe(5);
  expect((await owner.get<Schemas["ProjectPage"]>(`${path}?archived=true`)).body.meta.count).toBe(0);
  expect((await owner.get(`${path}?take=101`)).problem.details).toMatchObject([{ field: "take" }]);
});
