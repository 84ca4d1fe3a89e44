import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
import sharp from "sharp";
import { type MailServer, startMailServer } from "../../test/startMailServer.ts";
import { startTestUpstream, type TestUpstream } from "../../test/startTestUpstream.ts";
import { type FinishedProject, storeFinishedProject } from "../../test/storeFinishedProject.ts";
import { retry, untilMailed } from "../../test/untilMailed.ts";
import { put } from "../../test/uploading.ts";
import type { components } from "../__generated__/contract.ts";
import { erasePerson } from "../personalData/erasePerson.ts";
import { removeLeftovers } from "../storage/removeLeftovers.ts";

type Schemas = components["schemas"];

const gatewaySecret = "a secret of thirty-two characters";
const activationDate = `${new Date().toISOString().slice(0, 10)}T00:00:00.000Z`;

let mailServer: MailServer;
let upstream: TestUpstream;
let project: FinishedProject;
let code: string;
let neighbour: string;
let caller = 1;

beforeAll(async () => {
  mailServer = await startMailServer();
  upstream = await startTestUpstream({ smtpUrl: mailServer.url, gatewaySecret });
});
afterAll(async () => {
  await upstream.close();
  await mailServer.close();
});
beforeEach(async () => {
  const { db } = upstream.services;
  project = await storeFinishedProject(db, upstream.companies[0], { folders: 2, rooms: 1 });
  const body = { activationDate, folderIds: project.folderIds, toEmail: "kund@ripan.example", sendCopy: false };
  await upstream.companies[0].owner.post(`${project.path}/sign`, body);
  await untilMailed(db, project.projectId);
  const certificates = db.selectFrom("certificate").select("owner_code").where("project_id", "=", project.projectId);
  [code = "", neighbour = ""] = (await certificates.orderBy("number").execute()).map((row) => row.owner_code);
  caller += 1;
});

async function post<Answer>(path: string, body: object, address = `203.0.113.${caller}`) {
  const answer = await fetch(`${upstream.url}/v1/certificate/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-caller-address": address, "x-gateway-secret": gatewaySecret },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Answer & Schemas["Problem"] };
}

const announce = (bytes: Buffer, fileName = "termostat.png", contentType = "image/png") =>
  post<Schemas["Upload"]>(`${code}/fault-upload`, { fileName, contentType, size: bytes.length });

async function upload(bytes: Buffer) {
  const { body } = await announce(bytes);
  expect((await put(body.url, bytes)).status).toBe(204);
  return body;
}

const report = (photoUrl: string, ofCertificate = code) =>
  post<object>(`${ofCertificate}/fault-report`, { text: "Kallt", email: "gun@ripan.example", photoUrl });

const picture = (width = 40, height = 30) => sharp({ create: { width, height, channels: 3, background: "#c8b090" } });

/** Returns the photos of the fault reports. The list of certificates must show as many. */
async function photos({ owner }: TestUpstream["companies"][0] = upstream.companies[0]) {
  const { body } = await owner.get<Schemas["FaultReportPage"]>("/fault-reports?take=100");
  const page = await owner.get<Schemas["CertificatePage"]>("/certificates?take=100");
  const listed = body.data.map(({ photo }) => photo);
  expect(page.body.data.flatMap(({ faultReports = [] }) => faultReports.map(({ photo }) => photo)).length).toBe(
    listed.length,
  );
  return listed;
}

test("the office gets the photo upright, smaller and without the camera's data, and nobody else does", async () => {
  const exif = { IFD0: { Make: "Fjällkamera" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "63/1 49/1 0/1" } };
  const sent = await picture(4_000, 3_000).withMetadata({ orientation: 6, exif }).jpeg().toBuffer();
  expect((await sharp(sent).metadata()).exif?.includes("kamera")).toBe(true);
  const { body } = await announce(sent, "termostat.JPEG", "image/jpeg");
  expect((await put(body.url, sent)).status).toBe(204);
  expect((await put(body.url, sent)).status).toBe(204);
  expect((await put(body.url, await picture(50, 50).jpeg().toBuffer())).status).toBe(409);
  expect((await report(body.fileUrl)).status).toBe(201);
  const [photo] = await photos();
  expect(photo?.fileName).toBe("termostat.jpg");
  const kept = Buffer.from(await (await fetch(photo?.url ?? "")).arrayBuffer());
  const { format, width, height, orientation, exif: left } = await sharp(kept).metadata();
  expect({ format, width, height, orientation, left }).toEqual({ format: "jpeg", width: 1_920, height: 2_560 });
  expect(kept.includes("kamera")).toBe(false);
  expect((await fetch(photo?.thumbnailUrl ?? "")).headers.get("content-type")).toBe("image/webp");
  expect(await photos(upstream.companies[1])).toEqual([]);
  const page = await (await fetch(`${upstream.url}/v1/certificate/${code}`)).json();
  expect(page).toMatchObject({ canAddPhoto: true, faultReports: [{ text: "Kallt" }] });
  expect(page.faultReports[0]).not.toHaveProperty("photo");
  const mail = await retry(async () => mailServer.received.find(({ bytes }) => bytes.includes("gun@ripan.example")));
  expect(mail.bytes.toString()).not.toMatch(/termostat|image\/|\/files\//);
});

test.each(["png", "webp"] as const)("takes a %s", async (format) => {
  const bytes = await picture().toFormat(format).toBuffer();
  const { body } = await announce(bytes, `a.${format}`, `image/${format}`);
  expect((await put(body.url, bytes)).status).toBe(204);
});

test("refuses other kinds of files by their names, and what is too large", async () => {
  const bytes = await picture().png().toBuffer();
  for (const [name, type] of [
    ["a.svg", "image/svg+xml"],
    ["a.html", "text/html"],
    ["a.heic", "image/heic"],
    ["a.gif", "image/gif"],
    ["a.png", "image/svg+xml"],
    ["png", "image/png"],
  ] as const) {
    const { status, body } = await announce(bytes, name, type);
    expect([status, body.details?.[0]?.code]).toEqual([400, "FILE_TYPE"]);
  }
  const size = 10_000_001;
  const refused = await post(`${code}/fault-upload`, { fileName: "a.png", contentType: "image/png", size });
  expect([refused.status, refused.body.code]).toEqual([413, "FILE_TOO_LARGE"]);
});

const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
);
test.each([
  ["an SVG", async () => svg],
  ["a page", async () => Buffer.from("<!doctype html><script>alert(1)</script>")],
  ["a GIF", async () => picture().gif().toBuffer()],
  ["half a photo", async () => (await picture(400, 300).png().toBuffer()).subarray(0, 200)],
])("keeps nothing of %s with the name of a photo", async (_, make) => {
  const bytes = await make();
  const { body } = await announce(bytes);
  const answer = await put(body.url, bytes);
  expect([answer.status, (await answer.json()).details[0].code]).toEqual([400, "FILE_CONTENT"]);
  expect(await report(body.fileUrl)).toMatchObject({ status: 400, body: { details: [{ field: "photoUrl" }] } });
});

test("a photo is good for one report of its own certificate", async () => {
  const bytes = await picture().png().toBuffer();
  const { fileUrl } = await upload(bytes);
  const notArrived = (await announce(bytes)).body.fileUrl;
  const logo = await upstream.services.db.selectFrom("file").select("id").where("kind", "<>", "fault").execute();
  const others = [
    notArrived,
    "https://x.example/y",
    ...logo.slice(0, 1).map(({ id }) => `${upstream.url}/files/${id}`),
  ];
  expect(others.length).toBe(3);
  for (const url of others) expect((await report(url)).status).toBe(400);
  expect((await report(fileUrl, neighbour)).status).toBe(400);
  const twice = await Promise.all([report(fileUrl), report(fileUrl)]);
  expect(twice.map(({ status }) => status).toSorted()).toEqual([201, 400]);
});

test("the printed code gives no link", async () => {
  const { db } = upstream.services;
  const { code: printed } = await db
    .selectFrom("certificate")
    .select("code")
    .where("owner_code", "=", code)
    .executeTakeFirstOrThrow();
  const file = { fileName: "a.png", contentType: "image/png", size: 9 };
  expect((await post(`${printed}/fault-upload`, file)).status).toBe(404);
});

test("a certificate has ten links a day and an address twenty", async () => {
  const bytes = await picture().png().toBuffer();
  const many = await Promise.all(Array.from({ length: 11 }, () => announce(bytes)));
  expect(many.map(({ status }) => status).toSorted()).toEqual([...Array<number>(10).fill(200), 429]);
  const counted = { email: "fault photo address 198.51.100.9", failed: 20, last_at: new Date() };
  await upstream.services.db.insertInto("pool_attempt").values(counted).execute();
  const file = { fileName: "a.png", contentType: "image/png", size: 9 };
  const ask = (address: string) => post(`${neighbour}/fault-upload`, file, address);
  expect(await ask("198.51.100.9")).toMatchObject({ status: 429, body: { code: "RATE_LIMITED", retryAfter: 86_400 } });
  expect((await ask("198.51.100.10")).status).toBe(200);
});

test("a photo without a report goes after a day, and one with a report when the reporter is erased", async () => {
  const { db, storage, config } = upstream.services;
  const bytes = await picture().png().toBuffer();
  const [reported, left] = [await upload(bytes), await upload(bytes)];
  expect((await report(reported.fileUrl)).status).toBe(201);
  const [of, unused] = [reported, left].map(({ fileUrl }) => storage.fileIdOf(fileUrl) ?? "");
  const old = new Date(Date.now() - 25 * 3_600_000);
  await db.updateTable("file").set({ created_at: old }).where("kind", "=", "fault").execute();
  await removeLeftovers(db, storage);
  await expect(storage.read(unused ?? "")).rejects.toThrow("ENOENT");
  expect((await storage.read(of ?? "")).length).toBeGreaterThan(0);
  const { rows } = await erasePerson({ db, outboxDir: config.outboxDir }, "gun@ripan.example");
  expect(rows).toMatchObject({ file: expect.any(Number), fault_report: expect.any(Number) });
  await removeLeftovers(db, storage);
  await expect(storage.read(of ?? "")).rejects.toThrow("ENOENT");
  expect((await photos()).filter((photo) => photo !== null)).toEqual([]);
});
