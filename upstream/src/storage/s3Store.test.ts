import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { type Building, build } from "../../test/demoBuilding.ts";
import { type S3Server, startS3 } from "../../test/startS3.ts";
import { startTestUpstream, type TestCompany, type TestUpstream } from "../../test/startTestUpstream.ts";
import { announce, png, put } from "../../test/uploading.ts";
import { openFileStore } from "./openFileStore.ts";
import { readS3Settings } from "./readS3Settings.ts";

let s3: S3Server;
let upstream: TestUpstream;
let company: TestCompany;
let building: Building;

beforeAll(async () => {
  s3 = await startS3();
  upstream = await startTestUpstream({ s3: s3.settings });
  company = upstream.companies[0];
  building = await build(company);
});
afterAll(async () => {
  await upstream.close();
  await s3.close();
});
beforeEach(() => {
  s3.fault = undefined;
  s3.objects.clear();
});

const upload = async (bytes: Buffer) =>
  (await announce(company, building.installationPath, "kabel.png", bytes.length)).body;

const arrivals = async () => (await readdir(join(upstream.dataDir, "files"))).filter((name) => name.endsWith(".part"));

test("keeps uploads in the bucket alone, gives them back and removes them, each request signed", async () => {
  const photo = Buffer.concat([png, Buffer.alloc(3_000_000, 1)]);
  const { url, fileUrl } = await upload(photo);
  expect((await put(url, photo)).status).toBe(204);
  expect((await put(url, Buffer.concat([photo.subarray(0, -1), png.subarray(0, 1)]))).status).toBe(409);
  expect((await put(url, photo)).status).toBe(204);
  const { storage } = upstream.services;
  const id = storage.fileIdOf(fileUrl) ?? "";
  expect([...s3.objects.keys()]).toEqual([`office/${id}`]);
  expect(await arrivals()).toEqual([]);
  const answer = await fetch(storage.downloadLink(id));
  expect(Buffer.from(await answer.arrayBuffer()).equals(photo)).toBe(true);
  const part = await fetch(storage.downloadLink(id), { headers: { range: `bytes=${png.length}-` } });
  expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 3_000_000]);
  expect(await storage.sizeOf(id)).toBe(photo.length);
  await storage.remove([id]);
  expect(s3.objects.size).toBe(0);
  await expect(storage.read(id)).rejects.toMatchObject({ code: "ENOENT" });
  expect(s3.refused).toBe(0);
});

test.each([
  [{ status: 507, code: "XMinioStorageFull" }, 507],
  [{ status: 403, code: "QuotaExceeded" }, 507],
  [{ status: 403, code: "AccessDenied" }, 503],
])("refuses a file that the bucket does not take (%j), and keeps nothing of it", async (fault, status) => {
  const { url } = await upload(png);
  s3.fault = fault;
  const refused = await put(url, png);
  expect(refused.status).toBe(status);
  expect(await refused.json()).toMatchObject({
    code: "UNAVAILABLE",
    message: expect.stringContaining("nothing was saved"),
  });
  expect([...s3.objects.keys()]).toEqual([]);
  expect(await arrivals()).toEqual([]);
  s3.fault = undefined;
  expect((await put(url, png)).status).toBe(204);
});

test("refuses a file that is not what its name says before the bucket hears of it", async () => {
  const text = Buffer.from("not a picture");
  const { url } = await upload(text);
  expect((await put(url, text)).status).toBe(400);
  expect(s3.objects.size).toBe(0);
});

test("lists more files than one answer holds", async () => {
  const ids = ["a", "b", "c", "d", "e"];
  for (const id of ids) s3.objects.set(`office/${id}`, png);
  s3.objects.set("elsewhere/f", png);
  const store = await openFileStore({ dataDir: "unused", s3: s3.settings });
  const listed: string[] = [];
  for await (const id of store.list()) listed.push(id);
  expect(listed).toEqual(ids);
});

test.each([
  [{ credentials: { accessKeyId: "AKIATEST", secretAccessKey: "another" } }, "SignatureDoesNotMatch"],
  [{ bucket: "another" }, "NoSuchBucket"],
])("does not start with a bucket that it cannot use: %j", async (changes, reason) => {
  const opened = openFileStore({ dataDir: "unused", s3: { ...s3.settings, ...changes } });
  await expect(opened).rejects.toThrow(reason);
});

test("starts while the bucket does not answer, and refuses files until it does", async () => {
  const endpoint = "http://127.0.0.1:1";
  const store = await openFileStore({ dataDir: "unused", s3: { ...s3.settings, endpoint } });
  await expect(store.sizeOf("a")).rejects.toMatchObject({ status: 503 });
});

test("names all that is wrong in its variables", () => {
  const faults: string[] = [];
  expect(readS3Settings({ S3_ENDPOINT: "ftp://a", S3_ACCESS_KEY_ID: "a", S3_PREFIX: "/a" }, faults)).toBeUndefined();
  for (const name of ["S3_BUCKET", "S3_ENDPOINT", "S3_SECRET_ACCESS_KEY", "S3_PREFIX"])
    expect(faults.join("\n")).toContain(name);
});
