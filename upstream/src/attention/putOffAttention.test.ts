import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { countAttention, listAttention } from "../../test/attentionCalls.ts";
import { startTestUpstream, type TestCompany, type TestUpstream } from "../../test/startTestUpstream.ts";
import { storeFinishedProject } from "../../test/storeFinishedProject.ts";
import type { components } from "../__generated__/contract.ts";

type Schemas = components["schemas"];
type Kind = Schemas["AttentionKind"];

let upstream: TestUpstream;
let own: TestCompany;
let foreign: TestCompany;
beforeAll(async () => {
  upstream = await startTestUpstream();
  [own, foreign] = upstream.companies;
});
afterAll(() => upstream.close());
beforeEach(async () => {
  const { db } = upstream.services;
  await db.updateTable("project").set({ archived: true }).execute();
});

const day = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * day);

const counts = (by: Pick<TestCompany, "owner"> = own, query = "") => countAttention(by, query);
const items = (kind: Kind, by: Pick<TestCompany, "owner"> = own, query = "") => listAttention(kind, by, query);
const finished = (wish = {}) => storeFinishedProject(upstream.services.db, own, { folders: 1, rooms: 1, ...wish });

async function finishedOn(projectId: string, completed_at: Date) {
  const { db } = upstream.services;
  await db.updateTable("installation").set({ completed_at }).where("project_id", "=", projectId).execute();
}

test("a kind is put off for one person until a day, and brought back", async () => {
  const until = new Date(Date.now() + 7 * day).toISOString().slice(0, 10);
  const kind = "READY_TO_ACTIVATE";
  const putOff = async (company: TestCompany, query = "") => {
    const { body } = await company.owner.get<Schemas["AttentionKinds"]>(`/attention${query}`);
    return body.data.find((row) => row.kind === kind)?.putOffUntil;
  };
  const { body } = await own.owner.put(`/attention/${kind}`, { until });
  expect(body).toEqual({ kind, putOffUntil: until });
  expect([await putOff(own), await putOff(foreign)]).toEqual([until, null]);
  expect(await putOff(own, `?today=${until}`)).toBeNull();
  const past = await own.owner.put(`/attention/${kind}`, { until: "2026-01-01" });
  expect([past.status, past.problem.details?.[0]?.field]).toEqual([400, "until"]);
  await own.owner.put(`/attention/${kind}`, { until: null });
  expect(await putOff(own)).toBeNull();
});

test("the newest comes first, with the customer, and one line is put off for one person", async () => {
  const [older, newer] = [await finished(), await finished()];
  await finishedOn(older.projectId, daysAgo(3));
  await finishedOn(newer.projectId, daysAgo(1));
  const kind = "READY_TO_ACTIVATE";
  const listed = async (query = "take=2") => (await items(kind, own, query)).data.map(({ id }) => id);
  expect(await listed()).toEqual(expect.arrayContaining([newer.projectId]));
  const all = (await items(kind, own, "take=100")).data;
  expect(all.map(({ since }) => since)).toEqual(
    all
      .map(({ since }) => since)
      .toSorted()
      .reverse(),
  );
  expect(all.every(({ customer }) => customer === "Brf Ripan")).toBe(true);
  const { READY_TO_ACTIVATE: before } = await counts();
  const until = new Date(Date.now() + 7 * day).toISOString().slice(0, 10);
  await own.owner.put(`/attention/${kind}`, { until, itemId: older.projectId });
  expect(await listed("take=100")).toEqual(all.map(({ id }) => id).filter((id) => id !== older.projectId));
  expect((await counts()).READY_TO_ACTIVATE).toBe(Number(before) - 1);
  expect((await counts(own, `?today=${until}`)).READY_TO_ACTIVATE ?? 0).toBeGreaterThanOrEqual(1);
  const { body } = await own.owner.get<Schemas["AttentionKinds"]>("/attention");
  expect(body.data.find((row) => row.kind === kind)?.putOffUntil).toBeNull();
  await own.owner.put(`/attention/${kind}`, { until: null, itemId: older.projectId });
  expect((await counts()).READY_TO_ACTIVATE).toBe(before);
});

test("lines that a person has put off are counted while they wait, and all of a kind come back at once for that person", async () => {
  const kind = "READY_TO_ACTIVATE";
  const until = new Date(Date.now() + 7 * day).toISOString().slice(0, 10);
  const [one, other] = [await finished(), await finished()];
  const count = async (company: TestCompany, query = "") => {
    const { body } = await company.owner.get<Schemas["AttentionKinds"]>(`/attention${query}`);
    return body.data.find((row) => row.kind === kind);
  };
  for (const itemId of [one.projectId, other.projectId, "gone"])
    await own.owner.put(`/attention/${kind}`, { until, itemId });
  expect(await count(own)).toEqual({ kind, count: 0, putOffCount: 2, putOffUntil: null });
  expect(await count(own, `?today=${until}`)).toMatchObject({ count: 2, putOffCount: 0 });
  await foreign.owner.delete(`/attention/${kind}/put-off`);
  await own.owner.delete("/attention/VALUE_OUTSIDE/put-off");
  await own.owner.put(`/attention/${kind}`, { until });
  expect(await count(own)).toEqual({ kind, count: 0, putOffCount: 2, putOffUntil: until });
  expect((await own.owner.delete(`/attention/${kind}/put-off`)).status).toBe(204);
  expect(await count(own)).toEqual({ kind, count: 2, putOffCount: 0, putOffUntil: until });
  await own.owner.put(`/attention/${kind}`, { until: null });
});
