import { afterAll, beforeAll, expect, test } from "@jest/globals";
import type { components } from "../../src/__generated__/contract.ts";
import { addProduct, build } from "../demoBuilding.ts";
import { fileColumns, makeInstrument, makeInstrumentFile } from "../instrumentCalls.ts";
import { startTestUpstream, type TestCompany, type TestUpstream } from "../startTestUpstream.ts";

let upstream: TestUpstream;
let own: TestCompany;
let foreign: TestCompany;
let theirFile: components["schemas"]["InstrumentFile"];

beforeAll(async () => {
  upstream = await startTestUpstream();
  [own, foreign] = upstream.companies;
  theirFile = await makeInstrumentFile(foreign);
});
afterAll(() => upstream.close());

test("a value cannot name a line of another company's file", async () => {
  const { installation } = await build(own);
  const { measurementId } = await addProduct(own, installation.id, null);
  const recording = { measurementId, stepLabel: "BEFORE_LAYING", data: { resistance: 80.5 } };
  const fileLine = { fileId: theirFile.id, line: 1 };
  const { problem } = await own.owner.post("/measurements", { ...recording, fileLine });
  expect(problem.details).toMatchObject([{ field: "fileLine", code: "FIELD_VALUE" }]);
});

test("the bytes of another company are neither read nor known", async () => {
  const file = { fileName: "ir500.csv", columns: fileColumns };
  const ofTheirBytes = { ...file, url: theirFile.url, instrumentId: (await makeInstrument(own)).id };
  expect((await own.owner.post("/instrument-files", ofTheirBytes)).problem.details).toMatchObject([{ field: "url" }]);
  expect((await own.owner.get(`/instrument-files?sha256=${theirFile.sha256}`)).body).toEqual({ data: [] });
  expect(JSON.stringify((await own.owner.get("/instrument-files")).body)).not.toContain(theirFile.id);
  expect((await own.owner.get("/instrument-mappings")).body).toEqual({ data: [] });
});
