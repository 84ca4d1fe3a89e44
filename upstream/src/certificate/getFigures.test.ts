import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { startTestUpstream, type TestCompany, type TestUpstream } from "../../test/startTestUpstream.ts";
import { storeFinishedProject } from "../../test/storeFinishedProject.ts";
import { untilMailed } from "../../test/untilMailed.ts";
import type { components } from "../__generated__/contract.ts";
import { storeAllJudgedValues } from "./storeJudgedValues.ts";

type Figures = components["schemas"]["Figures"];

let upstream: TestUpstream;
let own: TestCompany;
let foreign: TestCompany;
let colleague: string;

beforeAll(async () => {
  upstream = await startTestUpstream();
  [own, foreign] = upstream.companies;
  colleague = await storeColleague();
  // The test's projects start on 1 January.
  await issue(own, { day: "2026-01-11", rooms: 2 });
  await issue(own, { day: "2026-01-31", rooms: 1, lastInstaller: colleague });
  await issue(own, { day: "2026-03-01", rooms: 2, lastInstaller: colleague, outside: "OVER_RANGE" });
  await issue(foreign, { day: "2026-01-20", rooms: 1 });
});
afterAll(() => upstream.close());

async function storeColleague(): Promise<string> {
  const id = randomUUID();
  const person = { first_name: "Ylva", last_name: "Öhman", role: "user" as const, email: `${id}@first.example` };
  await upstream.services.db
    .insertInto("app_user")
    .values({ ...person, company_id: own.companyId, id })
    .execute();
  return id;
}

type Wish = { day: string; rooms: number; lastInstaller?: string; outside?: "OVER_RANGE" };

/**
 * Activates a folder of finished rooms. `outside` is a value of the first room; `lastInstaller` finishes the last room.
 */
async function issue(company: TestCompany, { day, rooms, lastInstaller, outside }: Wish) {
  const { db } = upstream.services;
  const { projectId, path, folderIds, installationIds } = await storeFinishedProject(db, company, {
    folders: 1,
    rooms,
  });
  if (lastInstaller)
    await db
      .updateTable("installation")
      .set("installer_id", lastInstaller)
      .where("id", "=", installationIds[0]?.at(-1) ?? "")
      .execute();
  if (outside) {
    const product = db
      .selectFrom("installed_product")
      .select("id")
      .where("installation_id", "=", installationIds[0]?.[0] ?? "");
    await db
      .updateTable("recording")
      .set({ data: JSON.stringify({ resistance: outside, insulation: "OVER_RANGE" }) })
      .where("measurement_id", "in", product)
      .where("step_label", "=", "BEFORE_LAYING")
      .execute();
  }
  const sending = { folderIds, toEmail: "kund@ripan.example", sendCopy: false };
  await company.owner.post(`${path}/sign`, { ...sending, activationDate: `${day}T00:00:00.000Z` });
  await untilMailed(db, projectId);
  return projectId;
}

const read = async (from: string, to: string, { owner } = own) =>
  (await owner.get<Figures>(`/figures?from=${from}&to=${to}`)).body;

// The three folders take 10, 30 and 59 days. A room has four steps with two values each.
test("adds up a period's certificates, by month and by the installer of the rooms", async () => {
  const all = { activated: 3, sent: 3, rooms: 5, medianDays: 30, percentile90Days: 59 };
  const january = { activated: 2, sent: 2, rooms: 3, medianDays: 10, percentile90Days: 30 };
  const march = { activated: 1, sent: 1, rooms: 2, medianDays: 59, percentile90Days: 59 };
  const ofOwner = { activated: 2, sent: 2, rooms: 3, medianDays: 10, percentile90Days: 59 };
  const ofColleague = { activated: 2, sent: 2, rooms: 2, medianDays: 30, percentile90Days: 59 };
  expect(await read("2026-01-01", "2026-12-31")).toEqual({
    total: { ...all, judgedValues: 40, outsideValues: 1 },
    months: [
      { month: "2026-01", counts: { ...january, judgedValues: 24, outsideValues: 0 } },
      { month: "2026-03", counts: { ...march, judgedValues: 16, outsideValues: 1 } },
    ],
    installers: [
      {
        installer: { id: own.ownerId, name: "Eva Ek" },
        counts: { ...ofOwner, judgedValues: 24, outsideValues: 1 },
      },
      {
        installer: { id: colleague, name: "Ylva Öhman" },
        counts: { ...ofColleague, judgedValues: 16, outsideValues: 0 },
      },
    ],
  });
});

test("holds archived projects, and installers who are no longer active", async () => {
  const { db } = upstream.services;
  const before = await read("2026-01-01", "2026-12-31");
  await db.updateTable("app_user").set("active", false).where("id", "=", colleague).execute();
  expect(await read("2026-01-01", "2026-12-31")).toEqual(before);
  const ongoing = db.selectFrom("project").select("id").where("company_id", "=", own.companyId);
  expect(await ongoing.where("archived", "=", false).execute()).toEqual([]);
});

test("holds the first and the last day, and nothing of another company", async () => {
  expect((await read("2026-01-11", "2026-01-31")).total.activated).toBe(2);
  expect((await read("2026-01-12", "2026-01-30")).total.activated).toBe(0);
  expect((await read("2026-03-01", "2026-03-01")).months.map(({ month }) => month)).toEqual(["2026-03"]);
  const { total, installers } = await read("2026-01-01", "2026-12-31", foreign);
  expect([total.activated, installers.map(({ installer }) => installer.id)]).toEqual([1, [foreign.ownerId]]);
});

test("is empty without certificates, and refuses days that are none", async () => {
  const { total, months, installers } = await read("2020-01-01", "2020-12-31");
  expect(total).toEqual({
    ...{ activated: 0, sent: 0, rooms: 0, medianDays: null, percentile90Days: null },
    ...{ judgedValues: 0, outsideValues: 0 },
  });
  expect([months, installers]).toEqual([[], []]);
  const { status } = await own.owner.get("/figures?from=2020-02-30&to=2020-12-31");
  expect(status).toBe(400);
});

test("counts a mail that failed as not sent, and a room of before as the next start finds it", async () => {
  const { db } = upstream.services;
  const before = await read("2026-01-01", "2026-12-31");
  const projectId = await issue(own, { day: "2026-06-01", rooms: 1 });
  const sendings = db.selectFrom("sending").select("id").where("project_id", "=", projectId);
  await db.updateTable("recipient").set("state", "FAILED").where("sending_id", "in", sendings).execute();
  expect((await read("2026-06-01", "2026-06-01")).total).toMatchObject({ activated: 1, sent: 0 });
  await db.updateTable("installation").set({ judged_values: null, outside_values: null }).execute();
  expect((await read("2026-01-01", "2026-03-31")).total.judgedValues).toBe(0);
  await storeAllJudgedValues(db);
  expect((await read("2026-01-01", "2026-03-31")).total).toEqual(before.total);
});

test("is for admins alone", async () => {
  const { db } = upstream.services;
  const setRole = (role: "user" | "owner") =>
    db.updateTable("app_user").set("role", role).where("id", "=", foreign.ownerId).execute();
  await setRole("user");
  const { status, problem } = await foreign.owner.get("/figures?from=2026-01-01&to=2026-12-31");
  await setRole("owner");
  expect([status, problem.code]).toEqual([403, "ADMIN_ONLY"]);
});
