import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { addProduct, type Building, build, uploadPhoto } from "../../test/demoBuilding.ts";
import { startTestUpstream, type TestCompany, type TestUpstream } from "../../test/startTestUpstream.ts";
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

function record(measurementId: string, stepLabel: string, data: object) {
  return company.owner.post<Schemas["StepEntry"]>("/measurements", { measurementId, stepLabel, data });
}

async function readSteps(language = "sv") {
  const { body } = await company.owner.get<{ data: Schemas["Step"][] }>(
    `${building.installationPath}/steps?language=${language}`,
  );
  return body.data;
}

const ohmicSteps = ["BEFORE_LAYING", "AFTER_LAYING", "AFTER_COVERING", "BEFORE_CONNECTION"];

describe("adding a product", () => {
  test("asks for what its recipe needs and names each field that is absent", async () => {
    const { body } = await company.owner.get<Schemas["ProductPage"]>("/product?query=fj&take=100");
    const idOf = (recipe: Schemas["Recipe"]) => body.data.find((product) => product.recipe === recipe)?.id;
    const expected: [Schemas["Recipe"], string[]][] = [
      ["SERIES_RESISTIVE_FOIL_FLEXIBLE_LENGTH", ["cableLength"]],
      ["SERIES_RESISTIVE_FLEXIBLE_LENGTH", ["voltage", "cableLength"]],
      ["SELF_REGULATING_FLEXIBLE_LENGTH", ["cableLength", "isolation"]],
      ["PARALLEL_RESISTIVE_FLEXIBLE_LENGTH", ["cableLength"]],
    ];
    for (const [recipe, fields] of expected) {
      const { status, problem } = await company.owner.post("/measurements", {
        installationId: building.installation.id,
        productId: idOf(recipe),
      });
      expect([status, problem.code]).toEqual([400, "VALIDATION_FAILED"]);
      expect(problem.details?.map(({ field, code }) => [field, code])).toEqual(
        fields.map((field) => [field, "FIELD_REQUIRED"]),
      );
    }
  });

  test("computes a series cable's power and expected resistance from its length and voltage", async () => {
    const fields = { voltage: 230, cableLength: 60 };
    const added = await addProduct(company, building.installation.id, "SERIES_RESISTIVE_FLEXIBLE_LENGTH", fields);
    expect(added).toMatchObject({ cableLength: 60, length: 60, voltage: 230, power: 881.7 });
    const [first] = await readSteps();
    expect(first?.data[0]?.dataSchema.properties.resistance).toEqual({ type: "number", minimum: 57, maximum: 66 });
  });

  test("expects of two foils the resistance of both in parallel", async () => {
    const recipe = "SERIES_RESISTIVE_FOIL_FLEXIBLE_LENGTH";
    await addProduct(company, building.installation.id, recipe, { cableLength: 8 });
    const [alone] = await readSteps();
    await addProduct(company, building.installation.id, recipe, { cableLength: 8 });
    const [together] = await readSteps();
    const single = alone?.data[0]?.dataSchema.properties.resistance?.minimum ?? 0;
    expect(together?.data).toHaveLength(2);
    for (const { dataSchema } of together?.data ?? []) {
      expect(dataSchema.properties.resistance?.minimum).toBeCloseTo(single / 2, 0);
    }
  });
});

describe("recording values", () => {
  test("merges keys one by one, and null clears one", async () => {
    const { measurementId } = await addProduct(company, building.installation.id, null);
    await record(measurementId, "BEFORE_LAYING", { resistance: 88.2, insulation: "OVER_RANGE" });
    const merged = await record(measurementId, "BEFORE_LAYING", { insulation: 120 });
    expect(merged.body.data).toEqual({ resistance: 88.2, insulation: 120 });
    expect(merged.body.recordedBy).toEqual({ id: company.ownerId, firstName: "Eva", lastName: "Ek" });
    const cleared = await record(measurementId, "BEFORE_LAYING", { resistance: null });
    expect(cleared.body.data).toEqual({ insulation: 120 });
  });

  test("keeps the number that an instrument's range ended at, as it was given", async () => {
    const { measurementId } = await addProduct(company, building.installation.id, null);
    const { body } = await record(measurementId, "BEFORE_LAYING", { resistance: ">200.5", insulation: ">5" });
    expect(body.data).toEqual({ resistance: ">200.5", insulation: ">5" });
  });

  test.each([">", "> 5", ">5,5", ">-5", ">1e3", ">1000001", ">007", "5", ">0.1234567"])(
    "refuses %j, which says nowhere that the range ended",
    async (insulation) => {
      const { measurementId } = await addProduct(company, building.installation.id, null);
      const { status, problem } = await record(measurementId, "BEFORE_LAYING", { insulation });
      expect([status, problem.details?.map(({ field }) => field)]).toEqual([400, ["data.insulation"]]);
    },
  );

  test("keeps both of two values that are written at the same time", async () => {
    const { measurementId } = await addProduct(company, building.installation.id, null);
    await Promise.all([
      record(measurementId, "AFTER_LAYING", { resistance: 88 }),
      record(measurementId, "AFTER_LAYING", { insulation: 500 }),
    ]);
    const step = (await readSteps()).find(({ stepLabel }) => stepLabel === "AFTER_LAYING");
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
    const { status, problem } = await record(measurementId, "BEFORE_LAYING", data);
    expect([status, problem.code]).toEqual([400, "VALIDATION_FAILED"]);
    expect(problem.details).toMatchObject([{ field, code }]);
  });

  test.each([
    [{ resistance: -1 }, 0],
    [{ resistance: 1_000_001 }, 1_000_000],
  ])("names the limit that %j broke", async (data, limit) => {
    const { measurementId } = await addProduct(company, building.installation.id, null);
    const { problem } = await record(measurementId, "BEFORE_LAYING", data);
    expect(problem.details?.map((detail) => detail.limit)).toEqual([limit]);
  });

  test("refuses a step in which the product is not measured", async () => {
    const { measurementId } = await addProduct(
      company,
      building.installation.id,
      "PARALLEL_RESISTIVE_FLEXIBLE_LENGTH",
      { cableLength: 10 },
    );
    const { problem } = await record(measurementId, "AFTER_COVERING", { insulation: 12 });
    expect(problem.details).toMatchObject([{ field: "stepLabel" }]);
  });
});

describe("finishing", () => {
  test("is refused with what is missing, and closes products and values once done", async () => {
    const { measurementId } = await addProduct(company, building.installation.id, null);
    const refused = await company.owner.post(`${building.installationPath}/complete`);
    expect([refused.status, refused.problem.code]).toEqual([409, "INSTALLATION_INCOMPLETE"]);
    expect(refused.problem.missing).toHaveLength(9);
    const photo = await uploadPhoto(company, building.installationPath);
    for (const step of ohmicSteps) await record(measurementId, step, { resistance: 1, insulation: "OVER_RANGE" });
    await record(measurementId, "AFTER_LAYING", { attachments: [{ url: photo, fileName: "Före gjutning.png" }] });

    const finished = await company.owner.post<Schemas["InstallationDetail"]>(`${building.installationPath}/complete`);
    expect(finished.status).toBe(200);
    expect(finished.body.completedAt).not.toBeNull();
    expect(finished.body.missing.map(({ kind, field }) => [kind, field])).toEqual(
      ohmicSteps.map(() => ["OUTSIDE", "resistance"]),
    );
    const late = await record(measurementId, "AFTER_LAYING", { resistance: 2 });
    expect([late.status, late.problem.code]).toEqual([409, "INSTALLATION_COMPLETED"]);
    expect((await company.owner.delete(`/measurements/${measurementId}`)).status).toBe(409);
  });

  test("takes a value that cannot be judged as recorded, and names it among the remarks", async () => {
    const { measurementId } = await addProduct(company, building.installation.id, null);
    const photo = await uploadPhoto(company, building.installationPath);
    const [properties] = (await readSteps()).map(({ data }) => data[0]?.dataSchema.properties);
    const { minimum = 0, maximum = 0 } = properties?.resistance ?? {};
    for (const step of ohmicSteps) {
      await record(measurementId, step, { resistance: (minimum + maximum) / 2, insulation: ">5" });
    }
    await record(measurementId, "BEFORE_CONNECTION", { insulation: ">10", resistance: ">1" });
    await record(measurementId, "AFTER_LAYING", { attachments: [{ url: photo, fileName: "a.png" }] });
    const finished = await company.owner.post<Schemas["InstallationDetail"]>(`${building.installationPath}/complete`);
    expect(finished.status).toBe(200);
    const remarks = finished.body.missing.map(({ kind, field, value }) => [kind, field, value]);
    expect(remarks).toEqual([
      ...ohmicSteps.slice(0, 3).map(() => ["INCONCLUSIVE", "insulation", ">5"]),
      ["INCONCLUSIVE", "resistance", ">1"],
    ]);
  });

  test("is refused for a required value that was left out on purpose", async () => {
    const { measurementId } = await addProduct(company, building.installation.id, null);
    for (const step of ohmicSteps) await record(measurementId, step, { resistance: 88, insulation: "NOT_MEASURED" });
    const { problem } = await company.owner.post(`${building.installationPath}/complete`);
    expect(problem.missing?.filter(({ field }) => field === "insulation")).toHaveLength(4);
  });
});

test("removing a product takes its recordings and attachments with it", async () => {
  const { measurementId } = await addProduct(company, building.installation.id, null);
  const photo = await uploadPhoto(company, building.installationPath);
  const attachments = [{ url: photo, fileName: "Före gjutning.png" }];
  const recorded = await record(measurementId, "AFTER_LAYING", { attachments });
  const [attachment] = recorded.body.data.attachments ?? [];
  expect((await fetch(attachment?.url ?? "")).status).toBe(200);
  expect((await company.owner.delete(`/measurements/${measurementId}`)).status).toBe(204);
  expect((await fetch(attachment?.url ?? "")).status).toBe(404);
  expect(await readSteps()).toEqual([]);
});

test("steps are titled in the wished language, in Swedish for one that we lack", async () => {
  await addProduct(company, building.installation.id, "SELF_REGULATING_FLEXIBLE_LENGTH", {
    cableLength: 20,
    isolation: false,
  });
  const titles = async (language: string) => (await readSteps(language)).map(({ title }) => title);
  expect(await titles("de")).toEqual([
    "Vor der Verlegung",
    "Nach der Verlegung, vor dem Abdecken",
    "Strom und Temperatur unter Spannung",
  ]);
  expect(await titles("fr")).toEqual(await titles("sv"));
});
