import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { addProduct, type Building, build } from "../../test/demoBuilding.ts";
import { makeInstrument } from "../../test/instrumentCalls.ts";
import { startTestUpstream, type TestCompany, type TestUpstream } from "../../test/startTestUpstream.ts";
import type { components } from "../__generated__/contract.ts";

type Schemas = components["schemas"];
type Instrument = Schemas["Instrument"];
type Entry = Schemas["StepEntry"];

let upstream: TestUpstream;
let company: TestCompany;
let building: Building;
let measurementId: string;

beforeAll(async () => {
  upstream = await startTestUpstream();
  company = upstream.companies[0];
});
beforeEach(async () => {
  building = await build(company);
  ({ measurementId } = await addProduct(company, building.installation.id, null));
});
afterAll(() => upstream.close());

const list = async () => (await company.owner.get<Schemas["Instruments"]>("/instruments")).body;
const record = (more: object) =>
  company.owner.post<Entry>("/measurements", { measurementId, stepLabel: "BEFORE_LAYING", ...more });
const pathOf = ({ id }: Instrument) => `/instruments/${id}`;
const pdf = Buffer.from("%PDF-1.7\n");

async function uploadPdf(): Promise<string> {
  const file = { fileName: "intyg.pdf", contentType: "application/pdf", size: pdf.length };
  const { body } = await company.owner.post<Schemas["Upload"]>("/calibration-uploads", file);
  expect((await fetch(body.url, { method: "PUT", body: pdf })).status).toBe(204);
  return body.fileUrl;
}

test("an instrument is numbered, and its calibration's certificate opens", async () => {
  const certificate = { url: await uploadPdf(), fileName: "intyg.pdf" };
  const calibration = { calibratedOn: "2026-02-10", validUntil: "2027-02-10T00:00:00.000Z", certificate };
  const first = await makeInstrument(company, { maker: " Elmät ", calibrations: [calibration] });
  const second = await makeInstrument(company);
  expect(second.number).toBe(first.number + 1);
  expect(first).toMatchObject({ maker: "Elmät", retiredOn: null, valueCount: 0, version: "1" });
  const [read] = first.calibrations;
  expect(read).toMatchObject({ calibratedOn: "2026-02-10", validUntil: "2027-02-10" });
  const opened = await fetch(read?.certificate?.url ?? "");
  expect(Buffer.from(await opened.arrayBuffer())).toEqual(pdf);
  expect((await list()).data).toEqual(expect.arrayContaining([first, second]));
});

test("it is changed on its version, taken out of use and brought back", async () => {
  const made = await makeInstrument(company);
  const change = (body: object, version?: string) =>
    company.owner.put<Instrument>(pathOf(made), body, version && `"${version}"`);
  const calibrations = [
    { calibratedOn: "2024-11-05", validUntil: "2025-11-05" },
    { calibratedOn: "2025-11-06", validUntil: "2026-11-06" },
  ];
  const { body } = await change({ model: "IR-250", calibrations }, "1");
  expect(body).toMatchObject({ model: "IR-250", calibrations, version: "2" });
  expect((await change({ model: "IR-100" }, "1")).problem.code).toBe("VERSION_CONFLICT");
  expect((await change({ retired: true })).body.retiredOn).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect((await change({ retired: false })).body).toMatchObject({ retiredOn: null, model: "IR-250" });
});

test.each([
  ["a day in the future", [{ calibratedOn: "2999-01-01", validUntil: "2999-02-01" }], "calibrations.0.calibratedOn"],
  ["an end before the day", [{ calibratedOn: "2026-02-02", validUntil: "2026-02-01" }], "calibrations.0.validUntil"],
  [
    "days out of order",
    ["2026-02-02", "2026-02-01"].map((calibratedOn) => ({ calibratedOn, validUntil: "2026-12-31" })),
    "calibrations.1.calibratedOn",
  ],
  [
    "a file that nobody uploaded",
    [
      {
        calibratedOn: "2026-02-02",
        validUntil: "2026-12-31",
        certificate: { url: "https://x.example/y", fileName: "a" },
      },
    ],
    "calibrations.0.certificate.url",
  ],
])("calibrations with %s are refused by their place", async (_, calibrations, field) => {
  const instrument = { maker: "Elmät", model: "IR-500", serialNumber: "1", calibrations };
  const { problem } = await company.owner.post("/instruments", instrument);
  expect(problem.details).toMatchObject([{ field }]);
});

test("a value keeps its instrument and test voltage until it changes without one", async () => {
  const instrument = await makeInstrument(company);
  const told = { measuredWithId: instrument.id, testVoltage: 500 };
  const { body } = await record({ data: { resistance: 88.4, insulation: 820 }, ...told });
  const named = { id: instrument.id, number: instrument.number, overdue: false, validUntil: null };
  expect(body.measuredWith).toMatchObject({
    resistance: { instrument: named, testVoltage: null },
    insulation: { instrument: named, testVoltage: 500 },
  });
  const used = (await list()).data.filter(({ lastUsed }) => lastUsed);
  expect(used).toMatchObject([{ id: instrument.id, valueCount: 2 }]);
  const other = await record({ data: { resistance: 88.5 } });
  expect(Object.keys(other.body.measuredWith ?? {})).toEqual(["insulation"]);
  const { body: steps } = await company.owner.get<{ data: Schemas["Step"][] }>(`${building.installationPath}/steps`);
  expect(steps.data[0]?.data[0]?.measuredWith).toEqual(other.body.measuredWith);
});

test("an instrument alone is told for all readings of the entry, and taken away", async () => {
  const instrument = await makeInstrument(company);
  expect((await record({ data: {}, measuredWithId: instrument.id })).problem.code).toBe("VALIDATION_FAILED");
  const { body: before } = await record({ data: { resistance: 88.4, insulation: 820 } });
  const { body } = await record({ data: {}, measuredWithId: instrument.id });
  expect(Object.keys(body.measuredWith ?? {}).toSorted()).toEqual(["insulation", "resistance"]);
  expect(body.recordedAt).toBe(before.recordedAt);
  expect((await record({ data: {}, measuredWithId: null })).body.measuredWith).toEqual({});
});

test("a calibration that had ended on the day of measuring is overdue, whatever was calibrated since", async () => {
  const calibrations = [
    { calibratedOn: "2025-01-10", validUntil: "2026-01-10" },
    { calibratedOn: "2026-03-01", validUntil: "2999-03-01" },
  ];
  const { id: measuredWithId } = await makeInstrument(company, { calibrations });
  const overdueOn = async (measuredOn: string) => {
    const { body } = await record({ data: { resistance: 88.4 }, measuredOn, measuredWithId });
    return body.measuredWith?.resistance?.instrument?.overdue;
  };
  const days = ["2024-12-31", "2026-01-10", "2026-01-11", "2026-02-28", "2026-03-01"];
  const told = [];
  for (const day of days) told.push(await overdueOn(day));
  expect(told).toEqual([false, false, true, true, false]);
});

test("a value with an overdue calibration is questionable, whether it is within its limits or not, until it is measured anew", async () => {
  const calibrations = [{ calibratedOn: "2025-01-10", validUntil: "2026-01-10" }];
  const { id: measuredWithId, number } = await makeInstrument(company, { calibrations });
  const readMissing = async () => {
    const { body } = await company.owner.get<Schemas["InstallationDetail"]>(building.installationPath);
    return body.missing.filter(({ kind }) => kind === "CALIBRATION_OVERDUE");
  };
  const data = { resistance: 88.4, insulation: 820 };
  await record({ data, measuredOn: "2026-01-11", measuredWithId });
  const instrument = expect.objectContaining({ number, validUntil: "2026-01-10" });
  const place = { kind: "CALIBRATION_OVERDUE", stepNumber: 1, measurementId, instrument };
  expect(await readMissing()).toEqual([
    expect.objectContaining({ ...place, field: "resistance", value: 88.4 }),
    expect.objectContaining({ ...place, field: "insulation", value: 820 }),
  ]);
  await record({ data, measuredOn: "2026-01-10", measuredWithId });
  expect(await readMissing()).toEqual([]);
});

test("a used instrument is not deleted but taken out of use, and then no new value may name it", async () => {
  const used = await makeInstrument(company);
  await record({ data: { resistance: 88.4 }, measuredWithId: used.id });
  const refused = await company.owner.delete(pathOf(used));
  expect([refused.status, refused.problem.code]).toEqual([409, "INSTRUMENT_USED"]);
  await company.owner.put(pathOf(used), { retired: true });
  const { problem } = await record({ data: { insulation: 820 }, measuredWithId: used.id });
  expect(problem.details).toMatchObject([{ field: "measuredWithId", code: "INSTRUMENT_NOT_ALLOWED" }]);
  expect((await record({ data: { insulation: 820 } })).body.measuredWith?.resistance?.instrument?.id).toBe(used.id);
  await company.owner.delete(building.projectPath);
  expect((await company.owner.delete(pathOf(used))).status).toBe(204);
});

test("the history names the instrument of a value", async () => {
  const instrument = await makeInstrument(company);
  await record({ data: { insulation: 820 }, measuredWithId: instrument.id, testVoltage: 500 });
  const { body } = await company.owner.get<Schemas["HistoryPage"]>("/history?take=1");
  expect(body.data[0]?.changes).toEqual(
    expect.arrayContaining([
      { field: "insulation.instrument", step: 1, from: null, to: `M${instrument.number}` },
      { field: "insulation.testVoltage", step: 1, from: null, to: "500" },
    ]),
  );
});
