import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { addProduct, type Building, build, uploadPhoto } from "../../test/demoBuilding.ts";
import { startTestUpstream, type TestCompany, type TestUpstream } from "../../test/startTestUpstream.ts";
import { ohmicSteps, record } from "../../test/stepCalls.ts";
import type { components } from "../__generated__/contract.ts";

type Schemas = components["schemas"];
type Folder = Schemas["Folder"];

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
    installations: { count: 2, completed: 0, activated: 0, awaitingReview: 0 },
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

test("each list of rooms says how the steps of a room stand, as the room itself does", async () => {
  const { installation, installationPath, project } = building;
  const read = async () => {
    const lists = [`${pathOf(project.rootFolderId)}/installation`, "/installations?archived=false&take=100"];
    const pages = await Promise.all(lists.map((path) => company.owner.get<Schemas["InstallationPage"]>(path)));
    const room = await company.owner.get<Schemas["InstallationDetail"]>(installationPath);
    const rows = pages.map(({ body }) => body.data.find(({ id }) => id === installation.id));
    expect(rows.map((row) => row?.stepStates)).toEqual([room.body.stepStates, room.body.stepStates]);
    return room.body.stepStates;
  };
  const states = async () => (await read())?.map(({ state }) => state);
  expect(await read()).toEqual([]);
  const { measurementId } = await addProduct(company, installation.id, null);
  const { body: steps } = await company.owner.get<{ data: Schemas["Step"][] }>(`${installationPath}/steps?language=sv`);
  const { minimum = 0, maximum = 0 } = steps.data[0]?.data[0]?.dataSchema.properties.resistance ?? {};
  const good = { resistance: (minimum + maximum) / 2, insulation: 500 };
  expect(await states()).toEqual(["MISSING", "MISSING", "MISSING", "MISSING"]);
  await record(company, measurementId, "BEFORE_LAYING", good);
  await record(company, measurementId, "AFTER_LAYING", good);
  await record(company, measurementId, "AFTER_COVERING", { resistance: minimum, insulation: 500 });
  await record(company, measurementId, "BEFORE_CONNECTION", { insulation: 2 });
  expect(await states()).toEqual(["WITHIN", "PARTIAL", "NEAR_LIMIT", "OUTSIDE"]);
  const attachments = [{ url: await uploadPhoto(company, installationPath), fileName: "Före gjutning.png" }];
  await record(company, measurementId, "AFTER_LAYING", { attachments });
  await record(company, measurementId, "BEFORE_CONNECTION", { resistance: good.resistance, insulation: ">5" });
  expect(await states()).toEqual(["WITHIN", "WITHIN", "NEAR_LIMIT", "INCONCLUSIVE"]);
  expect((await read())?.map(({ stepLabel, stepNumber }) => [stepLabel, stepNumber])).toEqual(
    ohmicSteps.map((label, index) => [label, index + 1]),
  );
});

test("each list of rooms has a room's last photo, as the room itself does, and says while a required one is lacking", async () => {
  const { installation, installationPath, project } = building;
  const read = async () => {
    const lists = [`${pathOf(project.rootFolderId)}/installation`, "/installations?archived=false&take=100"];
    const pages = await Promise.all(lists.map((path) => company.owner.get<Schemas["InstallationPage"]>(path)));
    const { body } = await company.owner.get<Schemas["InstallationDetail"]>(installationPath);
    const rows = pages.map(({ body: page }) => page.data.find(({ id }) => id === installation.id));
    const told = [...rows, body].map((row) => [row?.photo?.fileName ?? null, row?.lacksPhoto]);
    expect(told).toEqual(Array(3).fill(told[0]));
    return { told: told[0], photo: body.photo };
  };
  expect((await read()).told).toEqual([null, false]);
  const { measurementId } = await addProduct(company, installation.id, null);
  expect((await read()).told).toEqual([null, true]);
  const add = async (stepLabel: string, ...names: string[]) => {
    const files = names.map(async (fileName) => ({ url: await uploadPhoto(company, installationPath), fileName }));
    await record(company, measurementId, stepLabel, { attachments: await Promise.all(files) });
  };
  await add("AFTER_LAYING", "first.png", "second.png");
  expect((await read()).told).toEqual(["second.png", false]);
  await add("BEFORE_LAYING", "before.png");
  const { told, photo } = await read();
  expect(told).toEqual(["second.png", false]);
  expect((await fetch(photo?.url ?? "")).status).toBe(200);
});

test("a step whose values have no limits is filled", async () => {
  const { installation, installationPath } = building;
  const recipe = "PARALLEL_RESISTIVE_FLEXIBLE_LENGTH";
  const { measurementId } = await addProduct(company, installation.id, recipe, { cableLength: 10 });
  const last = "ENERGISED";
  await record(company, measurementId, last, { current: 2.4, temperature: 20 });
  const { body } = await company.owner.get<Schemas["InstallationDetail"]>(installationPath);
  expect(body.stepStates?.find(({ stepLabel }) => stepLabel === last)?.state).toBe("FILLED");
});
