import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import sharp from "sharp";
import { addProduct, type Building, build } from "../../test/demoBuilding.ts";
import { jpegOf } from "../../test/pictureHeaders.ts";
import { startTestUpstream, type TestCompany, type TestUpstream } from "../../test/startTestUpstream.ts";
import { readSteps, record } from "../../test/stepCalls.ts";
import { retry } from "../../test/untilMailed.ts";
import { announce, put } from "../../test/uploading.ts";

const photo = readFileSync(new URL("../demo/pictures/mat.jpg", import.meta.url));

let upstream: TestUpstream;
let company: TestCompany;
let building: Building;

beforeAll(async () => {
  upstream = await startTestUpstream();
  company = upstream.companies[0];
  building = await build(company);
});
afterAll(() => upstream.close());

async function add(bytes: Buffer, fileName: string) {
  const { body } = await announce(company, building.installationPath, fileName, bytes.length);
  expect((await put(body.url, bytes)).status).toBe(204);
  const { measurementId } = await addProduct(company, building.installation.id, null);
  const attachments = [{ url: body.fileUrl, fileName }];
  const { body: entry } = await record(company, measurementId, "AFTER_LAYING", { attachments });
  const link = entry.data.attachments?.[0]?.thumbnailUrl ?? null;
  return { fileId: upstream.services.storage.fileIdOf(body.fileUrl) ?? "", measurementId, link };
}

const drawn = (fileId: string) =>
  retry(() =>
    upstream.services.db
      .selectFrom("file_thumbnail")
      .select(["color", "png"])
      .where("file_id", "=", fileId)
      .where("color_drawn_at", "is not", null)
      .executeTakeFirst(),
  );

test("a photo's small picture keeps its colours and shape, and pages of other addresses may show it for an hour", async () => {
  const { link } = await add(photo, "a.jpg");
  const answer = await fetch(link ?? "");
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "image/webp",
    "cross-origin-resource-policy": "cross-origin",
    "x-content-type-options": "nosniff",
    "cache-control": "private, max-age=3600, immutable",
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.length).toBeLessThan(3_000);
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 144, height: 108, channels: 3 });
  const { channels } = await sharp(bytes).stats();
  expect(new Set(channels.map(({ mean }) => Math.round(mean))).size).toBeGreaterThan(1);
});

test("a photo that stands upright stays upright, and a small one is not enlarged", async () => {
  const { data } = await sharp(photo).rotate(90).jpeg().toBuffer({ resolveWithObject: true });
  const upright = await add(await sharp(data).withMetadata({ orientation: 6 }).toBuffer(), "a.jpg");
  const small = await add(await sharp(photo).resize(80, 60).png().toBuffer(), "b.png");
  const sizes = await Promise.all([upright, small].map(async ({ link }) => sizeOf(link)));
  expect(sizes).toEqual([
    [144, 108],
    [80, 60],
  ]);
});

async function sizeOf(link: string | null): Promise<number[]> {
  const { width, height } = await sharp(Buffer.from(await (await fetch(link ?? "")).arrayBuffer())).metadata();
  return [width, height];
}

test("a photo from before small pictures gets its own when it is opened, and keeps the one for paper", async () => {
  const { db } = upstream.services;
  const { fileId, link } = await add(photo, "a.jpg");
  const { png } = await drawn(fileId);
  await db
    .updateTable("file_thumbnail")
    .set({ color: null, color_drawn_at: null })
    .where("file_id", "=", fileId)
    .execute();
  const answers = await Promise.all([fetch(link ?? ""), fetch(link ?? "")]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const row = await drawn(fileId);
  expect(row.color?.equals(Buffer.from((await answers[0]?.arrayBuffer()) ?? []))).toBe(true);
  expect(row.png).toEqual(png);
});

test("a picture that cannot be decoded answers 404, and has no small picture from then on; a document never has one", async () => {
  const { fileId, measurementId } = await add(jpegOf(100, 100), "a.jpg");
  expect((await fetch(upstream.services.storage.thumbnailLink(fileId))).status).toBe(404);
  expect(await drawn(fileId)).toEqual({ color: null, png: null });
  const steps = await readSteps(company, building.installationPath);
  const step = steps.find(({ stepLabel }) => stepLabel === "AFTER_LAYING");
  const entry = step?.data.find((candidate) => candidate.measurementId === measurementId);
  expect(entry?.data.attachments).toMatchObject([{ fileName: "a.jpg", thumbnailUrl: null }]);
  expect((await add(Buffer.from("notes"), "notes.txt")).link).toBeNull();
});

test("the link opens neither another photo's small picture nor the photo itself, and nothing once the photo is removed", async () => {
  const { db } = upstream.services;
  const [one, other] = [await add(photo, "a.jpg"), await add(photo, "b.jpg")];
  const { search } = new URL(one.link ?? "");
  expect((await fetch((other.link ?? "").split("?")[0] + search)).status).toBe(404);
  expect((await fetch((one.link ?? "").replace("/thumbnail/", "/"))).status).toBe(403);
  expect((await fetch((one.link ?? "").replace(/expires=\d+/, "expires=9999999999"))).status).toBe(404);
  await db.deleteFrom("file").where("id", "=", one.fileId).execute();
  expect((await fetch(one.link ?? "")).status).toBe(404);
});
