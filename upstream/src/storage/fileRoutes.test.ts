import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { type Building, build } from "../../test/demoBuilding.ts";
import { startTestUpstream, type TestCompany, type TestUpstream } from "../../test/startTestUpstream.ts";
import { announce, announceLogo, png, put } from "../../test/uploading.ts";
import type { components } from "../__generated__/contract.ts";
import { contentDisposition } from "./fileRoutes.ts";

type Schemas = components["schemas"];

let upstream: TestUpstream;
let company: TestCompany;
let building: Building;

beforeAll(async () => {
  upstream = await startTestUpstream();
  company = upstream.companies[0];
  building = await build(company);
});
afterAll(() => upstream.close());

async function store(fileName: string, bytes: Buffer) {
  const { body } = await announce(company, building.installationPath, fileName, bytes.length);
  expect((await put(body.url, bytes)).status).toBe(204);
  const { storage } = upstream.services;
  return storage.downloadLink(storage.fileIdOf(body.fileUrl) ?? "");
}

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

  test("gives the part that is asked for, and what a second request lacks", async () => {
    const link = await store("film.bin", Buffer.from("0123456789"));
    const ask = (headers: object) => fetch(link, { headers: new Headers(Object.entries(headers)) });
    const whole = await ask({});
    const [etag = "", date = ""] = ["etag", "last-modified"].map((name) => whole.headers.get(name) ?? "");
    expect([whole.headers.get("accept-ranges"), whole.headers.get("content-length")]).toEqual(["bytes", "10"]);
    const parts = [
      { headers: { range: "bytes=2-4" }, text: "234", range: "bytes 2-4/10" },
      { headers: { range: "bytes=7-" }, text: "789", range: "bytes 7-9/10" },
      { headers: { range: "bytes=-2", "if-range": etag }, text: "89", range: "bytes 8-9/10" },
      { headers: { range: "bytes=0-0", "if-range": date }, text: "0", range: "bytes 0-0/10" },
    ];
    for (const { headers, text, range } of parts) {
      const answer = await ask(headers);
      expect([answer.status, await answer.text(), answer.headers.get("content-range")]).toEqual([206, text, range]);
      expect(answer.headers.get("content-length")).toBe(String(text.length));
    }
    const others = [{ range: "bytes=0-1,4-5" }, { range: "rows=1-2" }, { range: "bytes=1-2", "if-range": '"older"' }];
    for (const headers of others) {
      const answer = await ask(headers);
      expect([answer.status, await answer.text()]).toEqual([200, "0123456789"]);
    }
    const outside = await ask({ range: "bytes=10-" });
    expect([outside.status, outside.headers.get("content-range")]).toEqual([416, "bytes */10"]);
    for (const headers of [{ "if-none-match": etag }, { "if-modified-since": date }])
      expect((await ask(headers)).status).toBe(304);
    expect((await ask({ "if-none-match": '"older"' })).status).toBe(200);
  });

  test("is open to scripts of the web client by both names of this machine, and to no other", async () => {
    const link = await store("a.png", png);
    const allowedFor = async (origin: string) =>
      (await fetch(link, { headers: { origin } })).headers.get("access-control-allow-origin");
    const own = ["http://localhost:4000", "http://127.0.0.1:4000"];
    expect(await Promise.all(own.map(allowedFor))).toEqual(own);
    expect(await allowedFor("https://other.example")).toBeNull();
    const preflight = await fetch(link, {
      method: "OPTIONS",
      headers: { origin: "http://localhost:4000", "access-control-request-method": "PUT" },
    });
    expect(preflight.headers.get("access-control-allow-methods")).toContain("PUT");
  });
});

test("anyone may set and clear the logo, by the address of an uploaded picture of the own company only", async () => {
  expect((await announceLogo(company, "logo.exe")).problem.details).toMatchObject([
    { field: "fileName", code: "FILE_TYPE" },
  ]);
  const { body: upload } = await announceLogo(company, "logo.png");
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
