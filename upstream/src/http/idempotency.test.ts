import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { parse } from "yaml";
import { untilEnded } from "../../test/batchCalls.ts";
import { addProduct, type Building, build, newProject } from "../../test/demoBuilding.ts";
import { untilImported } from "../../test/importCalls.ts";
import { startTestUpstream, type TestCompany, type TestUpstream } from "../../test/startTestUpstream.ts";
import {
  type FinishedProject,
  storeFaultReport,
  storeFinishedProject,
  storeWaitingRoom,
} from "../../test/storeFinishedProject.ts";
import type { Tables } from "../database/tables.ts";
import { withIdempotency } from "./idempotency.ts";
import type { OperationId } from "./operation.ts";

let upstream: TestUpstream;
let company: TestCompany;
let building: Building;
let finished: FinishedProject;
let measurementId: string;

beforeAll(async () => {
  upstream = await startTestUpstream();
  company = upstream.companies[0];
  building = await build(company);
  measurementId = (await addProduct(company, building.installation.id, null)).measurementId;
  finished = await storeFinishedProject(upstream.services.db, company);
  const [[installationId = ""] = []] = finished.installationIds;
  await upstream.services.db
    .updateTable("installation")
    .set({ completed_at: null })
    .where("id", "=", installationId)
    .execute();
});
afterAll(() => upstream.close());

const projects = () => `/company/${company.companyId}/project`;
const below = (noun: string) => `${building.projectPath}/folder/${building.project.rootFolderId}/${noun}`;
const sending = () => ({ folderIds: finished.folderIds, sendCopy: true, toEmail: "kund@ripan.example" });
const activationDate = `${new Date().toISOString().slice(0, 10)}T00:00:00.000Z`;

type Answer = { code?: string; id?: string; certificates?: { id: string }[] };
type Request = [path: string, body?: object];

const template = () => ({
  ...{ name: "Trapphus", projectId: building.project.id, folderId: building.project.rootFolderId },
});
const roomPath = () => `${finished.path}/installation/${finished.installationIds[0]?.[0]}`;
let latestBatch = "";
let certificateId = "";
const batches = () => `/company/${company.companyId}/batch`;

/** The requests for each operation with a key, in an order in which all succeed. */
const requests: Partial<Record<OperationId, () => Request[] | Promise<Request[]>>> = {
  createProject: () => [[projects(), newProject]],
  importProjects: () => [[`${projects()}-import`, { projects: [newProject, { ...newProject, name: "Villa Alm" }] }]],
  startBatch: () => [[batches(), { action: "ARCHIVE", ids: [building.project.id] }]],
  undoBatch: () => [[`${batches()}/${latestBatch}/undo`]],
  createFolder: () => [[below("folder"), { title: "Plan 1" }]],
  createInstallation: () => [[below("installation"), { title: "Hall", installerId: company.ownerId }]],
  createMeasurement: () => [
    ["/measurements", { installationId: building.installation.id, productId: "8960701" }],
    ["/measurements", { measurementId, stepLabel: "BEFORE_LAYING", data: { resistance: 1 } }],
  ],
  createTemplate: () => [[`/company/${company.companyId}/template`, template()]],
  completeInstallation: () => [[`${roomPath()}/complete`]],
  signProject: () => [[`${finished.path}/sign`, { ...sending(), activationDate }]],
  resendSigned: () => [[`${finished.path}/resend-signed`, sending()]],
  setFaultState: async () => [[await storeFaultReport(upstream.services.db, finished), { state: "CONTACTED" }]],
  withdrawCertificate: () => [[`${finished.path}/certificate/${certificateId}/withdraw`, { reason: "Fel matta" }]],
  reopenInstallation: () => [[`${roomPath()}/reopen`, { reason: "Fel matta" }]],
  releaseInstallation: async () => [[`${await storeWaitingRoom(upstream.services.db, company)}/release`, {}]],
  returnInstallation: async () => [
    [`${await storeWaitingRoom(upstream.services.db, company)}/return`, { reason: "Foto saknas" }],
  ],
};

const things: (keyof Tables)[] = ["project", "folder", "installation", "installed_product", "recording", "template"];
const changed: (keyof Tables)[] = [...things, "sending", "withdrawal_notice", "fault_state_change"];

async function countRows() {
  const { db } = upstream.services;
  const count = (table: keyof Tables) => db.selectFrom(table).select(db.fn.countAll().as("rows")).execute();
  return Promise.all(changed.map(count));
}

async function ask([path, body]: Request, key: string) {
  const { status, headers, body: answer } = await company.owner.post<Answer>(path, body, key);
  return { status, etag: headers.get("etag"), answer, isReplayed: headers.has("idempotent-replayed") };
}

test("the operations of the contract that take a key are the ones tried here", () => {
  const contract: { paths: Record<string, { post?: { operationId: string; parameters?: { $ref?: string }[] } }> } =
    parse(readFileSync(new URL("../../openapi.yaml", import.meta.url), "utf8"));
  const keyed = Object.values(contract.paths).flatMap(({ post }) =>
    post?.parameters?.some(({ $ref }) => $ref?.endsWith("/idempotencyKey")) ? [post.operationId] : [],
  );
  expect(keyed.sort()).toEqual(Object.keys(requests).sort());
});

test.each(Object.entries(requests))(
  "%s with one key is done once and answered alike",
  async (operation, toRequests) => {
    for (const request of await toRequests()) {
      const key = randomUUID();
      const first = await ask(request, key);
      expect([200, 201, 202]).toContain(first.status);
      if (first.status === 202 && operation === "importProjects") await untilImported(company, first.answer.id ?? "");
      else if (first.status === 202) latestBatch = (await untilEnded(company, first.answer.id ?? "")).id;
      certificateId = first.answer.certificates?.[0]?.id ?? certificateId;
      const rows = await countRows();
      expect(first.isReplayed).toBe(false);
      expect(await ask(request, key)).toEqual({ ...first, isReplayed: true });
      expect(await countRows()).toEqual(rows);
    }
  },
);

test("another body or address with the key is refused, and another company's keys are its own", async () => {
  const key = randomUUID();
  await ask([projects(), newProject], key);
  const rows = await countRows();
  const refused = { status: 422, answer: { code: "IDEMPOTENCY_KEY_REUSED" } };
  expect(await ask([projects(), { ...newProject, name: "Villa Alm" }], key)).toMatchObject(refused);
  expect(await ask([below("folder"), { title: "Plan 2" }], key)).toMatchObject(refused);
  expect(await countRows()).toEqual(rows);
  const { companyId, owner } = upstream.companies[1];
  expect((await owner.post(`/company/${companyId}/project`, newProject, key)).status).toBe(201);
});

test("the same request in another language is not another one", async () => {
  const [[path] = [""]] = (await requests.completeInstallation?.()) ?? [];
  const key = randomUUID();
  const first = await ask([`${path}?language=sv`], key);
  expect(await ask([`${path}?language=fi`], key)).toEqual({ ...first, isReplayed: true });
});

test("a refusal is not kept, so that its key serves once the reason is gone", async () => {
  const key = randomUUID();
  const inNoFolder: Request = [`${building.projectPath}/folder/unknown/folder`, { title: "Plan 3" }];
  expect((await ask(inNoFolder, key)).status).toBe(404);
  expect((await ask([below("folder"), { title: "Plan 3" }], key)).status).toBe(201);
});

test("a key is kept for a day and no longer", async () => {
  const key = randomUUID();
  const request: Request = [projects(), newProject];
  const first = await ask(request, key);
  const age = (hours: number) =>
    upstream.services.db
      .updateTable("idempotency")
      .set({ created_at: new Date(Date.now() - hours * 3_600_000) })
      .where("key", "=", key)
      .execute();
  await age(23.9);
  expect(await ask(request, key)).toEqual({ ...first, isReplayed: true });
  await age(24.1);
  expect((await ask(request, key)).answer).not.toEqual(first.answer);
  await age(24.1);
  await ask(request, randomUUID());
  const left = upstream.services.db.selectFrom("idempotency").select("key").where("key", "=", key);
  expect(await left.execute()).toEqual([]);
});

test("a key of two words or of more than 255 characters is refused", async () => {
  for (const key of ["two words", "x".repeat(256)]) {
    expect(await ask([projects(), newProject], key)).toMatchObject({
      status: 400,
      answer: { code: "VALIDATION_FAILED" },
    });
  }
});

test("while the first request runs, the same one is told to wait", async () => {
  const { db } = upstream.services;
  const { companyId, ownerId: sender } = company;
  const request = { companyId, sender, key: randomUUID(), operation: "createProject", content: [] };
  const entered = Promise.withResolvers<void>();
  const hold = Promise.withResolvers<void>();
  const first = withIdempotency(db, request, async () => {
    entered.resolve();
    await hold.promise;
    return { status: 201, body: "first" };
  });
  await entered.promise;
  const never = () => Promise.reject(new Error("The second one was run."));
  await expect(withIdempotency(db, request, never)).rejects.toMatchObject({ status: 409, code: "IDEMPOTENCY_RUNNING" });
  hold.resolve();
  expect(await first).toMatchObject({ body: "first" });
  expect(await withIdempotency(db, request, never)).toMatchObject({ status: 201, body: "first" });
});
