import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { createGrant, createPhone } from "../../test/cameraCalls.ts";
import { createClient } from "../../test/createClient.ts";
import { addProduct, type Building, build, uploadPhoto } from "../../test/demoBuilding.ts";
import { startTestUpstream, type TestCompany, type TestUpstream } from "../../test/startTestUpstream.ts";
import { readSteps, record } from "../../test/stepCalls.ts";
import { png, put } from "../../test/uploading.ts";
import type { components } from "../__generated__/contract.ts";
import { contractRoutes } from "../http/specification.ts";

type Schemas = components["schemas"];

let upstream: TestUpstream;
let company: TestCompany;
let building: Building;
let measurementId: string;

beforeAll(async () => {
  upstream = await startTestUpstream();
  company = upstream.companies[0];
});
beforeEach(async () => {
  building = await build(company);
  measurementId = (await addProduct(company, building.installation.id, null)).measurementId;
});
afterAll(() => upstream.close());

const phoneOf = ({ secret }: { secret: string }) => createPhone(upstream.url, secret);
const db = () => upstream.services.db;

async function openGrant() {
  const { status, body } = await createGrant(company, measurementId);
  expect(status).toBe(201);
  return { ...body, phone: phoneOf(body) };
}

const stateOf = async (id: string) => (await company.owner.get<Schemas["CameraGrant"]>(`/camera-grants/${id}`)).body;

async function attachmentsOf(stepLabel: string): Promise<string[]> {
  const steps = await readSteps(company, building.installationPath);
  const entry = steps.find((step) => step.stepLabel === stepLabel)?.data[0];
  return (entry?.data.attachments ?? []).map(({ fileName }) => fileName);
}

test("a phone sees its step alone and adds photos, by the person of the desk", async () => {
  const { id, phone } = await openGrant();
  const url = await uploadPhoto(company, building.installationPath);
  await record(company, measurementId, "BEFORE_LAYING", { attachments: [{ url, fileName: "Av skrivbordet.png" }] });
  expect(await stateOf(id)).toMatchObject({ state: "WAITING", attachedFiles: 0, maxFiles: 10 });
  const { body } = await phone.open();
  expect(body).toEqual({
    companyName: expect.any(String),
    projectName: building.project.name,
    installationTitle: "Badrum",
    stepNumber: 1,
    stepTitle: expect.stringMatching(/^Före/),
    productTitle: expect.any(String),
    attachmentCount: 1,
    requiresAttachments: expect.any(Boolean),
    expiresAt: expect.any(String),
    maxFiles: 10,
    attachedFiles: 0,
    remainingFiles: 10,
  });
  expect(await stateOf(id)).toMatchObject({ state: "CONNECTED" });
  const sent = await phone.sendPhoto();
  expect(sent.body).toMatchObject({ attachmentCount: 2, attachedFiles: 1, remainingFiles: 9 });
  expect(await attachmentsOf("BEFORE_LAYING")).toEqual(["Av skrivbordet.png", "Skarv.png"]);
  const file = db().selectFrom("file").select("origin").where("file_name", "=", "Skarv.png");
  expect(await file.execute()).toEqual([{ origin: "PHONE" }]);
  const { body: history } = await company.owner.get<Schemas["HistoryPage"]>("/history?take=1");
  expect(history.data[0]).toMatchObject({
    action: "step.changed",
    via: "PHONE",
    actor: { kind: "USER", id: company.ownerId },
    changes: [{ field: "attachments", to: "Skarv.png" }],
  });
});

test("a phone is told to be sending between the link and the photo", async () => {
  const { id, phone } = await openGrant();
  const { body } = await phone.announce();
  expect(await stateOf(id)).toMatchObject({ isReceiving: true });
  await put(body.url, png);
  await phone.attach(body.fileUrl);
  expect(await stateOf(id)).toMatchObject({ isReceiving: false });
});

test("a phone adds a photo once, however often it asks, and no file that another link was for", async () => {
  const { phone } = await openGrant();
  const { body } = await phone.announce();
  expect((await phone.attach(body.fileUrl)).status).toBe(400);
  await put(body.url, png);
  const answers = await Promise.all([phone.attach(body.fileUrl), phone.attach(body.fileUrl)]);
  expect(answers.map((answer) => answer.body.attachedFiles)).toEqual([1, 1]);
  expect(await attachmentsOf("BEFORE_LAYING")).toEqual(["Skarv.png"]);
  const other = await phone.attach(await uploadPhoto(company, building.installationPath));
  expect(other.problem.details).toMatchObject([{ field: "url", code: "FIELD_VALUE" }]);
});

test("a phone adds ten photos, also when it sends more at once", async () => {
  const { id, phone } = await openGrant();
  const links = await Promise.all(Array.from({ length: 11 }, () => phone.announce()));
  await Promise.all(links.map(({ body }) => put(body.url, png)));
  const answers = await Promise.all(links.map(({ body }) => phone.attach(body.fileUrl)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array<number>(10).fill(200), 409]);
  expect(answers.find(({ status }) => status === 409)?.problem.code).toBe("CAMERA_GRANT_FULL");
  expect(await attachmentsOf("BEFORE_LAYING")).toHaveLength(10);
  expect((await phone.announce()).problem.code).toBe("CAMERA_GRANT_FULL");
  expect(await stateOf(id)).toMatchObject({ state: "FULL", attachedFiles: 10 });
});

test.each([
  ["application/pdf", "protocol.pdf"],
  ["image/svg+xml", "drawing.svg"],
  ["image/jpeg", "program.exe"],
  ["application/pdf", "photo.heic"],
])("a phone adds photos alone, so no %s named %s, which takes none of its links", async (contentType, fileName) => {
  const { id, secret } = await openGrant();
  const client = createClient(upstream.url, "", { authorization: "", "x-camera-grant": secret });
  const { status, problem } = await client.post("/camera/uploads", { fileName, contentType, size: 3 });
  expect(status).toBe(400);
  expect(problem.details).toMatchObject([{ field: "contentType", code: "FILE_TYPE" }]);
  const grant = db().selectFrom("camera_grant").select("linked").where("id", "=", id);
  expect(await grant.executeTakeFirst()).toEqual({ linked: [] });
});

test.each([
  ["image/heic", "IMG_1.HEIC"],
  ["application/octet-stream", "IMG_2.heif"],
  ["image/webp", "photo.webp"],
])("a phone gets a link for an %s named %s", async (contentType, fileName) => {
  const { secret } = await openGrant();
  const client = createClient(upstream.url, "", { authorization: "", "x-camera-grant": secret });
  expect((await client.post("/camera/uploads", { fileName, contentType, size: 3 })).status).toBe(200);
});

test("a secret opens its own three operations and nothing else, as a grant or as a token", async () => {
  const { secret } = await openGrant();
  const own = new Set(["getCamera", "createCameraUpload", "addCameraAttachment"]);
  const open = new Set(["getFeatures", "listSealKeys", "verifyCertificate", "reportFault", "createFaultUpload"]);
  const guarded = contractRoutes.filter(({ schema: { operationId: id } }) => !own.has(id) && !open.has(id));
  const answers = guarded.flatMap(({ method, url, schema }) =>
    ["", `Bearer ${secret}`].map(async (authorization) => {
      const path = url.replace("*", "0").replace(/:\w+/g, building.project.id);
      const headers = { "x-camera-grant": secret, ...(authorization && { authorization }) };
      const { status } = await fetch(upstream.url + path, { method: String(method), headers });
      return [schema.operationId, status];
    }),
  );
  const found = await Promise.all(answers);
  expect(found.length).toBeGreaterThan(150);
  expect(found.filter(([, status]) => status !== 401)).toEqual([]);
});

test("a phone gets three links for each photo", async () => {
  const { id, phone } = await openGrant();
  await db()
    .updateTable("camera_grant")
    .set({ linked: Array.from({ length: 29 }, (_, index) => `file-${index}`) })
    .where("id", "=", id)
    .execute();
  const answers = await Promise.all([phone.announce(), phone.announce()]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test("a phone asks for 240 things a minute from one address", async () => {
  const limited = await startTestUpstream({ gatewaySecret: "between-us" });
  const headers = { "x-gateway-secret": "between-us", "x-caller-address": "192.0.2.7" };
  const phone = createPhone(limited.url, "never-given", headers);
  const answers = await Promise.all(Array.from({ length: 241 }, () => phone.open()));
  const neighbour = createPhone(limited.url, "never-given", { ...headers, "x-caller-address": "192.0.2.8" });
  const { status } = await neighbour.open();
  await limited.close();
  const refused = answers.filter((answer) => answer.status === 429);
  expect([refused.length, refused[0]?.problem.code, status]).toEqual([1, "RATE_LIMITED", 404]);
});
