import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { addProduct, type Building, build } from "../../test/demoBuilding.ts";
import { startTestUpstream, type TestCompany, type TestUpstream } from "../../test/startTestUpstream.ts";
import { readSteps, record } from "../../test/stepCalls.ts";
import type { components } from "../__generated__/contract.ts";

type Schemas = components["schemas"];

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

describe("when and by whom values were measured", () => {
  const today = () => new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Stockholm" }).format(new Date());
  const tell = (measurementId: string, data: object, told: object) =>
    company.owner.post<Schemas["StepEntry"]>("/measurements", {
      measurementId,
      stepLabel: "BEFORE_LAYING",
      data,
      ...told,
    });
  const memberId = "a-colleague";
  let measurementId: string;

  beforeAll(async () => {
    const { companyId: company_id } = company;
    const member = { company_id, id: memberId, email: "alva@first.example", first_name: "Alva", last_name: "Ståhl" };
    await upstream.services.db
      .insertInto("app_user")
      .values({ ...member, role: "user", installer: true })
      .execute();
  });
  beforeEach(async () => {
    ({ measurementId } = await addProduct(company, building.installation.id, null));
  });

  test("are a day and an active installer beside the values, and the history tells both", async () => {
    const { body } = await tell(
      measurementId,
      { resistance: 88.2 },
      { measuredOn: "2026-03-02", measuredById: memberId },
    );
    expect(body).toMatchObject({ measuredOn: "2026-03-02", measuredBy: { id: memberId }, data: { resistance: 88.2 } });
    expect(body.recordedBy?.id).toBe(company.ownerId);
    const restated = await tell(measurementId, {}, { measuredOn: "2026-03-04T00:00:00.000Z" });
    expect(restated.body).toMatchObject({ measuredOn: "2026-03-04", measuredBy: { id: memberId } });
    expect(restated.body.recordedAt).toBe(body.recordedAt);
    const address = `/history?subject=INSTALLATION&subjectId=${building.installation.id}&language=sv`;
    const { body: history } = await company.owner.get<Schemas["HistoryPage"]>(address);
    expect(history.data[0]?.changes).toMatchObject([{ field: "measuredOn", from: "2026-03-02", to: "2026-03-04" }]);
    expect(history.data[1]?.changes.map(({ field, to, toTitle }) => [field, toTitle ?? to])).toEqual([
      ["measurement.resistance", "88.2"],
      ["measuredOn", "2026-03-02"],
      ["measuredBy", "Alva Ståhl"],
    ]);
  });

  test("are today and oneself where one of both is told, and those of the recording where none is", async () => {
    const first = await tell(measurementId, { resistance: 88 }, { measuredById: memberId });
    expect(first.body).toMatchObject({ measuredOn: today(), measuredBy: { id: memberId } });
    const second = await tell(measurementId, { insulation: 300 }, { measuredOn: "2026-03-02" });
    expect(second.body).toMatchObject({ measuredOn: "2026-03-02", measuredBy: { id: company.ownerId } });
    const same = await tell(measurementId, { insulation: 300 }, {});
    expect(same.body.measuredOn).toBe("2026-03-02");
    const untold = await tell(measurementId, { insulation: 310 }, {});
    expect(untold.body).toMatchObject({ measuredOn: null, measuredBy: null, data: { resistance: 88 } });
  });

  test("go with the last value, and cannot be told of none", async () => {
    await tell(measurementId, { resistance: 88 }, { measuredOn: "2026-03-02" });
    expect((await tell(measurementId, { resistance: null }, {})).body.measuredOn).toBeNull();
    const { problem } = await tell(measurementId, {}, { measuredOn: "2026-03-02" });
    expect(problem.details).toMatchObject([{ field: "data", code: "FIELD_REQUIRED" }]);
    expect((await tell(measurementId, {}, {})).problem.details).toMatchObject([{ field: "data" }]);
  });

  test.each([
    ["a day to come", { measuredOn: new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10) }, "measuredOn"],
    ["another hour than midnight", { measuredOn: "2026-03-02T00:00+02:00" }, "measuredOn"],
    ["a day that is not in the calendar", { measuredOn: "2026-02-30" }, "measuredOn"],
    ["nobody's id", { measuredById: "nobody" }, "measuredById"],
  ])("refuses %s", async (_, told, field) => {
    const { status, problem } = await tell(measurementId, { resistance: 88 }, told);
    expect([status, problem.details?.map((detail) => detail.field)]).toEqual([400, [field]]);
    expect((await readSteps(company, building.installationPath))[0]?.data[0]?.data).toEqual({});
  });

  test.each([
    ["has left", { active: false }],
    ["is no installer any more", { installer: false }],
  ])("stay with somebody who %s, who is no choice for others", async (_, change) => {
    const set = (change: object) =>
      upstream.services.db.updateTable("app_user").set(change).where("id", "=", memberId).execute();
    await tell(measurementId, { resistance: 88 }, { measuredById: memberId });
    await set(change);
    expect((await tell(measurementId, { resistance: 89 }, { measuredById: memberId })).status).toBe(200);
    const other = await addProduct(company, building.installation.id, null);
    const { problem } = await tell(other.measurementId, { resistance: 88 }, { measuredById: memberId });
    await set({ active: true, installer: true });
    expect(problem.details).toMatchObject([{ field: "measuredById", code: "MEASURER_NOT_ALLOWED" }]);
  });
});
