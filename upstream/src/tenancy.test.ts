import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { addProduct, type Building, build, newProject } from "../test/demoBuilding.ts";
import { startTestUpstream, type TestCompany, type TestUpstream } from "../test/startTestUpstream.ts";

type Verb = "GET" | "POST" | "PUT" | "DELETE";

let upstream: TestUpstream;
let own: TestCompany;
let foreign: TestCompany;
let theirs: Building;
let ours: Building;
let theirMeasurement: string;

beforeAll(async () => {
  upstream = await startTestUpstream();
  [own, foreign] = upstream.companies;
  [ours, theirs] = [await build(own), await build(foreign)];
  theirMeasurement = (await addProduct(foreign, theirs.installation.id, null)).measurementId;
});
afterAll(() => upstream.close());

const title = { title: "Ours now" };
const change = { name: "Ours now", city: "Lund", customer: "X", postalCode: "1", startDate: newProject.startDate };
const signing = { activationDate: newProject.startDate, folderIds: ["x"], sendCopy: false, toEmail: "a@b.example" };

/** Every operation on an id, as [verb, path below the company or absolute, body]. */
function operationsOn(
  company: string,
  project: string,
  folder: string,
  installation: string,
  user: string,
  measurement: string,
) {
  const inCompany = `/company/${company}`;
  const inProject = `${inCompany}/project/${project}`;
  const inFolder = `${inProject}/folder/${folder}`;
  const inInstallation = `${inProject}/installation/${installation}`;
  const installationChange = { title: "Ours now", installerId: own.ownerId };
  const upload = { fileName: "a.png", contentType: "image/png", size: 3 };
  const operations: [Verb, string, object?][] = [
    ["GET", `/user/${user}`],
    ["PUT", `/user/${user}`, { firstName: "Ours" }],
    ["PUT", `/user/${user}/role`, { role: "user" }],
    ["GET", inProject],
    ["PUT", inProject, change],
    ["DELETE", inProject],
    ["GET", `${inProject}/signable`],
    ["POST", `${inProject}/sign`, signing],
    ["GET", inFolder],
    ["PUT", inFolder, title],
    ["DELETE", inFolder],
    ["POST", `${inFolder}/folder`, title],
    ["GET", `${inFolder}/installation`],
    ["POST", `${inFolder}/installation`, installationChange],
    ["GET", inInstallation],
    ["PUT", inInstallation, installationChange],
    ["DELETE", inInstallation],
    ["POST", `${inInstallation}/complete`],
    ["GET", `${inInstallation}/steps`],
    ["POST", `${inInstallation}/steps/presigned-url`, upload],
    ["POST", "/measurements", { measurementId: measurement, stepLabel: "BEFORE_LAYING", data: { resistance: 1 } }],
    ["POST", "/measurements", { installationId: installation, productId: "8960701" }],
    ["DELETE", `/measurements/${measurement}`],
  ];
  return operations;
}

async function answers(operations: [Verb, string, object?][]) {
  const found: unknown[] = [];
  for (const [verb, path, body] of operations) {
    const { owner } = own;
    const answer = await {
      GET: () => owner.get(path),
      POST: () => owner.post(path, body),
      PUT: () => owner.put(path, body),
      DELETE: () => owner.delete(path),
    }[verb]();
    const { requestId: _, ...rest } = answer.problem ?? {};
    found.push({ verb, at: path.split("/").at(-1)?.slice(0, 12), status: answer.status, ...rest });
  }
  return found;
}

const nobody = "00000000-0000-4000-8000-000000000000";

test("ids of another company are answered like ids of nobody, under either company's address", async () => {
  const { project, installation } = theirs;
  const foreignIds = [project.id, project.rootFolderId, installation.id, foreign.ownerId, theirMeasurement] as const;
  const nobodys = [nobody, nobody, nobody, nobody, nobody] as const;
  const strip = (found: unknown[]) => found.map((answer) => ({ ...(answer as object), at: undefined }));
  for (const company of [own.companyId, foreign.companyId, nobody]) {
    const asked = await answers(operationsOn(company, ...foreignIds));
    expect(asked).toEqual(asked.map(() => expect.objectContaining({ status: 404, code: "NOT_FOUND" })));
    expect(strip(asked)).toEqual(strip(await answers(operationsOn(company, ...nobodys))));
  }
});

test("a folder or installation of another project of one's own is not found in this one", async () => {
  const other = await build(own);
  const mixed = `/company/${own.companyId}/project/${ours.project.id}`;
  expect((await own.owner.get(`${mixed}/folder/${other.project.rootFolderId}`)).status).toBe(404);
  expect((await own.owner.get(`${mixed}/installation/${other.installation.id}`)).status).toBe(404);
  const move = { title: "x", installerId: own.ownerId, newFolderId: other.project.rootFolderId };
  expect((await own.owner.put(ours.installationPath, move)).status).toBe(404);
});

test("another company's person cannot be made the installer", async () => {
  const { problem } = await own.owner.put(ours.installationPath, { title: "x", installerId: foreign.ownerId });
  expect(problem.code).toBe("INSTALLER_NOT_ALLOWED");
});

test("nothing of the other company was changed", async () => {
  const { body } = await foreign.owner.get(theirs.installationPath);
  expect(body).toMatchObject({ title: "Badrum", products: [{ measurementId: theirMeasurement }] });
});
