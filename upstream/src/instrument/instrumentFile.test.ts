import { createHash } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { addProduct, type Building, build } from "../../test/demoBuilding.ts";
import { fileColumns, makeInstrument, makeInstrumentFile, uploadInstrumentFile } from "../../test/instrumentCalls.ts";
import { startTestUpstream, type TestCompany, type TestUpstream } from "../../test/startTestUpstream.ts";
import type { components } from "../__generated__/contract.ts";

type Schemas = components["schemas"];

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

const record = (more: object) =>
  company.owner.post<Schemas["StepEntry"]>("/measurements", { measurementId, stepLabel: "BEFORE_LAYING", ...more });
const mappings = async () => (await company.owner.get<Schemas["InstrumentMappings"]>("/instrument-mappings")).body.data;

test("a file is kept with its hash, its lines and the person, and read back as it was", async () => {
  const bytes = Buffer.from("Plats;R;Riso\nBadrum;88,4;820\n");
  const file = await makeInstrumentFile(company, { bytes });
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  expect(file).toMatchObject({ fileName: "ir500.csv", size: bytes.length, sha256, lineCount: 2, valueCount: 0 });
  expect(file.readBy?.id).toBe(company.ownerId);
  const opened = await fetch(file.url);
  expect(Buffer.from(await opened.arrayBuffer())).toEqual(bytes);
});

test("the same bytes are found by their hash and among all files, the latest first, and may be read again", async () => {
  const bytes = `Plats;R\n${building.installation.id};1\n`;
  const first = await makeInstrumentFile(company, { bytes });
  const second = await makeInstrumentFile(company, { bytes });
  const { body } = await company.owner.get<Schemas["InstrumentFiles"]>(`/instrument-files?sha256=${first.sha256}`);
  expect(body.data.map(({ id }) => id)).toEqual([second.id, first.id]);
  const other = await makeInstrumentFile(company);
  const { body: every } = await company.owner.get<Schemas["InstrumentFiles"]>("/instrument-files");
  expect(every.data.slice(0, 3).map(({ id }) => id)).toEqual([other.id, second.id, first.id]);
});

test("a model's mapping is replaced by the next file's, deleted, and gone with the last instrument of the model", async () => {
  const { id: instrumentId } = await makeInstrument(company, { model: "IR-900" });
  const url = await uploadInstrumentFile(company, "Room,R\nBath,1\n");
  const columns = [{ heading: "Room", role: "ROOM" as const, unit: null }, ...fileColumns.slice(1)];
  await makeInstrumentFile(company, { instrumentId });
  await company.owner.post("/instrument-files", { url, fileName: "b.csv", instrumentId, columns });
  const ofModel = (await mappings()).filter(({ model }) => model === "IR-900");
  expect(ofModel).toMatchObject([{ maker: "Elmät", columns }]);
  expect((await company.owner.delete(`/instrument-mappings/${ofModel[0]?.id}`)).status).toBe(204);
  expect((await company.owner.delete(`/instrument-mappings/${ofModel[0]?.id}`)).status).toBe(404);
  await makeInstrumentFile(company, { instrumentId });
  await company.owner.put(`/instruments/${instrumentId}`, { model: "IR-901" });
  await makeInstrumentFile(company);
  expect((await mappings()).map(({ model }) => model)).not.toContain("IR-900");
});

test.each<[string, () => object, string]>([
  ["an address that nobody uploaded to", () => ({ url: "https://x.example/y" }), "url"],
  ["a column twice", () => ({ columns: [...fileColumns, ...fileColumns.slice(0, 1)] }), "columns.3.role"],
  ["no column for the room", () => ({ columns: fileColumns.slice(1) }), "columns"],
  ["resistance in volts", () => ({ columns: [{ heading: "R", role: "RESISTANCE", unit: "VOLT" }] }), "columns.0.unit"],
])("a file with %s is refused by its place", async (_, toWish, field) => {
  const { id: instrumentId } = await makeInstrument(company);
  const url = await uploadInstrumentFile(company, "Plats;R\nBadrum;1\n");
  const file = { url, fileName: "a.csv", instrumentId, columns: fileColumns, ...toWish() };
  const { status, problem } = await company.owner.post("/instrument-files", file);
  expect([status, problem.details]).toMatchObject([400, [{ field }]]);
});

test("a file of an unknown instrument is not found, and kept nowhere", async () => {
  const url = await uploadInstrumentFile(company, "Plats;R\nBadrum;9\n");
  const file = { url, fileName: "a.csv", instrumentId: "x", columns: fileColumns };
  expect((await company.owner.post("/instrument-files", file)).status).toBe(404);
});

test.each([
  ["a picture", "kort.png", "image/png", 3, 400, "VALIDATION_FAILED"],
  ["a file of more than 1 MB", "a.csv", "text/csv", 1_000_001, 413, "FILE_TOO_LARGE"],
])("no link is given for %s", async (_, fileName, contentType, size, status, code) => {
  const { problem, ...answer } = await company.owner.post("/instrument-file-uploads", { fileName, contentType, size });
  expect([answer.status, problem.code]).toEqual([status, code]);
});

test("a file with a line of more than 1000 characters is refused by its number", async () => {
  const { id: instrumentId } = await makeInstrument(company);
  const url = await uploadInstrumentFile(company, `Plats;R\n${"x".repeat(1_001)};1\n`);
  const file = { url, fileName: "a.csv", instrumentId, columns: fileColumns };
  const { problem } = await company.owner.post("/instrument-files", file);
  expect(problem.details).toMatchObject([{ code: "FILE_CONTENT", message: expect.stringContaining("Line 2") }]);
});

test.each<[string, Buffer]>([
  ["UTF-8", Buffer.from("Plats;R\r\nBad å;1\r\n")],
  ["UTF-8 with a byte order mark", Buffer.from("\ufeffPlats;R\nBad å;1")],
  ["UTF-16 LE", Buffer.from("\ufeffPlats;R\nBad å;1", "utf16le")],
  ["UTF-16 BE", Buffer.from("\ufeffPlats;R\nBad å;1", "utf16le").swap16()],
  ["UTF-16 LE without a mark", Buffer.from("Plats;R\nBad å;1", "utf16le")],
  ["Windows-1252", Buffer.from("Plats;R\rBad å;1\r", "latin1")],
])("a value keeps its line of a file in %s as text", async (_, bytes) => {
  const file = await makeInstrumentFile(company, { bytes });
  const { body } = await record({ data: { resistance: 88.4 }, fileLine: { fileId: file.id, line: 2 } });
  const { id, fileName, sha256 } = file;
  expect(body.measuredWith?.resistance?.file).toEqual({ id, fileName, sha256, line: 2, text: "Bad å;1" });
});

test("a value that is typed over loses its file, and one that only gets another instrument keeps it", async () => {
  const file = await makeInstrumentFile(company);
  const fileLine = { fileId: file.id, line: 2 };
  const { body } = await record({ data: { resistance: 88.4, insulation: 820 }, fileLine, testVoltage: 500 });
  expect(body.measuredWith).toMatchObject({ resistance: { file: { line: 2 } }, insulation: { file: { line: 2 } } });
  const { body: other } = await record({ data: {}, measuredWithId: (await makeInstrument(company)).id });
  expect(other.measuredWith?.insulation).toMatchObject({ file: { line: 2 }, testVoltage: 500 });
  const { body: typed } = await record({ data: { insulation: 810 } });
  expect(typed.measuredWith).toMatchObject({ resistance: { file: { line: 2, text: "Badrum;88,4;820" } } });
  expect(typed.measuredWith?.insulation).toBeUndefined();
  const { body: found } = await company.owner.get<Schemas["InstrumentFiles"]>(
    `/instrument-files?sha256=${file.sha256}`,
  );
  expect(found.data.find(({ id }) => id === file.id)).toMatchObject({ valueCount: 1 });
});

test("a line that the file does not have is refused, and the value is not stored", async () => {
  const { id: fileId } = await makeInstrumentFile(company);
  const { problem } = await record({ data: { resistance: 88.4 }, fileLine: { fileId, line: 3 } });
  expect(problem.details).toMatchObject([{ field: "fileLine", code: "FIELD_VALUE" }]);
  const { body } = await company.owner.get<{ data: Schemas["Step"][] }>(`${building.installationPath}/steps`);
  expect(body.data[0]?.data[0]?.data).toEqual({});
});

test("the history names the file and the line of a value", async () => {
  const { id: fileId } = await makeInstrumentFile(company);
  await record({ data: { insulation: 820 }, fileLine: { fileId, line: 2 } });
  const { body } = await company.owner.get<Schemas["HistoryPage"]>("/history?take=1");
  expect(body.data[0]?.changes).toContainEqual({ field: "insulation.file", step: 1, from: null, to: "ir500.csv: 2" });
});
