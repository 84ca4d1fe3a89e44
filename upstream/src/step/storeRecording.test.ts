import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { addProduct, type Building, build } from "../../test/demoBuilding.ts";
import { startTestUpstream, type TestCompany, type TestUpstream } from "../../test/startTestUpstream.ts";
import { readSteps, record } from "../../test/stepCalls.ts";

let upstream: TestUpstream;
let company: TestCompany;
let building: Building;

beforeAll(async () => {
  upstream = await startTestUpstream();
  company = upstream.companies[0];
});
beforeEach(async () => {
  building = await build(company);
});
afterAll(() => upstream.close());

describe("recording values", () => {
  test("merges keys one by one, and null clears one", async () => {
    const { measurementId } = await addProduct(company, building.installation.id, null);
    await record(company, measurementId, "BEFORE_LAYING", { resistance: 88.2, insulation: "OVER_RANGE" });
    const merged = await record(company, measurementId, "BEFORE_LAYING", { insulation: 120 });
    expect(merged.body.data).toEqual({ resistance: 88.2, insulation: 120 });
    expect(merged.body.recordedBy).toEqual({ id: company.ownerId, firstName: "Eva", lastName: "Ek" });
    const cleared = await record(company, measurementId, "BEFORE_LAYING", { resistance: null });
    expect(cleared.body.data).toEqual({ insulation: 120 });
  });

  test("keeps the number that an instrument's range ended at, as it was given", async () => {
    const { measurementId } = await addProduct(company, building.installation.id, null);
    const { body } = await record(company, measurementId, "BEFORE_LAYING", { resistance: ">200.5", insulation: ">5" });
    expect(body.data).toEqual({ resistance: ">200.5", insulation: ">5" });
  });

  test.each([">", "> 5", ">5,5", ">-5", ">1e3", ">1000001", ">007", "5", ">0.1234567"])(
    "refuses %j, which says nowhere that the range ended",
    async (insulation) => {
      const { measurementId } = await addProduct(company, building.installation.id, null);
      const { status, problem } = await record(company, measurementId, "BEFORE_LAYING", { insulation });
      expect([status, problem.details?.map(({ field }) => field)]).toEqual([400, ["data.insulation"]]);
    },
  );

  test("keeps both of two values that are written at the same time", async () => {
    const { measurementId } = await addProduct(company, building.installation.id, null);
    await Promise.all([
      record(company, measurementId, "AFTER_LAYING", { resistance: 88 }),
      record(company, measurementId, "AFTER_LAYING", { insulation: 500 }),
    ]);
    const step = (await readSteps(company, building.installationPath)).find(
      ({ stepLabel }) => stepLabel === "AFTER_LAYING",
    );
    expect(step?.data[0]?.data).toEqual({ resistance: 88, insulation: 500 });
  });

  test.each([
    ["text where a number belongs", { resistance: "88.2" }, "data.resistance", "FIELD_TYPE"],
    ["a number below zero", { resistance: -1 }, "data.resistance", "FIELD_TOO_SMALL"],
    ["a field that the product is not measured by", { current: 2.4 }, "data.current", "FIELD_UNKNOWN"],
    [
      "a file that nobody uploaded",
      { attachments: [{ url: "https://x.example/1", fileName: "a.png" }] },
      "data.attachments.0.url",
      "FIELD_VALUE",
    ],
  ])("refuses %s", async (_name, data, field, code) => {
    const { measurementId } = await addProduct(company, building.installation.id, null);
    const { status, problem } = await record(company, measurementId, "BEFORE_LAYING", data);
    expect([status, problem.code]).toEqual([400, "VALIDATION_FAILED"]);
    expect(problem.details).toMatchObject([{ field, code }]);
  });

  test.each([
    [{ resistance: -1 }, 0],
    [{ resistance: 1_000_001 }, 1_000_000],
  ])("names the limit that %j broke", async (data, limit) => {
    const { measurementId } = await addProduct(company, building.installation.id, null);
    const { problem } = await record(company, measurementId, "BEFORE_LAYING", data);
    expect(problem.details?.map((detail) => detail.limit)).toEqual([limit]);
  });

  test("refuses a step in which the product is not measured", async () => {
    const { measurementId } = await addProduct(
      company,
      building.installation.id,
      "PARALLEL_RESISTIVE_FLEXIBLE_LENGTH",
      { cableLength: 10 },
    );
    const { problem } = await record(company, measurementId, "AFTER_COVERING", { insulation: 12 });
    expect(problem.details).toMatchObject([{ field: "stepLabel" }]);
  });
});
