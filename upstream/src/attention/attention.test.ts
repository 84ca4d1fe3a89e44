import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { countAttention, listAttention } from "../../test/attentionCalls.ts";
import { build } from "../../test/demoBuilding.ts";
import { startTestUpstream, type TestCompany, type TestUpstream } from "../../test/startTestUpstream.ts";
import { storeFinishedProject } from "../../test/storeFinishedProject.ts";
import { untilMailed } from "../../test/untilMailed.ts";
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

test("a project is overdue on the day after its end, until it is activated or archived", async () => {
  const { project, projectPath } = await build(own);
  expect(await counts(own, "?today=2026-12-01")).toEqual({});
  expect(await counts(own, "?today=2026-12-02")).toEqual({ PROJECT_OVERDUE: 1 });
  const { data } = await items("PROJECT_OVERDUE", own, "today=2026-12-02");
  expect(data).toEqual([
    {
      ...{ id: project.id, customer: project.customer, report: null, note: null },
      kind: "PROJECT_OVERDUE",
      since: project.endDate,
      person: null,
      project: {
        id: project.id,
        title: project.name,
        rootFolderId: project.rootFolderId,
        archived: false,
        isFinished: false,
      },
      folder: { id: project.rootFolderId, title: project.name },
      installation: null,
      step: null,
      certificate: null,
      user: null,
    },
  ]);
  await own.owner.put(projectPath, { archived: true });
  expect(await counts(own, "?today=2026-12-02")).toEqual({});
});

test("a finished project is ready to activate, and after 14 days it was not activated", async () => {
  const { projectId } = await finished();
  expect(await counts()).toEqual({ READY_TO_ACTIVATE: 1 });
  const { data } = await items("READY_TO_ACTIVATE");
  expect(data).toMatchObject([{ project: { id: projectId, isFinished: true }, person: { id: own.ownerId } }]);
  await finishedOn(projectId, daysAgo(13));
  expect(await counts()).toEqual({ READY_TO_ACTIVATE: 1 });
  await finishedOn(projectId, daysAgo(14));
  expect(await counts()).toEqual({ NOT_ACTIVATED: 1 });
});

test("a certificate whose last mail failed or waits for over an hour is told with its address until it is sent again", async () => {
  const { db } = upstream.services;
  const { path, projectId, folderIds } = await finished();
  const sending = { folderIds, toEmail: "fel@kund.example", sendCopy: true };
  const activationDate = "2026-07-01T00:00:00.000Z";
  await own.owner.post(`${path}/sign`, { ...sending, activationDate });
  await untilMailed(db, projectId);
  expect(await counts()).toEqual({});
  const failed = { state: "FAILED", reason: "ADDRESS_REFUSED", changed_at: daysAgo(2) } as const;
  await db.updateTable("recipient").set(failed).where("email", "=", "fel@kund.example").execute();
  expect(await counts()).toEqual({ MAIL_FAILED: 1 });
  expect((await items("MAIL_FAILED")).data).toMatchObject([
    {
      since: failed.changed_at.toISOString(),
      person: { id: own.ownerId },
      project: { id: projectId, archived: true },
      folder: { id: folderIds[0], title: "Plan 1" },
      certificate: { email: "fel@kund.example", reason: "ADDRESS_REFUSED" },
    },
  ]);
  const waiting = { state: "QUEUED", reason: null, changed_at: new Date(Date.now() - 59 * 60_000) } as const;
  await db.updateTable("recipient").set(waiting).where("email", "=", "fel@kund.example").execute();
  expect(await counts()).toEqual({});
  const changed_at = new Date(Date.now() - 61 * 60_000);
  await db.updateTable("recipient").set({ changed_at }).where("email", "=", "fel@kund.example").execute();
  expect(await counts()).toEqual({ MAIL_WAITING: 1 });
  expect((await items("MAIL_WAITING")).data).toMatchObject([
    {
      since: changed_at.toISOString(),
      person: { id: own.ownerId },
      folder: { id: folderIds[0] },
      certificate: { email: "fel@kund.example", reason: null },
    },
  ]);
  await own.owner.post(`${path}/resend-signed`, { ...sending, toEmail: "ratt@kund.example" });
  expect(await counts()).toEqual({});
});

test("invitations that ended unused are told to admins alone", async () => {
  const { db } = upstream.services;
  const person = { email: "aldrig@first.example", firstName: "Aina", lastName: "Alm", role: "user" };
  await own.owner.post(`/company/${own.companyId}/users/invite`, person);
  expect(await counts()).toEqual({});
  const ended = daysAgo(1);
  await db.updateTable("pool_user").set({ temporary_until: ended }).where("email", "=", person.email).execute();
  expect(await counts()).toEqual({ INVITATION_UNUSED: 1 });
  expect((await items("INVITATION_UNUSED")).data).toMatchObject([
    {
      since: ended.toISOString(),
      user: { firstName: "Aina", email: person.email, role: "user", installer: false },
      project: null,
    },
  ]);
  await db.updateTable("app_user").set({ role: "user" }).where("id", "=", own.ownerId).execute();
  expect(await counts()).toEqual({});
  const refused = await own.owner.get("/attention/INVITATION_UNUSED");
  expect([refused.status, refused.problem.code]).toEqual([403, "ADMIN_ONLY"]);
  await db.updateTable("app_user").set({ role: "owner" }).where("id", "=", own.ownerId).execute();
  await db.deleteFrom("app_user").where("email", "=", person.email).execute();
});

test("nothing of another company is told", async () => {
  await finished();
  expect(await counts(foreign)).toEqual({});
  expect(await items("READY_TO_ACTIVATE", foreign)).toEqual({ data: [], meta: { count: 0 } });
});

test("a fault that a customer reported comes first, with what was written", async () => {
  const project = await finished();
  const { db } = upstream.services;
  const sending = { folderIds: project.folderIds, sendCopy: false, toEmail: "kund@ripan.example" };
  const activationDate = `${new Date().toISOString().slice(0, 10)}T00:00:00.000Z`;
  await own.owner.post(`${project.path}/sign`, { ...sending, activationDate });
  const { id, number } = await db
    .selectFrom("certificate")
    .select(["id", "number"])
    .where("project_id", "=", project.projectId)
    .executeTakeFirstOrThrow();
  const report = { company_id: own.companyId, certificate_id: id, text: "Kallt i badrummet" };
  await db
    .insertInto("fault_report")
    .values([
      { ...report, id: "r1" },
      { ...report, id: "r2", created_at: daysAgo(91) },
      { ...report, id: "r3", created_at: daysAgo(92), state: "CONTACTED" },
      { ...report, id: "r4", state: "CLOSED" },
    ])
    .execute();
  const { body } = await own.owner.get<Schemas["AttentionKinds"]>("/attention");
  expect(body.data[0]).toMatchObject({ kind: "FAULT_REPORTED", count: 2 });
  const { data } = await items("FAULT_REPORTED");
  expect(data).toMatchObject([
    { id: "r1", report: "Kallt i badrummet", customer: "Brf Ripan", certificate: { id, number, email: "" } },
    { id: "r3" },
  ]);
});
