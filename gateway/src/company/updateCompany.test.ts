import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { createMutator, type Mutate } from "../../test/createMutator.ts";
import { signInAs } from "../../test/signInAs.ts";
import { type Stack, startStack } from "../../test/startStack.ts";

type Payload = { company: { website: string | null; logo: string | null } | null };
type Upload = { uploadUrl: string | null; fileUrl: string | null };

const selection = "company { name orgNumber website phoneNumber logo }";
const details = {
  name: " Nordgolv AB ",
  address: "Gatan 1",
  city: "Lund",
  postalCode: "222 22",
  phoneNumber: "046-1",
  email: "info@nordgolv.example",
  country: "SE",
};

let stack: Stack;
let owner: Mutate;
let office: Mutate;
beforeAll(async () => {
  stack = await startStack();
  owner = createMutator(stack, await signInAs(stack, "owner@nordgolv.example"));
  office = createMutator(stack, await signInAs(stack, "office@nordgolv.example"));
});
afterAll(() => stack.close());

describe("updateCompany", () => {
  test.each([
    [" www.nordgolv.example ", "www.nordgolv.example"],
    ["  ", null],
    [null, null],
  ])("sends trimmed texts, and the website %j as %j", async (website, sent) => {
    const { payload, requests, bodies } = await owner<Payload>("updateCompany", { ...details, website }, selection);
    expect(payload).toMatchObject({ company: { name: "Nordgolv AB", website: sent }, userErrors: [] });
    expect(requests).toEqual(["PUT v1/company"]);
    expect(bodies).toEqual([{ ...details, name: "Nordgolv AB", website: sent }]);
  });

  test("tells all that is missing together, and asks nobody", async () => {
    const empty = { name: "", address: " ", city: "", postalCode: "", phoneNumber: "", email: "", country: "SE" };
    const { codes, requests } = await owner("updateCompany", empty);
    const fields = ["name", "address", "city", "postalCode", "phoneNumber", "email"];
    expect(codes).toEqual(fields.map((field) => ["FIELD_REQUIRED", field]));
    expect(requests).toEqual([]);
    const { payload } = await owner("updateCompany", { ...details, email: "a b@c.d" });
    expect(payload.userErrors).toEqual([{ code: "EMAIL_INVALID", field: "email", message: "Invalid email format" }]);
  });

  test("is for admins", async () => {
    const { payload, codes } = await office<Payload>("updateCompany", details, selection);
    expect(codes).toEqual([["NOT_ALLOWED", null]]);
    expect(payload.company).toBeNull();
  });
});

describe("a logo", () => {
  const png = Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=",
    "base64",
  );
  const upload = (fileName: string, size = png.length) =>
    office<Upload>("createLogoUpload", { fileName, size }, "uploadUrl fileUrl");

  test("is uploaded, set and cleared by anyone", async () => {
    // The refusal above made the gateway forget the company's id, so this upload reads the user first.
    const { payload, requests, bodies } = await upload("my new logo.png");
    expect(requests).toEqual(["GET v1/user/:id", "POST v1/company/:id/pre-signed-url"]);
    expect(bodies).toEqual([{ fileName: "public/profile-pictures/my-new-logo.png" }]);
    const headers = { "content-type": "image/png" };
    const put = await fetch(payload.uploadUrl ?? "", { method: "PUT", body: png, headers });
    expect(put.ok).toBe(true);
    const set = await office<Payload>("setLogo", { url: payload.fileUrl }, selection);
    expect(set.payload.userErrors).toEqual([]);
    expect(set.payload.company?.logo).toMatch(/^http/);
    const cleared = await office<Payload>("setLogo", { url: null }, selection);
    expect(cleared.payload).toMatchObject({ company: { logo: null }, userErrors: [] });
    expect(cleared.requests).toEqual(["PUT v1/company"]);
    expect(cleared.bodies).toEqual([{ logo: null }]);
  });

  test.each([
    ["logo.pdf", 1, "FILE_TYPE_NOT_ALLOWED", "fileName"],
    ["logo", 1, "FILE_TYPE_NOT_ALLOWED", "fileName"],
    ["logo.SVG", 5_000_001, "FILE_TOO_LARGE", "size"],
    ["logo.gif", 0, "VALUE_INVALID", "size"],
  ])("of %j and %i bytes is refused, and nobody is asked", async (fileName, size, code, field) => {
    const { payload, codes, requests } = await upload(fileName, size);
    expect(codes).toEqual([[code, field]]);
    expect(payload).toMatchObject({ uploadUrl: null, fileUrl: null });
    expect(requests).toEqual([]);
  });

  test("that was never uploaded cannot be set", async () => {
    const { codes } = await office("setLogo", { url: "https://elsewhere.example/logo.png" });
    expect(codes).toEqual([["VALUE_INVALID", "url"]]);
  });
});
