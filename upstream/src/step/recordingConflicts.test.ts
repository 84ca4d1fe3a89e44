import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { addProduct, type Building, build, uploadPhoto } from "../../test/demoBuilding.ts";
import { startTestUpstream, type TestCompany, type TestUpstream } from "../../test/startTestUpstream.ts";
import type { components } from "../__generated__/contract.ts";

type StepEntry = components["schemas"]["StepEntry"];
type StepField = components["schemas"]["StepField"];

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

const stepLabel = "BEFORE_LAYING";
const record = async (data: object, versions?: object) =>
  (await company.owner.post<StepEntry>("/measurements", { measurementId, stepLabel, data, versions })).body;

async function read(): Promise<StepEntry> {
  const { body } = await company.owner.get<{ data: { data: StepEntry[] }[] }>(`${building.installationPath}/steps`);
  const entry = body.data[0]?.data[0];
  if (!entry) throw new Error("There is no entry");
  return entry;
}

const versionOf = (entry: StepEntry, key: StepField) => entry.changes?.[key]?.version;

test("leaves a value alone that was changed since it was read, and merges the other keys", async () => {
  const before = await read();
  const versions = { resistance: versionOf(before, "resistance"), insulation: versionOf(before, "insulation") };
  await record({ resistance: 88.4 }, versions);
  const late = await record({ resistance: 91, insulation: 500 }, versions);
  expect(late.conflicts).toEqual(["resistance"]);
  expect(late.data).toEqual({ resistance: 88.4, insulation: 500 });
  expect(late.changes?.resistance).toMatchObject({ recordedBy: { id: company.ownerId, firstName: "Eva" } });
  expect((await read()).data).toEqual({ resistance: 88.4, insulation: 500 });
});

test("takes the change that is made on the version which stands now", async () => {
  await record({ resistance: 88.4 });
  const taken = await record({ resistance: 91 }, { resistance: versionOf(await read(), "resistance") });
  expect([taken.conflicts, taken.data]).toEqual([[], { resistance: 91 }]);
});

test("tells nobody of a conflict over the same value", async () => {
  const versions = { resistance: versionOf(await read(), "resistance") };
  await record({ resistance: 88.4 }, versions);
  expect((await record({ resistance: 88.4 }, versions)).conflicts).toEqual([]);
});

test("writes nothing when each given value is in conflict", async () => {
  const versions = { resistance: versionOf(await read(), "resistance") };
  const stored = await record({ resistance: 88.4 }, versions);
  const late = await record({ resistance: null }, versions);
  expect(late).toEqual({ ...stored, conflicts: ["resistance"] });
});

test("without a version the last one to record wins, and no conflicts are told", async () => {
  await record({ resistance: 88.4 });
  const late = await record({ resistance: 91 });
  expect([late.data, late.conflicts]).toEqual([{ resistance: 91 }, undefined]);
});

test("keeps a photo that somebody else added meanwhile", async () => {
  const versions = { attachments: versionOf(await read(), "attachments") };
  const [first, second] = [
    await uploadPhoto(company, building.installationPath),
    await uploadPhoto(company, building.installationPath),
  ];
  await record({ attachments: [{ url: first, fileName: "first.png" }] }, versions);
  const late = await record({ attachments: [{ url: second, fileName: "second.png" }] }, versions);
  expect(late.conflicts).toEqual(["attachments"]);
  expect(late.data.attachments?.map(({ fileName }) => fileName)).toEqual(["first.png"]);
});

test("of two changes made at once on the same version one is in conflict", async () => {
  const versions = { resistance: versionOf(await read(), "resistance") };
  const answers = await Promise.all([88, 89, 90, 91].map((resistance) => record({ resistance }, versions)));
  const written = answers.filter(({ conflicts }) => conflicts?.length === 0);
  expect(written).toHaveLength(1);
  expect((await read()).data).toEqual(written[0]?.data);
});
