import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { parse } from "yaml";
import type { OperationId } from "../src/http/operation.ts";
import { addProduct, type Building, build, makeExport, makeTemplate, makeWebhook, newProject } from "./demoBuilding.ts";
import { makeProgram } from "./makeProgram.ts";
import { startTestUpstream, type TestCompany, type TestUpstream } from "./startTestUpstream.ts";

let upstream: TestUpstream;
let own: TestCompany;
let foreign: TestCompany;
let theirs: Building;
let ours: Building;
let theirMeasurement: string;
let theirTemplate: string;
let theirProgram: string;
let theirWebhook: string;
let theirExport: string;

beforeAll(async () => {
  upstream = await startTestUpstream();
  [own, foreign] = upstream.companies;
  [ours, theirs] = [await build(own), await build(foreign)];
  theirMeasurement = (await addProduct(foreign, theirs.installation.id, null)).measurementId;
  theirTemplate = await makeTemplate(foreign, theirs);
  theirProgram = (await makeProgram(foreign)).id;
  theirWebhook = await makeWebhook(foreign);
  theirExport = await makeExport(foreign);
});
afterAll(() => upstream.close());

const title = { title: "Ours now" };
const change = { name: "Ours now", city: "Lund", customer: "X", postalCode: "1", startDate: newProject.startDate };
const sending = { folderIds: ["x"], sendCopy: false, toEmail: "a@b.example" };
const nobody = "00000000-0000-4000-8000-000000000000";
const invitation = { email: "mole@first.example", firstName: "A", lastName: "B" };
const ofInstallation = () => ({ title: "Ours now", installerId: own.ownerId });
const nothing = () => undefined;

/**
 * For every operation the bodies to try, given the ids of somebody else's; `null` where an operation is told no id of a
 * company. The type and the first test make an operation without an entry fail.
 */
const bodies: Record<OperationId, ((ids: Ids) => object | undefined)[] | null> = {
  getUser: [nothing],
  updateUser: [() => ({ firstName: "Ours" })],
  updateUserRole: [() => ({ role: "user" })],
  validateUser: null,
  getCompany: null,
  updateCompany: null,
  listUsers: [nothing],
  inviteUser: [() => invitation],
  getInvitation: null,
  acceptInvitation: null,
  createLogoUpload: [() => ({ fileName: "public/profile-pictures/a.png" })],
  listTemplates: [nothing],
  createTemplate: [({ projectId, folderId }) => ({ name: "Ours now", projectId, folderId })],
  getTemplate: [nothing],
  updateTemplate: [() => ({ name: "Ours now" })],
  deleteTemplate: [nothing],
  listProjects: [nothing],
  createProject: [() => newProject],
  getProjectImport: [nothing],
  importProjects: [() => ({ projects: [newProject] })],
  getProject: [nothing],
  updateProject: [() => change],
  deleteProject: [nothing],
  listSignableFolders: [nothing],
  signProject: [() => ({ ...sending, activationDate: newProject.startDate })],
  resendSigned: [() => sending],
  previewCertificate: [() => ({ activationDate: newProject.startDate, folderIds: ["x"] })],
  listCertificates: null,
  listAllInstallations: null,
  verifyCertificate: null,
  listHistory: null,
  listChanges: null,
  findByExternalId: null,
  reportFault: null,
  requestCertificateArchive: null,
  getCertificateArchive: null,
  getFigures: null,
  search: null,
  listAttention: null,
  listAttentionItems: null,
  putOffAttention: null,
  getWeeklyMail: null,
  setWeeklyMail: null,
  listPrograms: null,
  createProgram: null,
  revokeProgram: [nothing],
  rotateProgramSecret: [nothing],
  getToken: null,
  createExport: null,
  listExports: null,
  getExport: [nothing],
  endExport: [() => ({ state: "CANCELED" })],
  putExportPart: [() => ({ lines: ["{}"], incompleteRows: 0 })],
  listWebhooks: null,
  createWebhook: null,
  updateWebhook: [() => ({ active: false })],
  deleteWebhook: [nothing],
  rotateWebhookSecret: [nothing],
  listWebhookDeliveries: [nothing],
  resendWebhookDelivery: [nothing],
  searchProducts: null,
  listProducts: null,
  getProduct: null,
  getFolder: [nothing],
  updateFolder: [() => title],
  deleteFolder: [nothing],
  createFolder: [() => title],
  listInstallations: [nothing],
  createInstallation: [ofInstallation],
  getInstallation: [nothing],
  updateInstallation: [ofInstallation],
  deleteInstallation: [nothing],
  completeInstallation: [nothing],
  listSteps: [nothing],
  createAttachmentUpload: [() => ({ fileName: "a.png", contentType: "image/png", size: 3 })],
  createMeasurement: [
    ({ measurementId }) => ({ measurementId, stepLabel: "BEFORE_LAYING", data: { resistance: 1 } }),
    ({ installationId }) => ({ installationId, productId: "8960701" }),
  ],
  deleteMeasurement: [nothing],
};

interface Ids {
  companyId: string;
  projectId: string;
  folderId: string;
  installationId: string;
  userId: string;
  measurementId: string;
  templateId: string;
  programId: string;
  webhookId: string;
  deliveryId: string;
  exportId: string;
  part: string;
}

interface Operation {
  operationId: OperationId;
  method: string;
  path: string;
}

const contract: { paths: Record<string, Record<string, { operationId?: OperationId }>> } = parse(
  readFileSync(new URL("../openapi.yaml", import.meta.url), "utf8"),
);
const operations: Operation[] = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, { operationId }]) => (operationId ? [{ operationId, method, path }] : [])),
);

test("every operation of the contract has its entry", () => {
  expect(Object.keys(bodies).sort()).toEqual(operations.map(({ operationId }) => operationId).sort());
});

async function ask({ method, path }: Operation, ids: Ids, body: object | undefined) {
  const address = path.replace(/\{(\w+)\}/g, (_, name: keyof Ids) => ids[name]);
  const answer = await fetch(upstream.url + address, {
    method: method.toUpperCase(),
    headers: { authorization: `Bearer ${own.owner.token}`, ...(body && { "content-type": "application/json" }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const { requestId: _, ...problem } = await answer.json();
  return { status: answer.status, ...problem };
}

const guarded = operations.filter(({ operationId }) => bodies[operationId] !== null);

test.each(guarded.map((operation) => [operation.operationId, operation] as const))(
  "%s answers ids of another company like ids of nobody, under either company's address",
  async (operationId, operation) => {
    const foreignIds = {
      projectId: theirs.project.id,
      folderId: theirs.project.rootFolderId,
      installationId: theirs.installation.id,
      userId: foreign.ownerId,
      measurementId: theirMeasurement,
      templateId: theirTemplate,
      programId: theirProgram,
      webhookId: theirWebhook,
      deliveryId: nobody,
      exportId: theirExport,
      part: "0",
    };
    const nobodys = {
      projectId: nobody,
      folderId: nobody,
      installationId: nobody,
      userId: nobody,
      measurementId: nobody,
      templateId: nobody,
      programId: nobody,
      webhookId: nobody,
      deliveryId: nobody,
      exportId: nobody,
      part: "0",
    };
    const namesMore = /\{(?!companyId)/.test(operation.path) || !operation.path.includes("{");
    for (const companyId of [foreign.companyId, nobody, ...(namesMore ? [own.companyId] : [])]) {
      for (const toBody of bodies[operationId] ?? []) {
        const asked = await ask(operation, { companyId, ...foreignIds }, toBody({ companyId, ...foreignIds }));
        expect(asked).toMatchObject({ status: 404, code: "NOT_FOUND" });
        expect(asked).toEqual(await ask(operation, { companyId, ...nobodys }, toBody({ companyId, ...nobodys })));
      }
    }
  },
);

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
  const { body: programs } = await foreign.owner.get<{ data: { id: string }[] }>("/programs");
  expect(programs.data.map(({ id }) => id)).toEqual([theirProgram]);
  const { body: template } = await foreign.owner.get(`/company/${foreign.companyId}/template/${theirTemplate}`);
  expect(template).toMatchObject({ name: "Villa" });
  const { body: webhooks } = await foreign.owner.get("/webhooks");
  expect(webhooks).toMatchObject({ data: [{ id: theirWebhook, active: true, previousSecretUntil: null }] });
  expect((await own.owner.get("/webhooks")).body).toEqual({ data: [] });
  const { body: exports } = await foreign.owner.get("/exports");
  expect(exports).toMatchObject({ data: [{ id: theirExport, state: "RUNNING", rowCount: 0 }] });
});
