import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { countAttention, listAttention } from "../../test/attentionCalls.ts";
import { addProduct, build, uploadPhoto } from "../../test/demoBuilding.ts";
import { startTestUpstream, type TestCompany, type TestUpstream } from "../../test/startTestUpstream.ts";
import { ohmicSteps, readSteps, record } from "../../test/stepCalls.ts";
import type { components } from "../__generated__/contract.ts";
import { refreshAllStepFindings } from "../step/refreshStepFindings.ts";

type Schemas = components["schemas"];
type Kind = Schemas["AttentionKind"];

let upstream: TestUpstream;
let own: TestCompany;
beforeAll(async () => {
  upstream = await startTestUpstream();
  [own] = upstream.companies;
});
afterAll(() => upstream.close());
beforeEach(async () => {
  const { db } = upstream.services;
  await db.updateTable("project").set({ archived: true }).execute();
});

const day = 86_400_000;
const lasting = { endDate: "2099-12-01T00:00:00.000Z" };
const counts = (by: Pick<TestCompany, "owner"> = own, query = "") => countAttention(by, query);
const items = (kind: Kind, by: Pick<TestCompany, "owner"> = own, query = "") => listAttention(kind, by, query);

test("a step with a value outside its limits is told until the value is right, with who recorded it", async () => {
  const { installation, project } = await build(own, lasting);
  const { measurementId } = await addProduct(own, installation.id, null);
  await record(own, measurementId, "BEFORE_LAYING", { resistance: "OVER_RANGE", insulation: 500 });
  expect(await counts()).toEqual({ VALUE_OUTSIDE: 1 });
  const { data, meta } = await items("VALUE_OUTSIDE");
  expect(meta).toEqual({ count: 1 });
  expect(data).toMatchObject([
    {
      person: { id: own.ownerId },
      project: { id: project.id },
      folder: { id: project.rootFolderId },
      installation: { id: installation.id, title: "Badrum" },
      step: { label: "BEFORE_LAYING", title: "Före förläggning" },
      values: [{ quantity: "resistance", value: null, minimum: expect.any(Number), maximum: expect.any(Number) }],
    },
  ]);
  await record(own, measurementId, "BEFORE_LAYING", { resistance: null });
  expect(await counts()).toEqual({});
});

test("another foil or its removal changes the limits, and so what is outside", async () => {
  const { installation, installationPath } = await build(own, lasting);
  const foil = "SERIES_RESISTIVE_FOIL_FLEXIBLE_LENGTH";
  const { measurementId } = await addProduct(own, installation.id, foil, { cableLength: 8 });
  const [step] = await readSteps(own, installationPath);
  const resistance = step?.data[0]?.dataSchema.properties.resistance?.minimum;
  await record(own, measurementId, "BEFORE_LAYING", { resistance, insulation: 500 });
  expect(await counts()).toEqual({});
  const second = await addProduct(own, installation.id, foil, { cableLength: 8 });
  expect(await counts()).toEqual({ VALUE_OUTSIDE: 1 });
  await own.owner.delete(`/measurements/${second.measurementId}`);
  expect(await counts()).toEqual({});
});

test("a step that still lacks values is told when it was left for 7 days, also where only another product lacks them", async () => {
  const { installation } = await build(own, lasting);
  const first = await addProduct(own, installation.id, null);
  const second = await addProduct(own, installation.id, null);
  const values = { resistance: "NOT_MEASURED", insulation: 500 };
  await record(own, first.measurementId, "BEFORE_LAYING", values);
  await record(own, second.measurementId, "AFTER_COVERING", { insulation: 500 });
  expect(await counts()).toEqual({});
  const inAWeek = new Date(Date.now() + 7 * day).toISOString().slice(0, 10);
  expect(await counts(own, `?today=${inAWeek}`)).toEqual({ STEP_LEFT: 2 });
  const { data } = await items("STEP_LEFT", own, `today=${inAWeek}&skip=1&take=1`);
  expect(data).toMatchObject([{ step: { label: "BEFORE_LAYING" }, installation: { id: installation.id } }]);
});

test("an installation whose steps are all recorded is told after 7 days, without a step, until it is finished", async () => {
  const { installation, installationPath } = await build(own, lasting);
  const { measurementId } = await addProduct(own, installation.id, null);
  const inAWeek = new Date(Date.now() + 7 * day).toISOString().slice(0, 10);
  for (const step of ohmicSteps) await record(own, measurementId, step, { resistance: 1, insulation: 500 });
  expect((await items("STEP_LEFT", own, `today=${inAWeek}`)).data).toMatchObject([{ step: { label: "AFTER_LAYING" } }]);
  const url = await uploadPhoto(own, installationPath);
  await record(own, measurementId, "AFTER_LAYING", { attachments: [{ url, fileName: "a.png" }] });
  const left = await items("STEP_LEFT", own, `today=${inAWeek}`);
  expect(left.data).toMatchObject([{ step: null, installation: { id: installation.id }, person: { id: own.ownerId } }]);
  expect(left.meta).toEqual({ count: 1 });
  expect(await counts()).toEqual({ VALUE_OUTSIDE: 4 });
  await own.owner.post(`${installationPath}/complete`);
  expect(await items("STEP_LEFT", own, `today=${inAWeek}`)).toEqual({ data: [], meta: { count: 0 } });
});

test("a service that starts judges what an earlier version of it recorded", async () => {
  const { db } = upstream.services;
  const { installation } = await build(own, lasting);
  const { measurementId } = await addProduct(own, installation.id, null);
  await record(own, measurementId, "BEFORE_LAYING", { resistance: "OVER_RANGE", insulation: 500 });
  await db.deleteFrom("step_finding").execute();
  await db.deleteFrom("setting").where("key", "=", "step_findings").execute();
  await refreshAllStepFindings(db);
  expect(await counts()).toEqual({ VALUE_OUTSIDE: 1 });
});
