import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { startTestUpstream, type TestCompany, type TestUpstream } from "../../test/startTestUpstream.ts";
import type { components } from "../__generated__/contract.ts";
import { verifyHistory } from "../history/chain/verifyHistory.ts";
import { erasePerson } from "./erasePerson.ts";
import { exportPerson } from "./exportData.ts";

type Schemas = components["schemas"];
type Head = Partial<Schemas["HeadOfWorks"]>;

let folder: string;
let upstream: TestUpstream;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "head-"));
  upstream = await startTestUpstream();
});
afterAll(async () => {
  await upstream.close();
  await rm(folder, { recursive: true, force: true });
});

const setHead = ({ owner }: TestCompany, headOfWorks: Head) =>
  owner.put<Schemas["Company"]>("/company", { nationalRecord: { country: "FI", headOfWorks } });

async function valuesOf({ owner }: TestCompany) {
  const { body } = await owner.get<Schemas["HistoryPage"]>("/history?take=100");
  const changes = body.data.flatMap((entry) => entry.changes.filter(({ field }) => field.startsWith("headOfWorks.")));
  return changes.flatMap(({ from, to }) => [from, to].filter((value) => value !== null));
}

test("the head of works is in the person's export, and goes from companies and histories with the person", async () => {
  const [first, second] = upstream.companies;
  const email = "paivi@lattia.example";
  await setHead(first, { name: "Päivi Nieminen", qualification: "S2", phone: "+358 3 71", email });
  await setHead(first, { name: "Päivi Nieminen", qualification: "S1", phone: "+358 3 72", email });
  await setHead(first, { name: "Antti Laine", qualification: "S3", phone: null, email: "antti@lattia.example" });
  await setHead(second, { name: "P. Nieminen", qualification: "AL", phone: null, email });
  await exportPerson(upstream.services, email, join(folder, "paivi"));
  const read = (table: string) => readFile(join(folder, "paivi", `${table}.jsonl`), "utf8");
  expect(await read("company")).toContain("P. Nieminen");
  for (const value of ["Päivi Nieminen", "+358 3 71", "+358 3 72", "S1"])
    expect(await read("history_value")).toContain(value);
  expect(await read("history_value")).not.toContain("Antti Laine");

  const { db, config } = upstream.services;
  const { rows, kept } = await erasePerson({ db, outboxDir: config.outboxDir }, email);
  expect([rows.company, kept]).toEqual([1, {}]);
  expect((await valuesOf(first)).toSorted()).toEqual(["Antti Laine", "S3", "antti@lattia.example"].toSorted());
  expect(await valuesOf(second)).toEqual(["–"]);
  const { body } = await second.owner.get<Schemas["Company"]>("/company");
  expect(body.nationalRecord?.headOfWorks).toEqual({ name: null, qualification: null, phone: null, email: null });
  expect((await verifyHistory(db)).map(({ broken }) => broken)).toEqual([null, null]);
});
