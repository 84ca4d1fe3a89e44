import { once } from "node:events";
import { request } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { type Building, build } from "../../test/demoBuilding.ts";
import { gifOf, heicOf, jpegOf, pngOf, webpOf } from "../../test/pictureHeaders.ts";
import { startTestUpstream, type TestCompany, type TestUpstream } from "../../test/startTestUpstream.ts";
import type { components } from "../__generated__/contract.ts";
import { contentDisposition } from "./fileRoutes.ts";

type Schemas = components["schemas"];

const png = Buffer.from("89504e470d0a1a0a00000000", "hex");
let upstream: TestUpstream;
let company: TestCompany;
let building: Building;

beforeAll(async () => {
  upstream = await startTestUpstream();
  company = upstream.companies[0];
  building = await build(company);
});
afterAll(() => upstream.close());

async function announce(fileName: string, size: number, contentType = "application/octet-stream") {
  const path = `${building.installationPath}/steps/presigned-url`;
  return company.owner.post<Schemas["Upload"]>(path, { fileName, contentType, size });
}

async function announceLogo(fileName: string) {
  const path = `/company/${company.companyId}/pre-signed-url`;
  return company.owner.post<Schemas["Upload"]>(path, { fileName: `public/profile-pictures/${fileName}` });
}

function put(url: string, bytes: Buffer) {
  return fetch(url, {
    method: "PUT",
    body: new Uint8Array(bytes),
    headers: { "content-type": "application/octet-stream" },
  });
}

async function store(fileName: string, bytes: Buffer) {
  const { body } = await announce(fileName, bytes.length);
  expect((await put(body.url, bytes)).status).toBe(204);
  const { storage } = upstream.services;
  return storage.downloadLink(storage.fileIdOf(body.fileUrl) ?? "");
}

describe("an upload link", () => {
  test("is not given for a name that says another type than is declared", async () => {
    const refused = await announce("a.png", png.length, "image/jpeg");
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({ details: [{ field: "contentType", code: "FILE_TYPE" }] });
    for (const contentType of ["image/png", "IMAGE/PNG", "image/x-png", "application/octet-stream"])
      expect((await announce("a.png", png.length, contentType)).status).toBe(200);
    expect((await announce("notes.txt", 4, "text/plain")).status).toBe(200);
  });

  test("takes one file by one method, and nothing when changed or expired", async () => {
    const { body } = await announce("a.png", png.length);
    const other = await announce("b.png", png.length);
    expect((await fetch(body.url)).status).toBe(403);
    expect((await put(body.fileUrl, png)).status).toBe(403);
    expect((await put(body.url.replace(/expires=\d+/, "expires=9999999999"), png)).status).toBe(403);
    expect((await put(other.body.fileUrl + new URL(body.url).search, png)).status).toBe(403);
    expect((await put(body.url, png)).status).toBe(204);
  });

  test("takes nothing more for an installation that is finished, nor in place of what it took before", async () => {
    const { body } = await announce("a.png", 100);
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

  test("takes no more than was announced, and no announcement over the limit", async () => {
    const { status, problem } = await announce("large.bin", 25_000_001);
    expect([status, problem.code]).toEqual([413, "FILE_TOO_LARGE"]);
    const { body } = await announce("small.bin", 10);
    const answer = await put(body.url, Buffer.alloc(11, 1));
    expect([answer.status, (await answer.json()).code]).toEqual([413, "FILE_TOO_LARGE"]);
  });

  test("takes the rest of a file that it refuses, as browsers send all of it before they read the answer", async () => {
    const { body } = await announce("small.bin", 10);
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
    const { body } = await announce(fileName, 100);
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
      const { body } = await announce(fileName, 1_000);
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
    const { body } = await announceLogo("large.png");
    const answer = await put(body.url, pngOf(...limit));
    expect([answer.status, (await answer.json()).details[0].code]).toEqual([400, "FILE_TOO_MANY_PIXELS"]);
  });
});

describe("a download", () => {
  test("shows pictures in place and closes them in", async () => {
    const answer = await fetch(await store('Våtrum "1".png', png));
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(png);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "image/png",
      "content-disposition": `inline; filename="Vatrum _1_.png"; filename*=UTF-8''V%C3%A5trum%20%221%22.png`,
      "x-content-type-options": "nosniff",
      "content-security-policy": expect.stringContaining("sandbox"),
      "cross-origin-resource-policy": "cross-origin",
    });
  });

  test("hands out anything else as a file, whatever it claims to be", async () => {
    const page = Buffer.from("<script>alert(1)</script>");
    const answer = await fetch(await store("page.html", page));
    expect(answer.headers.get("content-type")).toBe("application/octet-stream");
    expect(answer.headers.get("content-disposition")).toMatch(/^attachment;/);
  });

  test("gives a drawing as a picture that is downloaded when it is opened by itself", async () => {
    const answer = await fetch(await store("logo.svg", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>")));
    expect(answer.headers.get("content-type")).toBe("image/svg+xml");
    expect(answer.headers.get("content-disposition")).toMatch(/^attachment;/);
  });

  test("is open to scripts of the web client's origin and to no other", async () => {
    const link = await store("a.png", png);
    const allowed = await fetch(link, { headers: { origin: "https://other.example" } });
    expect(allowed.headers.get("access-control-allow-origin")).toBe("http://localhost:4000");
    const preflight = await fetch(link, {
      method: "OPTIONS",
      headers: { origin: "http://localhost:4000", "access-control-request-method": "PUT" },
    });
    expect(preflight.headers.get("access-control-allow-methods")).toContain("PUT");
  });
});

test("anyone may set and clear the logo, by the address of an uploaded picture of the own company only", async () => {
  expect((await announceLogo("logo.exe")).problem.details).toMatchObject([{ field: "fileName", code: "FILE_TYPE" }]);
  const { body: upload } = await announceLogo("logo.png");
  const unknown = await company.owner.put("/company", { logo: upload.fileUrl });
  expect(unknown.problem.details).toMatchObject([{ field: "logo", code: "FIELD_VALUE" }]);
  await put(upload.url, png);
  const { owner: foreigner } = upstream.companies[1];
  expect((await foreigner.put("/company", { logo: upload.fileUrl })).status).toBe(400);
  const { body } = await company.owner.put<Schemas["Company"]>("/company", { logo: upload.fileUrl });
  expect((await fetch(body.logo ?? "")).status).toBe(200);
  expect((await company.owner.put<Schemas["Company"]>("/company", { logo: null })).body.logo).toBeNull();
});

test.each([["a\r\nSet-Cookie: x=1.png"], ["..\\..\\etc/passwd"], ["\u202Egnp.exe"], ["%00'();.pdf"]])(
  "a hostile name stays inside its header: %j",
  (fileName) => {
    expect(contentDisposition("attachment", fileName)).toMatch(
      /^attachment; filename="[\x20-\x7e]*"; filename\*=UTF-8''[\w.!~%-]*$/,
    );
    expect(contentDisposition("attachment", fileName)).not.toMatch(/filename="[^"]*[\\/%]/);
  },
);

test.each(["/nothing", "/healthz", "/v1/company", "/files/unknown"])(
  "what is no file is closed to whatever a browser may be led to do with it: %s",
  async (path) => {
    const { headers } = await fetch(upstream.url + path);
    expect(Object.fromEntries(headers)).toMatchObject({
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
      "cross-origin-resource-policy": "same-origin",
      "referrer-policy": "no-referrer",
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
    });
  },
);
