import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { parse } from "yaml";
import { brokenBodies, type Schema } from "../../test/brokenBodies.ts";
import { finishingBodies } from "../../test/declarationCalls.ts";
import { addProduct, type Building, build, makeExport, makeWebhook, newProject } from "../../test/demoBuilding.ts";
import { instrumentBodies, makeInstrument } from "../../test/instrumentCalls.ts";
import { startTestUpstream, type TestCompany, type TestUpstream } from "../../test/startTestUpstream.ts";
import type { OperationId } from "./operation.ts";

type Operation = {
  operationId: OperationId;
  requestBody?: { content: { "application/json": { schema: Schema } } };
};

const contract: { paths: Record<string, Record<string, Operation>>; components: { schemas: Record<string, Schema> } } =
  parse(readFileSync(new URL("../../openapi.yaml", import.meta.url), "utf8"));
const operations = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, { operationId, requestBody }]) =>
    requestBody ? [{ operationId, method, path, schema: requestBody.content["application/json"].schema }] : [],
  ),
);
const resolve = (ref: string): Schema => contract.components.schemas[ref.split("/").at(-1) ?? ""] ?? {};

let upstream: TestUpstream;
let company: TestCompany;
let building: Building;
let measurementId: string;
let templateId: string;
let instrumentId: string;
let webhookId: string;
let exportId: string;
beforeAll(async () => {
  upstream = await startTestUpstream();
  company = upstream.companies[0];
  building = await build(company);
  measurementId = (await addProduct(company, building.installation.id, null)).measurementId;
  const made = await company.owner.post<{ id: string }>(`/company/${company.companyId}/template`, template());
  templateId = made.body.id;
  instrumentId = (await makeInstrument(company)).id;
  webhookId = await makeWebhook(company);
  exportId = await makeExport(company);
});
afterAll(() => upstream.close());

const sending = { folderIds: ["x"], sendCopy: false, toEmail: "a@b.example" };
const activationDate = newProject.startDate;
const attachments = [{ url: "https://x.example/y", fileName: "a.png" }];
const upload = { fileName: "a.png", contentType: "image/png", size: 3 };
const reading = () => ({ resistance: 1, insulation: 1, attachments });
const template = () => ({
  name: "Trapphus",
  projectId: building.project.id,
  folderId: building.project.rootFolderId,
});
const person = { firstName: "A", lastName: "B" };
const address = { name: "El AB", orgNumber: "1", address: "Gatan 1", city: "Lund", postalCode: "1" };

const bodies: Partial<Record<OperationId, () => object[]>> = {
  updateUser: () => [
    { ...person, phone: "1", language: "sv", installer: true, subscribeToNewsletter: true, active: true },
  ],
  putOffAttention: () => [{ until: "2099-01-01" }],
  setWeeklyMail: () => [{ wanted: true }],
  confirmStandards: () => [{ version: "SE 2023-1", confirmed: true }],
  createSavedView: () => [{ list: "ONGOING", name: "Brf", search: "q=brf" }],
  updateSavedView: () => [{ name: "Brf", search: "q=brf" }],
  ...finishingBodies,
  ...instrumentBodies,
  createWebhook: () => [{ url: "https://hooks.example/other", kinds: ["project.created"] }],
  updateWebhook: () => [{ url: "https://hooks.example/other", kinds: ["project.created"], active: false }],
  createExport: () => [{ query: "{ a }", list: "a" }],
  endExport: () => [{ state: "FAILED", errorCode: "READ_FAILED", message: "It broke." }],
  putExportPart: () => [{ lines: ["{}"], incompleteRows: 0 }],
  updateUserRole: () => [{ role: "owner" }],
  validateUser: () => [{ email: "a@b.example" }],
  updateCompany: () => [
    { ...address, phoneNumber: "1", email: "a@b.example", website: "x.example", country: "SE", logo: null },
  ],
  inviteUser: () => [
    { email: "new@b.example", firstName: "A", lastName: "B", role: "user", installer: false, language: "sv" },
  ],
  resendInvitation: () => [{ language: "sv" }],
  acceptInvitation: () => [{ token: "x" }],
  createLogoUpload: () => [{ fileName: "public/profile-pictures/a.png" }],
  createProject: () => [{ ...newProject, customerEmail: "a@b.example", postalCode: "1" }],
  startBatch: () => [
    { action: "ASSIGN", ids: [building.installation.id], installerId: company.ownerId, sendCopy: false },
  ],
  importProjects: () => [{ projects: [newProject, { ...newProject, customerEmail: "a@b.example", postalCode: "1" }] }],
  updateProject: () => [{ ...newProject, customerEmail: "a@b.example", postalCode: "1", archived: true }],
  signProject: () => [{ ...sending, activationDate }],
  resendSigned: () => [sending],
  withdrawCertificate: () => [{ reason: "Fel produkt" }],
  setFaultState: () => [{ state: "CLOSED", note: "Givaren bytt" }],
  previewCertificate: () => [{ activationDate, folderIds: ["x"] }],
  updateFolder: () => [{ title: "Plan" }],
  createFolder: () => [{ title: "Plan" }],
  createInstallation: () => [{ title: "Hall", installerId: company.ownerId }],
  updateInstallation: () => [
    { title: "Hall", installerId: company.ownerId, newFolderId: building.project.rootFolderId },
  ],
  createTemplate: () => [template()],
  createProgram: () => [{ name: "Ekonomi", scopes: ["projects:read"], endsOn: new Date().toISOString().slice(0, 10) }],
  updateTemplate: () => [{ name: "Trapphus" }],
  requestCertificateArchive: () => [{ from: "2026-01-01", to: "2026-12-31" }],
  reportFault: () => [{ text: "Kallt golv" }],
  createFaultUpload: () => [upload],
  createAttachmentUpload: () => [upload],
  createUploadParts: () => [{ fileUrl: "https://x.example/y" }],
  updateMeasurement: () => [{ cableMarking: "A" }],
  createCameraGrant: () => [{ measurementId, stepLabel: "BEFORE_LAYING" }],
  createCameraUpload: () => [upload],
  addCameraAttachment: () => [{ url: "https://x.example/y", fileName: "a.png" }],
  createMeasurement: () => [
    { measurementId, stepLabel: "BEFORE_LAYING", measuredWithId: instrumentId, testVoltage: 500, data: reading() },
    {
      installationId: building.installation.id,
      productId: "8960701",
      voltage: 230,
      cableLength: 10,
      cableMarking: "A",
      isolation: true,
    },
  ],
};

function addressOf(path: string): string {
  const ids: Record<string, string> = {
    companyId: company.companyId,
    userId: company.ownerId,
    projectId: building.project.id,
    folderId: building.project.rootFolderId,
    installationId: building.installation.id,
    measurementId,
    ...{ templateId, instrumentId, webhookId, declarationId: "d", viewId: "v" },
    ...{ exportId, certificateId: "c", faultReportId: "f", part: "0", code: "0".repeat(16), kind: "STEP_LEFT" },
  };
  return path.replace("/v1", "").replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? "");
}

async function everything(): Promise<string> {
  const { owner, companyId } = company;
  const paths = [
    `/user/${company.ownerId}`,
    "/company",
    `/company/${companyId}/users`,
    `/company/${companyId}/project`,
    building.projectPath,
    `${building.projectPath}/folder/${building.project.rootFolderId}`,
    building.installationPath,
    `${building.installationPath}/steps`,
    `/company/${companyId}/template`,
    "/attention",
    "/exports",
    ...["/weekly-mail", "/views", "/passkeys", "/instruments", "/webhooks"],
  ];
  return JSON.stringify(await Promise.all(paths.map(async (path) => (await owner.get(path)).body)));
}

test.each(operations)(
  "$operationId names each field that is missing, unknown or of another type, and changes nothing",
  async ({ operationId, method, path, schema }) => {
    const samples = bodies[operationId]?.() ?? [];
    expect(samples.length).toBeGreaterThan(0);
    const before = await everything();
    const send = method === "put" ? company.owner.put : company.owner.post;
    for (const sample of samples) {
      const broken = brokenBodies(schema, sample, resolve);
      expect(broken.length).toBeGreaterThan(1);
      for (const { field, code, body } of broken) {
        const { status, problem } = await send(addressOf(path), body);
        expect({ field, status, code: problem.code }).toEqual({ field, status: 400, code: "VALIDATION_FAILED" });
        expect(problem.details).toContainEqual(expect.objectContaining({ field, code }));
        expect(JSON.stringify(problem.details)).not.toMatch(/ must (NOT )?(be|have|match)|not as it should be/);
        for (const { message } of problem.details ?? []) expect(message).toMatch(/^\S.* (is|has|changes) .*\.$/);
      }
    }
    expect(await everything()).toBe(before);
  },
);

test("very many faults are answered with the first fifty", async () => {
  const body = Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`k${index}`, 1]));
  const { status, problem } = await company.owner.post(addressOf("/v1/company/{companyId}/project"), body);
  expect(status).toBe(400);
  expect(problem.details).toHaveLength(50);
});

test.each(["A\r\nBcc: x@b.example", "A\u0000", "A\u001b[2J", "A\u0085"])(
  "no name holds control characters: %j",
  async (title) => {
    const path = addressOf("/v1/company/{companyId}/project/{projectId}/folder/{folderId}/folder");
    const { status, problem } = await company.owner.post(path, { title });
    expect([status, problem.details?.[0]]).toEqual([
      400,
      expect.objectContaining({ field: "title", code: "FIELD_FORMAT" }),
    ]);
  },
);
