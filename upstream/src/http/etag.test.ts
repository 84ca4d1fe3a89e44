import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { type Building, build, newProject } from "../../test/demoBuilding.ts";
import { startTestUpstream, type TestCompany, type TestUpstream } from "../../test/startTestUpstream.ts";

let upstream: TestUpstream;
let company: TestCompany;
let building: Building;
let folderPath: string;

beforeAll(async () => {
  upstream = await startTestUpstream();
  company = upstream.companies[0];
  building = await build(company);
  const folders = `${building.projectPath}/folder`;
  const made = await company.owner.post<{ id: string }>(`${folders}/${building.project.rootFolderId}/folder`, {
    title: "Plan 1",
  });
  folderPath = `${folders}/${made.body.id}`;
});
afterAll(() => upstream.close());

const project = { city: "Lund", customer: "Ek", postalCode: "1", startDate: newProject.startDate };

const editable: Record<string, { path(): string; change(word: string): object }> = {
  user: { path: () => `/user/${company.ownerId}`, change: (firstName) => ({ firstName }) },
  company: { path: () => "/company", change: (city) => ({ city }) },
  project: { path: () => building.projectPath, change: (name) => ({ ...project, name }) },
  folder: {
    path: () => folderPath,
    change: (title) => ({ title }),
  },
  installation: {
    path: () => building.installationPath,
    change: (title) => ({ title, installerId: company.ownerId }),
  },
};

async function nameOfOwner(): Promise<string> {
  const { body } = await company.owner.get<{ firstName: string; lastName: string }>(`/user/${company.ownerId}`);
  return `${body.firstName} ${body.lastName}`;
}

test.each(Object.entries(editable))("of two changes of one version of a %s the second is refused", async (_, noun) => {
  const { owner } = company;
  const read = async () => {
    const { headers, body } = await owner.get<{ version: string }>(noun.path());
    return { etag: headers.get("etag") ?? "", body };
  };
  const first = await read();
  expect(first.etag).toMatch(/^"\d+"$/);
  expect(first.etag).toBe(`"${first.body.version}"`);
  const changed = await owner.put(noun.path(), noun.change("One"), first.etag);
  expect(changed.status).toBe(200);
  const second = await read();
  expect(changed.headers.get("etag")).toBe(second.etag);
  expect(second.etag).not.toBe(first.etag);
  const refused = await owner.put(noun.path(), noun.change("Two"), first.etag);
  const { code, changedBy } = refused.problem;
  expect([refused.status, code, changedBy]).toEqual([412, "VERSION_CONFLICT", await nameOfOwner()]);
  expect(await read()).toEqual(second);
  expect((await owner.put(noun.path(), noun.change("One"), second.etag)).headers.get("etag")).toBe(second.etag);
  expect((await owner.put(noun.path(), noun.change("Three"))).status).toBe(200);
});

test("of two at the same time exactly one is taken", async () => {
  const { etag } = Object.fromEntries((await company.owner.get(building.projectPath)).headers);
  const words = ["Left", "Right", "Both", "None"];
  const answers = await Promise.all(
    words.map((name) => company.owner.put(building.projectPath, { ...project, name }, etag)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412]);
});

test("a list of versions or any version will do, a weak one or nonsense will not", async () => {
  const { body, headers } = await company.owner.get<{ version: string }>(building.projectPath);
  expect(headers.get("etag")).toBe(`"${body.version}"`);
  const save = async (ifMatch: string) =>
    (await company.owner.put(building.projectPath, { ...project, name: "Kept" }, ifMatch)).status;
  await save("*");
  const { version } = (await company.owner.get<{ version: string }>(building.projectPath)).body;
  expect(await save(`"0", "${version}"`)).toBe(200);
  expect([await save(`W/"${version}"`), await save(version), await save('"0"')]).toEqual([412, 412, 412]);
});
