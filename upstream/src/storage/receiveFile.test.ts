import { createHash } from "node:crypto";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { request } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { type Building, build } from "../../test/demoBuilding.ts";
import { gifOf, heicOf, jpegOf, pngOf, webpOf } from "../../test/pictureHeaders.ts";
import { startTestUpstream, type TestCompany, type TestUpstream } from "../../test/startTestUpstream.ts";
import { retry } from "../../test/untilMailed.ts";
import { announce, announceLogo, png, put } from "../../test/uploading.ts";

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

describe("an upload link", () => {
  test("is not given for a name that says another type than is declared", async () => {
    const path = `${building.installationPath}/steps/presigned-url`;
    const declare = (fileName: string, contentType: string) =>
      company.owner.post(path, { fileName, contentType, size: png.length });
    const refused = await declare("a.png", "image/jpeg");
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({ details: [{ field: "contentType", code: "FILE_TYPE" }] });
    for (const contentType of ["image/png", "IMAGE/PNG", "image/x-png", "application/octet-stream"])
      expect((await declare("a.png", contentType)).status).toBe(200);
    expect((await declare("notes.txt", "text/plain")).status).toBe(200);
  });

  test("takes one file by one method, and nothing when changed or expired", async () => {
    const { body } = await announce(company, building.installationPath, "a.png", png.length);
    const other = await announce(company, building.installationPath, "b.png", png.length);
    expect((await fetch(body.url)).status).toBe(403);
    expect((await put(body.fileUrl, png)).status).toBe(403);
    expect((await put(body.url.replace(/expires=\d+/, "expires=9999999999"), png)).status).toBe(403);
    expect((await put(other.body.fileUrl + new URL(body.url).search, png)).status).toBe(403);
    expect((await put(body.url, png)).status).toBe(204);
  });

  test("takes nothing more for an installation that is finished, nor in place of what it took before", async () => {
    const { body } = await announce(company, building.installationPath, "a.png", png.length);
    expect((await put(body.url, png)).status).toBe(204);
    const { db, storage } = upstream.services;
    const finish = (at: Date | null) =>
      db.updateTable("installation").set({ completed_at: at }).where("id", "=", building.installation.id).execute();
    await finish(new Date());
    const other = Buffer.concat([png.subarray(0, -1), Buffer.from("x")]);
    const answer = await put(body.url, other);
    expect([answer.status, (await answer.json()).code]).toEqual([409, "INSTALLATION_COMPLETED"]);
    expect(await storage.read(storage.fileIdOf(body.fileUrl) ?? "")).toEqual(png);
    await finish(null);
  });

  test("keeps the first of two files that arrive together", async () => {
    const { body } = await announce(company, building.installationPath, "a.png", png.length);
    const other = Buffer.concat([png.subarray(0, -1), Buffer.from("x")]);
    const answers = await Promise.all([put(body.url, png), put(body.url, other)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    const { storage } = upstream.services;
    const first = answers[0]?.status === 204 ? png : other;
    expect(await storage.read(storage.fileIdOf(body.fileUrl) ?? "")).toEqual(first);
  });

  test("is given 1,000 times an hour to a company", async () => {
    const { companyId, owner } = upstream.companies[1];
    const { db } = upstream.services;
    const file = { company_id: companyId, kind: "logo" as const, file_name: "a.png", content_type: "image/png" };
    const files = Array.from({ length: 1_000 }, (_, index) => ({ ...file, id: `many-${index}` }));
    await db.insertInto("file").values(files).execute();
    const ask = () => owner.post(`/company/${companyId}/pre-signed-url`, { fileName: "public/profile-pictures/a.png" });
    const { status, problem } = await ask();
    expect([status, problem.code]).toEqual([429, "RATE_LIMITED"]);
    await db
      .updateTable("file")
      .set({ created_at: new Date(0) })
      .where("id", "=", "many-0")
      .execute();
    expect((await ask()).status).toBe(200);
  });

  test("has the hash of what came, and a small picture that is drawn without anybody waiting", async () => {
    const { body } = await announce(company, building.installationPath, "a.jpg", photo.length);
    expect((await put(body.url, photo)).status).toBe(204);
    const { db, storage } = upstream.services;
    const fileId = storage.fileIdOf(body.fileUrl) ?? "";
    const { sha256 } = await db.selectFrom("file").select("sha256").where("id", "=", fileId).executeTakeFirstOrThrow();
    expect(sha256).toBe(createHash("sha256").update(photo).digest("hex"));
    const drawn = await retry(() =>
      db.selectFrom("file_thumbnail").select("png").where("file_id", "=", fileId).executeTakeFirst(),
    );
    expect(drawn.png?.toString("latin1", 1, 4)).toBe("PNG");
    await db.deleteFrom("file").where("id", "=", fileId).execute();
    expect(await db.selectFrom("file_thumbnail").select("png").where("file_id", "=", fileId).execute()).toEqual([]);
  });

  test("takes no more than was announced, and no announcement over the limit", async () => {
    const { status, problem } = await announce(company, building.installationPath, "large.bin", 25_000_001);
    expect([status, problem.code]).toEqual([413, "FILE_TOO_LARGE"]);
    const { body } = await announce(company, building.installationPath, "small.bin", 10);
    const answer = await put(body.url, Buffer.alloc(11, 1));
    expect([answer.status, (await answer.json()).code]).toEqual([413, "FILE_TOO_LARGE"]);
  });

  test("takes no fewer bytes than were announced, keeps none of them, and takes the whole file after that, also twice", async () => {
    const { body } = await announce(company, building.installationPath, "a.png", png.length);
    const { db, storage } = upstream.services;
    const id = storage.fileIdOf(body.fileUrl) ?? "";
    const stored = () => db.selectFrom("file").select(["size", "stored_at"]).where("id", "=", id).executeTakeFirst();
    const cut = await put(body.url, png.subarray(0, -1));
    const message = "Of the 12 bytes that were announced only 11 arrived. Send all of them.";
    expect([cut.status, (await cut.json()).details]).toEqual([
      400,
      [{ field: "file", code: "UPLOAD_INCOMPLETE", message }],
    ]);
    expect(await stored()).toEqual({ size: png.length, stored_at: null });
    await expect(storage.read(id)).rejects.toMatchObject({ code: "ENOENT" });
    for (const bytes of [png, png]) expect((await put(body.url, bytes)).status).toBe(204);
    expect((await put(body.url, png.subarray(0, -1))).status).toBe(400);
    expect(await storage.read(id)).toEqual(png);
  });

  test("takes a logo of any length in place of the one before", async () => {
    const { body } = await announceLogo(company, "a.png");
    for (const bytes of [png.subarray(0, -1), png, png.subarray(0, -1)])
      expect((await put(body.url, bytes)).status).toBe(204);
  });

  test("takes the rest of a file that it refuses, as browsers send all of it before they read the answer", async () => {
    const { body } = await announce(company, building.installationPath, "small.bin", 10);
    const sending = request(body.url, { method: "PUT", headers: { "content-type": "application/octet-stream" } });
    const sent = once(sending, "finish");
    const answered = once(sending, "response");
    sending.end(Buffer.alloc(24_000_000, 1));
    const [[answer]] = await Promise.all([answered, sent]);
    expect(answer.statusCode).toBe(413);
    answer.resume();
  });

  test.each([
    ["photo.png", Buffer.from("<html><script>1</script></html>"), "FILE_CONTENT"],
    ["sketch.pdf", png, "FILE_CONTENT"],
    ["empty.bin", Buffer.alloc(0), "FILE_EMPTY"],
  ])("refuses %s with other content than its name says", async (fileName, bytes, code) => {
    const { body } = await announce(company, building.installationPath, fileName, bytes.length || 100);
    const answer = await put(body.url, bytes);
    expect([answer.status, (await answer.json()).details[0].code]).toEqual([400, code]);
  });
});

describe("a picture of 100 megapixels", () => {
  const limit = [10_000, 10_000] as const;
  const pictures = { "a.png": pngOf, "a.jpg": jpegOf, "a.gif": gifOf, "a.webp": webpOf, "a.heic": heicOf("heic") };

  test.each([...Object.entries(pictures), ["a.avif", heicOf("avif")] as const])(
    "is refused as %s by its header, and taken one row smaller",
    async (fileName, picture) => {
      const { body } = await announce(company, building.installationPath, fileName, picture(...limit).length);
      const answer = await put(body.url, picture(...limit));
      const { message, details } = await answer.json();
      expect([answer.status, details]).toEqual([
        400,
        [{ field: "file", code: "FILE_TOO_MANY_PIXELS", message: "The picture has 100 megapixels or more." }],
      ]);
      expect(message).toBe("Some fields need another value; nothing was saved.");
      expect((await put(body.url, picture(10_000, 9_999))).status).toBe(204);
    },
  );

  test("is refused as a logo too", async () => {
    const { body } = await announceLogo(company, "large.png");
    const answer = await put(body.url, pngOf(...limit));
    expect([answer.status, (await answer.json()).details[0].code]).toEqual([400, "FILE_TOO_MANY_PIXELS"]);
  });
});
