import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { parse } from "yaml";
import type { OperationId } from "../src/http/operation.ts";
import { runBatch } from "./batchCalls.ts";
import { createGrant } from "./cameraCalls.ts";
import { makeDeclaration } from "./declarationCalls.ts";
import { addProduct, type Building, build, makeExport, makeTemplate, makeWebhook, newProject } from "./demoBuilding.ts";
import { type ForeignIds, foreignBodies } from "./foreignBodies.ts";
import { makeImport } from "./importCalls.ts";
import { makeInstrument, makeInstrumentFile } from "./instrumentCalls.ts";
import { makeProgram } from "./makeProgram.ts";
import { startTestUpstream, type TestCompany, type TestUpstream } from "./startTestUpstream.ts";
import { storeFinishedProject } from "./storeFinishedProject.ts";

const nobody = "00000000-0000-4000-8000-000000000000";
const view = { list: "ONGOING", name: "Brf", search: "q=brf" };

let upstream: TestUpstream;
let own: TestCompany;
let foreign: TestCompany;
let theirs: Building;
let ours: Building;
let theirMeasurement: string;
let theirTemplate: string;
let theirCertificate: string;
let theirProgram: string;
let theirInstrument: string;
let theirMapping: string;
let theirPasskey: string;
let theirView: string;
let theirDeclaration: string;
let theirWebhook: string;
let theirExport: string;
let theirImport: string;
let theirBatch: string;
let theirGrant: string;

beforeAll(async () => {
  upstream = await startTestUpstream();
  [own, foreign] = upstream.companies;
  [ours, theirs] = [await build(own), await build(foreign)];
  theirMeasurement = (await addProduct(foreign, theirs.installation.id, null)).measurementId;
  theirTemplate = await makeTemplate(foreign, theirs);
  theirCertificate = await makeCertificate(foreign);
  theirProgram = (await makeProgram(foreign)).id;
  theirInstrument = (await makeInstrument(foreign)).id;
  await makeInstrumentFile(foreign, { instrumentId: theirInstrument });
  const { body: mappings } = await foreign.owner.get<{ data: { id: string }[] }>("/instrument-mappings");
  theirMapping = mappings.data[0]?.id ?? "";
  const declaration = await makeDeclaration(upstream, foreign, [theirs.installation.id]);
  [theirPasskey, theirDeclaration] = [declaration.passkeyId, declaration.declarationId];
  theirView = (await foreign.owner.post<{ id: string }>("/views", view)).body.id;
  await own.owner.put("/company", { signsDeclarations: true });
  theirWebhook = await makeWebhook(foreign);
  theirExport = await makeExport(foreign);
  theirImport = await makeImport(foreign, newProject);
  theirBatch = (await runBatch(foreign, { action: "REACTIVATE", ids: [theirs.project.id] })).id;
  theirGrant = (await createGrant(foreign, theirMeasurement)).body.id;
});
afterAll(() => upstream.close());

async function makeCertificate(company: TestCompany): Promise<string> {
  const { path, folderIds } = await storeFinishedProject(upstream.services.db, company);
  const sending = { folderIds, activationDate: `${new Date().toISOString().slice(0, 10)}T00:00:00.000Z` };
  const body = { ...sending, toEmail: "kund@ripan.example", sendCopy: false };
  const signed = await company.owner.post<{ certificates: { id: string }[] }>(`${path}/sign`, body);
  return signed.body.certificates[0]?.id ?? "";
}

type Operation = {
  operationId: OperationId;
  method: string;
  path: string;
};

const contract: { paths: Record<string, Record<string, { operationId?: OperationId }>> } = parse(
  readFileSync(new URL("../openapi.yaml", import.meta.url), "utf8"),
);
const paths = Object.entries(contract.paths).filter(([path]) => path.startsWith("/v1/"));
const operations: Operation[] = paths.flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, { operationId }]) => (operationId ? [{ operationId, method, path }] : [])),
);

test("every operation of the contract has its entry", () => {
  expect(Object.keys(foreignBodies).sort()).toEqual(operations.map(({ operationId }) => operationId).sort());
});

async function ask({ method, path }: Operation, ids: ForeignIds, body: object | undefined) {
  const address = path.replace(/\{(\w+)\}/g, (_, name: keyof ForeignIds) => ids[name]);
  const answer = await fetch(upstream.url + address, {
    method: method.toUpperCase(),
    headers: { authorization: `Bearer ${own.owner.token}`, ...(body && { "content-type": "application/json" }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const { requestId: _, ...problem } = await answer.json();
  return { status: answer.status, ...problem };
}

const guarded = operations.filter(({ operationId }) => foreignBodies[operationId] !== null);

test.each(guarded.map((operation) => [operation.operationId, operation] as const))(
  "%s answers ids of another company like ids of nobody, under either company's address",
  async (operationId, operation) => {
    const foreignIds = {
      ownUserId: own.ownerId,
      projectId: theirs.project.id,
      folderId: theirs.project.rootFolderId,
      installationId: theirs.installation.id,
      userId: foreign.ownerId,
      measurementId: theirMeasurement,
      templateId: theirTemplate,
      certificateId: theirCertificate,
      programId: theirProgram,
      instrumentId: theirInstrument,
      mappingId: theirMapping,
      passkeyId: theirPasskey,
      viewId: theirView,
      declarationId: theirDeclaration,
      webhookId: theirWebhook,
      deliveryId: nobody,
      exportId: theirExport,
      importId: theirImport,
      batchId: theirBatch,
      grantId: theirGrant,
      part: "0",
    };
    const nobodys: typeof foreignIds = {
      ...(Object.fromEntries(Object.keys(foreignIds).map((name) => [name, nobody])) as typeof foreignIds),
      ownUserId: own.ownerId,
      part: "0",
    };
    const namesMore = /\{(?!companyId)/.test(operation.path) || !operation.path.includes("{");
    for (const companyId of [foreign.companyId, nobody, ...(namesMore ? [own.companyId] : [])]) {
      for (const toBody of foreignBodies[operationId] ?? []) {
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

test("a value cannot name another company's instrument", async () => {
  const { measurementId } = await addProduct(own, ours.installation.id, null);
  const recording = { measurementId, stepLabel: "BEFORE_LAYING", data: { resistance: 80.5 } };
  const { problem } = await own.owner.post("/measurements", { ...recording, measuredWithId: theirInstrument });
  expect(problem.details).toMatchObject([{ field: "measuredWithId", code: "INSTRUMENT_NOT_ALLOWED" }]);
});

test("nothing of the other company was changed", async () => {
  const { body } = await foreign.owner.get(theirs.installationPath);
  expect(body).toMatchObject({ title: "Badrum", products: [{ measurementId: theirMeasurement }] });
  const { body: programs } = await foreign.owner.get<{ data: { id: string }[] }>("/programs");
  expect(programs.data.map(({ id }) => id)).toEqual([theirProgram]);
  const { body: template } = await foreign.owner.get(`/company/${foreign.companyId}/template/${theirTemplate}`);
  expect(template).toMatchObject({ name: "Villa" });
  const { body: instruments } = await foreign.owner.get("/instruments");
  expect(instruments).toMatchObject({ data: [{ id: theirInstrument, maker: "Elmät", version: "1" }] });
  expect((await own.owner.get("/instruments")).body).toEqual({ data: [] });
  const { body: mappings } = await foreign.owner.get("/instrument-mappings");
  expect(mappings).toMatchObject({ data: [{ id: theirMapping, model: "IR-500" }] });
  const { body: views } = await foreign.owner.get("/views");
  expect(views).toEqual({ data: [{ id: theirView, ...view }] });
  expect((await own.owner.get("/views")).body).toEqual({ data: [] });
  const { body: webhooks } = await foreign.owner.get("/webhooks");
  expect(webhooks).toMatchObject({ data: [{ id: theirWebhook, active: true, previousSecretUntil: null }] });
  expect((await own.owner.get("/webhooks")).body).toEqual({ data: [] });
  const { body: exports } = await foreign.owner.get("/exports");
  expect(exports).toMatchObject({ data: [{ id: theirExport, state: "RUNNING", rowCount: 0 }] });
});
