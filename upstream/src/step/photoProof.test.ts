import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { addProduct, type Building, build } from "../../test/demoBuilding.ts";
import { startTestUpstream, type TestCompany, type TestUpstream } from "../../test/startTestUpstream.ts";
import { readSteps, record } from "../../test/stepCalls.ts";
import { announce, png, put } from "../../test/uploading.ts";

let upstream: TestUpstream;
let company: TestCompany;
let building: Building;

beforeAll(async () => {
  upstream = await startTestUpstream();
  company = upstream.companies[0];
  building = await build(company);
});
afterAll(() => upstream.close());

test("keeps what the sender says of a photo, and tells it beside the hash of what is stored", async () => {
  const facts = { chosenSha256: "0f".repeat(32), takenAt: "2026-11-04T09:41:00+01:00", origin: "CAMERA" };
  const { body } = await announce(company, building.installationPath, "a.png", png.length, facts);
  await put(body.url, png);
  const { measurementId } = await addProduct(company, building.installation.id, null);
  const attachments = [{ url: body.fileUrl, fileName: "a.png" }];
  const recorded = await record(company, measurementId, "AFTER_LAYING", { attachments });
  const sha256 = createHash("sha256").update(png).digest("hex");
  const expected = [{ fileName: "a.png", ...facts, sha256, addedAt: expect.any(String) }];
  expect(recorded.body.data.attachments).toMatchObject(expected);
  const steps = await readSteps(company, building.installationPath);
  const step = steps.find(({ stepLabel }) => stepLabel === "AFTER_LAYING");
  const entry = step?.data.find((candidate) => candidate.measurementId === measurementId);
  expect(entry?.data.attachments).toMatchObject(expected);
});

test.each([
  ["chosenSha256", "0F".repeat(32)],
  ["chosenSha256", "0f".repeat(31)],
  ["takenAt", "2026-13-04T09:41:00"],
  ["takenAt", "yesterday"],
  ["origin", "SCANNER"],
])("refuses as %s %s", async (field, value) => {
  const refused = await announce(company, building.installationPath, "a.png", png.length, { [field]: value });
  expect([refused.status, refused.problem.details?.map((detail) => detail.field)]).toEqual([400, [field]]);
});
