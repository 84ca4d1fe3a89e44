import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { addProduct, type Building, build, uploadPhoto } from "../../test/demoBuilding.ts";
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
    const [first] = await readSteps(company, building.installationPath);
    expect(first?.data[0]?.dataSchema.properties.resistance).toEqual({ type: "number", minimum: 57, maximum: 66 });
  });

  test("expects of two foils the resistance of both in parallel", async () => {
    const recipe = "SERIES_RESISTIVE_FOIL_FLEXIBLE_LENGTH";
    await addProduct(company, building.installation.id, recipe, { cableLength: 8 });
    const [alone] = await readSteps(company, building.installationPath);
    await addProduct(company, building.installation.id, recipe, { cableLength: 8 });
    const [together] = await readSteps(company, building.installationPath);
    const single = alone?.data[0]?.dataSchema.properties.resistance?.minimum ?? 0;
    expect(together?.data).toHaveLength(2);
    for (const { dataSchema } of together?.data ?? []) {
      expect(dataSchema.properties.resistance?.minimum).toBeCloseTo(single / 2, 0);
    }
  });
});

describe("changing an installed product", () => {
  type Products = Schemas["ProductPage"]["data"];
  let products: Products;
  beforeAll(async () => {
    ({ data: products } = (await company.owner.get<Schemas["ProductPage"]>("/product?query=fj&take=100")).body);
  });
  const change = (measurementId: string, body: object) =>
    company.owner.put<Schemas["InstalledProduct"]>(`/measurements/${measurementId}`, body);
  const otherOf = (recipe: Schemas["Recipe"], id: string) =>
    products.find((product) => product.recipe === recipe && product.id !== id)?.id ?? "";

  test("exchanges it: id, values, photos and marking stay and are judged anew, as the history tells", async () => {
    const { measurementId, productId } = await addProduct(company, building.installation.id, null);
    const photo = await uploadPhoto(company, building.installationPath);
    const attachments = [{ url: photo, fileName: "Före gjutning.png" }];
    const limits = async () =>
      (await readSteps(company, building.installationPath))[1]?.data[0]?.dataSchema.properties.resistance?.minimum ?? 0;
    const resistance = Math.ceil(await limits()) + 1;
    await record(company, measurementId, "AFTER_LAYING", { resistance, attachments });
    await change(measurementId, { cableMarking: " FJ 20 0412 " });
    const { status, body } = await change(measurementId, { productId: otherOf(null, productId) });
    expect([status, body.measurementId, body.cableMarking]).toEqual([200, measurementId, "FJ 20 0412"]);
    expect(body.productId).not.toBe(productId);
    const after = (await readSteps(company, building.installationPath))[1]?.data[0];
    expect(after?.data).toMatchObject({ resistance, attachments: [{ fileName: "Före gjutning.png" }] });
    expect(after?.dataSchema.properties.resistance?.minimum).not.toBe(resistance - 1);
    const { missing } = (await company.owner.get<Schemas["InstallationDetail"]>(building.installationPath)).body;
    expect(missing).toContainEqual(expect.objectContaining({ kind: "OUTSIDE", field: "resistance" }));
    const address = `/history?subject=INSTALLATION&subjectId=${building.installation.id}&language=sv`;
    const [exchanged, marked] = (await company.owner.get<Schemas["HistoryPage"]>(address)).body.data;
    expect(exchanged?.action).toBe("product.changed");
    const [titleBefore, titleAfter] = [productId, body.productId].map(
      (id) => products.find((each) => each.id === id)?.title,
    );
    expect(exchanged?.changes).toMatchObject([
      { field: "product", from: productId, to: body.productId, fromTitle: titleBefore, toTitle: titleAfter },
    ]);
    for (const title of [titleBefore, titleAfter]) {
      const found = await company.owner.get<Schemas["HistoryPage"]>(
        `${address}&query=${encodeURIComponent(title ?? "")}`,
      );
      expect(found.body.data).toContainEqual(exchanged);
    }
    expect(marked?.changes).toMatchObject([{ field: "product.marking", from: null, to: "FJ 20 0412" }]);
    expect((await change(measurementId, { cableMarking: null })).body.cableMarking).toBeNull();
  });

  test("tells a value that was outside before an exchange and is within since, until it is recorded anew", async () => {
    const { measurementId, productId } = await addProduct(company, building.installation.id, null);
    const other = otherOf(null, productId);
    const readLimits = async () => {
      const [, step] = await readSteps(company, building.installationPath);
      const { minimum = 0, maximum = 0 } = step?.data[0]?.dataSchema.properties.resistance ?? {};
      return { minimum, maximum };
    };
    const former = await readLimits();
    await change(measurementId, { productId: other });
    const resistance = Math.ceil((await readLimits()).minimum) + 1;
    await change(measurementId, { productId });
    await record(company, measurementId, "AFTER_LAYING", { resistance });
    const readRemarks = async () => {
      const { body } = await company.owner.get<Schemas["InstallationDetail"]>(building.installationPath);
      return body.missing.filter(({ kind }) => kind === "OUTSIDE" || kind === "WAS_OUTSIDE");
    };
    expect(await readRemarks()).toMatchObject([{ kind: "OUTSIDE", value: resistance }]);
    await change(measurementId, { productId: other });
    const remark = { ...{ kind: "WAS_OUTSIDE", field: "resistance", value: resistance }, stepNumber: 2 };
    const { minimum, maximum } = former;
    const told = { ...remark, minimum, maximum, exchangedBy: "Eva Ek", exchangedAt: expect.any(String) };
    expect(await readRemarks()).toEqual([expect.objectContaining(told)]);
    await change(measurementId, { productId });
    expect(await readRemarks()).toMatchObject([{ kind: "OUTSIDE" }]);
    await change(measurementId, { productId: other });
    await record(company, measurementId, "AFTER_LAYING", { resistance: resistance + 1 });
    expect(await readRemarks()).toEqual([]);
  });

  test("refuses a product that is measured otherwise, has other particulars or does not exist, and changes nothing", async () => {
    const { measurementId, productId } = await addProduct(company, building.installation.id, null);
    const idOf = (recipe: Schemas["Recipe"]) => otherOf(recipe, "");
    const codeOf = async (to: string) => {
      const { status, problem } = await change(measurementId, { productId: to });
      return [status, problem.code, problem.details?.map(({ code }) => code)];
    };
    expect(await codeOf(idOf("SELF_REGULATING_FLEXIBLE_LENGTH"))).toEqual([
      409,
      "PRODUCT_MEASURED_OTHERWISE",
      undefined,
    ]);
    expect(await codeOf(idOf("SERIES_RESISTIVE_FLEXIBLE_LENGTH"))).toEqual([
      409,
      "PRODUCT_OTHER_PARTICULARS",
      undefined,
    ]);
    expect(await codeOf("nothing")).toEqual([400, "VALIDATION_FAILED", ["PRODUCT_NOT_FOUND"]]);
    const { products: after } = (await company.owner.get<Schemas["InstallationDetail"]>(building.installationPath))
      .body;
    expect(after.map((product) => product.productId)).toEqual([productId]);
  });
});

test("removing a product takes its recordings and attachments with it", async () => {
  const { measurementId } = await addProduct(company, building.installation.id, null);
  const photo = await uploadPhoto(company, building.installationPath);
  const attachments = [{ url: photo, fileName: "Före gjutning.png" }];
  const recorded = await record(company, measurementId, "AFTER_LAYING", { attachments });
  const [attachment] = recorded.body.data.attachments ?? [];
  expect((await fetch(attachment?.url ?? "")).status).toBe(200);
  expect((await company.owner.delete(`/measurements/${measurementId}`)).status).toBe(204);
  expect((await fetch(attachment?.url ?? "")).status).toBe(404);
  expect(await readSteps(company, building.installationPath)).toEqual([]);
});

test("steps are titled in the wished language, in Swedish for one that we lack", async () => {
  await addProduct(company, building.installation.id, "SELF_REGULATING_FLEXIBLE_LENGTH", {
    cableLength: 20,
    isolation: false,
  });
  const titles = async (language: string) =>
    (await readSteps(company, building.installationPath, language)).map(({ title }) => title);
  expect(await titles("de")).toEqual([
    "Vor der Verlegung",
    "Nach der Verlegung, vor dem Abdecken",
    "Strom und Temperatur unter Spannung",
  ]);
  expect(await titles("fr")).toEqual(await titles("sv"));
});
