import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { type Building, build } from "../../test/demoBuilding.ts";
import { startTestUpstream, type TestCompany, type TestUpstream } from "../../test/startTestUpstream.ts";
import type { components } from "../__generated__/contract.ts";

type Folder = components["schemas"]["Folder"];

let upstream: TestUpstream;
let company: TestCompany;
let building: Building;

beforeAll(async () => {
  upstream = await startTestUpstream();
  company = upstream.companies[0];
});
beforeEach(async () => {
  building = await build(company);
});
afterAll(() => upstream.close());

const pathOf = (folderId: string) => `${building.projectPath}/folder/${folderId}`;
const createBelow = (folderId: string, title: string) =>
  company.owner.post<Folder>(`${pathOf(folderId)}/folder`, { title });

test("folders go three levels deep, each with its whole path", async () => {
  const { body: floor } = await createBelow(building.project.rootFolderId, " Plan 1 ");
  const { body: flat } = await createBelow(floor.id, "Lägenhet 11");
  const { body: room } = await createBelow(flat.id, "Bad");
  expect([floor.depth, flat.depth, room.depth]).toEqual([0, 1, 2]);
  expect(room.path.map(({ title }) => title)).toEqual([
    "Villa Ekbacken",
    "Villa Ekbacken",
    "Plan 1",
    "Lägenhet 11",
    "Bad",
  ]);
  const { status, problem } = await createBelow(room.id, "Dusch");
  expect([status, problem.code]).toEqual([409, "FOLDER_TOO_DEEP"]);
});

test("a folder counts what is in it and below it, and is complete when all of that is finished", async () => {
  const { body: floor } = await createBelow(building.project.rootFolderId, "Plan 1");
  const { body: flat } = await createBelow(floor.id, "Lägenhet 11");
  const { body: installation } = await company.owner.post<{ id: string }>(`${pathOf(flat.id)}/installation`, {
    title: "Hall",
    installerId: company.ownerId,
  });
  const read = async (id: string) => (await company.owner.get<Folder>(pathOf(id))).body;
  expect(await read(building.project.rootFolderId)).toMatchObject({
    installations: { count: 2, completed: 0, activated: 0 },
  });
  expect(await read(floor.id)).toMatchObject({ installations: { count: 1, completed: 0 }, isComplete: false });
  await upstream.services.db
    .updateTable("installation")
    .set({ completed_at: new Date() })
    .where("id", "=", installation.id)
    .execute();
  expect(await read(floor.id)).toMatchObject({ isComplete: true, subFolders: [{ id: flat.id, isComplete: true }] });
  expect(await read(building.project.rootFolderId)).toMatchObject({ isComplete: false });
});

test("an installation moves to another folder of its project, not to where it is", async () => {
  const { body: floor } = await createBelow(building.project.rootFolderId, "Plan 1");
  const move = (newFolderId: string) =>
    company.owner.put<{ folderId: string }>(building.installationPath, {
      title: "Bad",
      installerId: company.ownerId,
      newFolderId,
    });
  expect((await move(building.project.rootFolderId)).problem.code).toBe("TARGET_FOLDER_IS_CURRENT");
  expect((await move(floor.id)).body.folderId).toBe(floor.id);
});

test("the root folder stays and keeps its name; others go with everything below, unless a warranty is activated there", async () => {
  const root = await company.owner.delete(pathOf(building.project.rootFolderId));
  expect([root.status, root.problem.code]).toEqual([409, "FOLDER_IS_ROOT"]);
  const renamed = await company.owner.put(pathOf(building.project.rootFolderId), { title: "Another" });
  expect([renamed.status, renamed.problem.code]).toEqual([409, "FOLDER_IS_ROOT"]);
  const { body: floor } = await createBelow(building.project.rootFolderId, "Plan 1");
  const { body: flat } = await createBelow(floor.id, "Lägenhet 11");
  await company.owner.put(building.installationPath, {
    title: "Bad",
    installerId: company.ownerId,
    newFolderId: flat.id,
  });
  const { db } = upstream.services;
  const activate = (at: Date | null) =>
    db
      .updateTable("installation")
      .set({ completed_at: at, activated_at: at })
      .where("id", "=", building.installation.id)
      .execute();
  await activate(new Date());
  expect((await company.owner.delete(pathOf(floor.id))).problem.code).toBe("HOLDS_ACTIVATED");
  expect((await company.owner.delete(building.installationPath)).problem.code).toBe("INSTALLATION_ACTIVATED");
  await activate(null);
  expect((await company.owner.delete(pathOf(floor.id))).status).toBe(204);
  expect((await company.owner.get(building.installationPath)).status).toBe(404);
});
