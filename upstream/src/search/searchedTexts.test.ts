import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { addProduct, type Building, build, newProject } from "../../test/demoBuilding.ts";
import { makeImport } from "../../test/importCalls.ts";
import { createInviting } from "../../test/inviting.ts";
import { startTestUpstream, type TestCompany, type TestUpstream } from "../../test/startTestUpstream.ts";
import { storeFinishedProject } from "../../test/storeFinishedProject.ts";
import type { components } from "../__generated__/contract.ts";

type Schemas = components["schemas"];
type Made = { id: string };
type Act = (text: string) => Promise<unknown>;

let upstream: TestUpstream;
let company: TestCompany;
let building: Building;
let root: string;

beforeAll(async () => {
  upstream = await startTestUpstream();
  company = upstream.companies[0];
  building = await build(company);
  root = `${building.projectPath}/folder/${building.project.rootFolderId}`;
});
afterAll(() => upstream.close());

const room = (title: string, more: object = {}) => ({ title, installerId: company.ownerId, ...more });
const invite = (more: object) => createInviting(upstream).invite(company, `${randomUUID()}@a.example`, more);

const ofProject = Object.fromEntries(
  ["name", "customer", "customerEmail", "city", "postalCode", "externalId"].flatMap((field): [string, Act][] => {
    const toField = (text: string) => ({ [field]: field === "customerEmail" ? `${text}@kund.example` : text });
    const create = (text: string) =>
      company.owner.post(`/company/${company.companyId}/project`, { ...newProject, ...toField(text) });
    return [
      [`createProject ${field}`, create],
      [`updateProject ${field}`, (text) => company.owner.put(building.projectPath, toField(text))],
      [`importProjects ${field}`, (text) => makeImport(company, { ...newProject, ...toField(text) })],
    ];
  }),
);

const acts: Record<string, Act> = {
  ...ofProject,
  "createFolder title": (title) => company.owner.post(`${root}/folder`, { title }),
  "updateFolder title": async (title) => {
    const { body } = await company.owner.post<Made>(`${root}/folder`, { title: "Plan 1" });
    return company.owner.put(`${building.projectPath}/folder/${body.id}`, { title });
  },
  "createInstallation title": (title) => company.owner.post(`${root}/installation`, room(title)),
  "updateInstallation title": (title) => company.owner.put(building.installationPath, room(title)),
  "createMeasurement marking": (cableMarking) => addProduct(company, building.installation.id, null, { cableMarking }),
  "updateMeasurement marking": async (cableMarking) => {
    const { measurementId } = await addProduct(company, building.installation.id, null);
    return company.owner.put(`/measurements/${measurementId}`, { cableMarking });
  },
  "inviteUser lastName": (lastName) => invite({ lastName }),
  "inviteUser firstName": (firstName) => invite({ firstName }),
  "inviteUser email": (text) => createInviting(upstream).invite(company, `${text}@a.example`),
  "updateUser lastName": async (lastName) =>
    company.owner.put(`/user/${(await invite({})).body.id}`, { lastName, firstName: "Ann" }),
  "updateUser firstName": (firstName) => company.owner.put(`/user/${company.ownerId}`, { firstName }),
  "acceptInvitation lastName": async (lastName) => {
    const inviting = createInviting(upstream);
    const email = `${randomUUID()}@alone.example`;
    const person = await inviting.signUp(email);
    await inviting.invite(company, email, { lastName });
    return person.post("/invitation/accept", { token: await inviting.tokenOf(email) });
  },
};

test.each(Object.entries(acts))("%s is found, and in the other company is not", async (_, act) => {
  const text = randomUUID().slice(-12);
  await act(text);
  expect((await find(text)).flatMap(({ matches }) => matches)).toContain(text);
  expect(await find(text, upstream.companies[1])).toEqual([]);
});

test("a room that was moved is found by the words of its new folder alone, with its product", async () => {
  const [from, to] = [
    (await company.owner.post<Made>(`${root}/folder`, { title: "Norrgaveln" })).body.id,
    (await company.owner.post<Made>(`${root}/folder`, { title: "Söderflygeln" })).body.id,
  ];
  const { body } = await company.owner.post<Made>(
    `${building.projectPath}/folder/${from}/installation`,
    room("Pentry"),
  );
  await company.owner.put(`${building.projectPath}/installation/${body.id}`, room("Pentry", { newFolderId: to }));
  expect([await find("pentry norrgaveln"), (await find("pentry söderflygeln")).map(({ id }) => id)]).toEqual([
    [],
    [body.id],
  ]);
});

test("a certificate is found by its number from when it is signed", async () => {
  const { path, folderIds } = await storeFinishedProject(upstream.services.db, company, { folders: 1, rooms: 1 });
  const activationDate = `${new Date().toISOString().slice(0, 10)}T00:00:00.000Z`;
  const sending = { activationDate, folderIds, toEmail: "kund@ripan.example", sendCopy: false };
  const { body } = await company.owner.post<{ certificates: { number: string }[] }>(`${path}/sign`, sending);
  const number = body.certificates[0]?.number ?? "";
  expect((await find(number)).map(({ kind, title }) => [kind, title])).toContainEqual(["CERTIFICATE", number]);
});

async function find(query: string, { owner } = company): Promise<Schemas["SearchHit"][]> {
  const { body } = await owner.get<Schemas["SearchHits"]>(`/search?query=${encodeURIComponent(query)}&take=50`);
  return body.data;
}
