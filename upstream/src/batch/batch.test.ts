import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { readBatchItems, runBatch, startBatch, undoBatch, untilEnded } from "../../test/batchCalls.ts";
import { build, newProject } from "../../test/demoBuilding.ts";
import { importProjects, untilImported } from "../../test/importCalls.ts";
import { startTestUpstream, type TestCompany, type TestUpstream } from "../../test/startTestUpstream.ts";
import { type FinishedProject, storeFinishedProject } from "../../test/storeFinishedProject.ts";
import type { components } from "../__generated__/contract.ts";

type Schemas = components["schemas"];

const activationDate = `${new Date().toISOString().slice(0, 10)}T00:00:00.000Z`;

let upstream: TestUpstream;
let company: TestCompany;
let other: TestCompany;
beforeAll(async () => {
  upstream = await startTestUpstream();
  [company, other] = upstream.companies;
});
afterAll(() => upstream.close());

async function makeProjects(count: number, who = company): Promise<string[]> {
  const projects = Array.from({ length: count }, (_, index) => ({ ...newProject, name: `Villa ${index}` }));
  const { body } = await importProjects(who, projects);
  return (await untilImported(who, body.id)).projectIds ?? [];
}

const undo = async (batchId: string) => untilEnded(company, (await undoBatch(company, batchId)).body.id);

async function readHistory(query: string): Promise<string[]> {
  const { body } = await company.owner.get<Schemas["HistoryPage"]>(`/history?take=100&${query}`);
  return body.data.map(({ action, changes }) => `${action} ${changes.map(({ to }) => to)}`);
}

async function countArchived(): Promise<number> {
  const path = `/company/${company.companyId}/project?archived=true&take=1`;
  return (await company.owner.get<Schemas["ProjectPage"]>(path)).body.meta.count;
}

test("archives many, tells it as one line of the company's history and as one of each project, and takes it back", async () => {
  const [already = "", ...ids] = await makeProjects(121);
  const path = `/company/${company.companyId}/project`;
  await company.owner.put(`${path}/${already}`, { archived: true });
  const { status, body } = await startBatch(company, { action: "ARCHIVE", ids: [already, ...ids, ...ids] });
  expect([status, body]).toEqual([202, expect.objectContaining({ state: "RUNNING", itemCount: 121, doneCount: 0 })]);
  const ended = await untilEnded(company, body.id);
  expect(ended).toMatchObject({ state: "COMPLETED", doneCount: 121, leftCount: 0, left: [], waiting: [] });
  expect(Date.parse(ended.undoableUntil ?? "") - Date.parse(ended.endedAt ?? "")).toBe(86_400_000);
  expect(await countArchived()).toBe(121);
  const [id = ""] = ids;
  expect((await readHistory("grouped=true")).slice(0, 2)).toEqual(["batch.archived 120", "project.archived true"]);
  expect((await readHistory("")).slice(0, 2)).toEqual(["batch.archived 120", "project.archived true"]);
  expect((await readHistory(""))[50]).toBe("project.archived true");
  expect((await readHistory("grouped=true"))[2]).toBe(
    "project.created Villa 120,Familjen Ek,Lund,2026-03-01,2026-12-01",
  );
  expect((await readHistory(`subject=PROJECT&subjectId=${id}`))[0]).toBe("project.archived true");
  const named = await readBatchItems(company);
  const first = [...ids].sort().slice(0, 20);
  expect(named).toMatchObject(first.map((id) => ({ project: { id, title: expect.stringMatching("Villa") } })));

  const back = await undo(body.id);
  expect(back).toMatchObject({ action: "REACTIVATE", undoes: body.id, doneCount: 120, undoableUntil: null });
  expect(await countArchived()).toBe(1);
  expect((await readHistory("grouped=true"))[0]).toBe("batch.reopened 120");
  expect(await readBatchItems(company)).toEqual(named);
  const { status: refused, problem } = await undoBatch(company, body.id);
  expect([refused, problem.code]).toEqual([409, "NOT_UNDOABLE"]);
});

test("gives many installations another installer, leaves each that may not be changed with its reason, and takes back what nobody changed since", async () => {
  const rooms = await Promise.all([build(company), build(company), build(company)]);
  const finished = await storeFinishedProject(upstream.services.db, company, { folders: 1, rooms: 1 });
  await activate(finished);
  const [[activated = ""] = []] = finished.installationIds;
  const [ada, bea] = [await storeInstaller("Ada"), await storeInstaller("Bea")];
  const ids = rooms.map(({ installation }) => installation.id);
  const ended = await runBatch(company, { action: "ASSIGN", installerId: ada, ids: [...ids, activated] });
  expect(ended).toMatchObject({ state: "COMPLETED", doneCount: 3, leftCount: 1 });
  expect(ended.left).toEqual([{ ...at(finished, activated), title: "Badrum 1", code: "INSTALLATION_ACTIVATED" }]);
  expect(await installersOf(rooms)).toEqual([ada, ada, ada]);
  expect((await readHistory("grouped=true")).find((line) => line.startsWith("batch"))).toBe(`batch.assigned 3,${ada}`);
  const [first] = rooms;
  await company.owner.put(first.installationPath, { title: "Badrum", installerId: bea });
  const back = await undo(ended.id);
  expect(back).toMatchObject({ doneCount: 2, left: [{ id: first.installation.id, code: "VERSION_CONFLICT" }] });
  expect(await installersOf(rooms)).toEqual([bea, company.ownerId, company.ownerId]);
});

test("sends many certificates again to the last recipient of each, one mail for those of a project", async () => {
  const finished = await storeFinishedProject(upstream.services.db, company, { folders: 2, rooms: 1 });
  const ids = await activate(finished);
  await company.owner.post(`${finished.path}/resend-signed`, { ...sending(finished), toEmail: "new@ripan.example" });
  const ended = await runBatch(company, { action: "RESEND", ids });
  expect(ended).toMatchObject({ state: "COMPLETED", doneCount: 2, undoableUntil: null });
  expect(await sentTo(finished.projectId)).toEqual(["kund@ripan.example", "new@ripan.example", "new@ripan.example"]);
  expect(await readBatchItems(company)).toMatchObject(Array(2).fill({ certificate: { number: expect.any(String) } }));
  const { problem } = await undoBatch(company, ended.id);
  expect(problem.code).toBe("NOT_UNDOABLE");
});

test("stops where the company's limit of a day is reached, and says when it goes on", async () => {
  const [first, second] = [
    await storeFinishedProject(upstream.services.db, company, { folders: 1, rooms: 1 }),
    await storeFinishedProject(upstream.services.db, company, { folders: 1, rooms: 1 }),
  ];
  const ids = [...(await activate(first)), ...(await activate(second))];
  await storeSendings(99 - (await countSendings()));
  const ended = await runBatch(company, { action: "RESEND", ids });
  expect(ended).toMatchObject({ state: "STOPPED", doneCount: 1, waitingCount: 1, leftCount: 0 });
  expect(ended.waiting).toMatchObject([{ id: expect.any(String), title: expect.stringMatching(/\d/), code: null }]);
  expect(Math.abs(Date.parse(ended.retryAt ?? "") - Date.now() - 23 * 3_600_000)).toBeLessThan(60_000);
  await upstream.services.db.deleteFrom("sending").where("to_email", "=", "full@ripan.example").execute();
});

test("refuses what is another company's, an installer who is none, programs, a sixth, and an undo after a day", async () => {
  const [id = ""] = await makeProjects(1);
  const [foreign = ""] = await makeProjects(1, other);
  const ask = async (body: object) => {
    const { status, problem } = await startBatch(company, body);
    return [status, problem.code];
  };
  expect(await ask({ action: "ARCHIVE", ids: [id, foreign] })).toEqual([404, "NOT_FOUND"]);
  expect(await ask({ action: "ASSIGN", ids: [id] })).toEqual([400, "VALIDATION_FAILED"]);
  expect(await ask({ action: "ASSIGN", ids: [id], installerId: other.ownerId })).toEqual([
    409,
    "INSTALLER_NOT_ALLOWED",
  ]);
  const { db } = upstream.services;
  const key = { company_id: company.companyId, user_id: company.ownerId, via: "API", action: "ARCHIVE" } as const;
  const running = ["r1", "r2", "r3", "r4", "r5"].map((name) => ({ ...key, id: name, send_copy: false }));
  await db.insertInto("batch").values(running).execute();
  expect(await ask({ action: "ARCHIVE", ids: [id] })).toEqual([429, "RATE_LIMITED"]);
  await db
    .deleteFrom("batch")
    .where(
      "id",
      "in",
      running.map(({ id: name }) => name),
    )
    .execute();
  const ended = await runBatch(company, { action: "ARCHIVE", ids: [id] });
  await db
    .updateTable("batch")
    .set({ ended_at: new Date(Date.now() - 86_400_001) })
    .where("id", "=", ended.id)
    .execute();
  expect((await undoBatch(company, ended.id)).problem.code).toBe("NOT_UNDOABLE");
  const { body } = await company.owner.get<{ data: Schemas["Batch"][] }>(`/company/${company.companyId}/batch`);
  expect(body.data.find((batch) => batch.id === ended.id)?.undoableUntil).toBeNull();
  expect((await other.owner.get(`/company/${other.companyId}/batch`)).body).toEqual({ data: [] });
});

const at = ({ projectId }: FinishedProject, id: string) => ({ id, projectId });

const sending = ({ folderIds }: FinishedProject) => ({ folderIds, sendCopy: false, toEmail: "kund@ripan.example" });

async function activate(project: FinishedProject): Promise<string[]> {
  const { body } = await company.owner.post<{ certificates: Schemas["Certificate"][] }>(`${project.path}/sign`, {
    ...sending(project),
    activationDate,
  });
  return body.certificates.map(({ id }) => id);
}

async function installersOf(rooms: { installationPath: string }[]): Promise<string[]> {
  const read = async ({ installationPath }: { installationPath: string }) =>
    (await company.owner.get<Schemas["InstallationDetail"]>(installationPath)).body.installerId;
  return Promise.all(rooms.map(read));
}

async function storeInstaller(firstName: string): Promise<string> {
  const { db } = upstream.services;
  const owner = db.selectFrom("app_user").selectAll().where("id", "=", company.ownerId);
  const id = randomUUID();
  const email = `${firstName}@first.example`;
  const row = { ...(await owner.executeTakeFirstOrThrow()), id, email, first_name: firstName, installer: true };
  await db.insertInto("app_user").values(row).execute();
  return id;
}

async function sentTo(projectId: string): Promise<string[]> {
  const found = upstream.services.db.selectFrom("sending").select("to_email").where("project_id", "=", projectId);
  return (await found.orderBy("created_at").execute()).map(({ to_email }) => to_email);
}

async function countSendings(): Promise<number> {
  const found = upstream.services.db.selectFrom("sending").select(({ fn }) => fn.countAll<string>().as("count"));
  return Number((await found.where("company_id", "=", company.companyId).executeTakeFirstOrThrow()).count);
}

async function storeSendings(count: number): Promise<void> {
  const [project_id = ""] = await makeProjects(1);
  const rows = Array.from({ length: count }, () => ({
    ...{ company_id: company.companyId, id: randomUUID(), project_id, to_email: "full@ripan.example" },
    ...{ send_copy: false, sent_by: company.ownerId, created_at: new Date(Date.now() - 3_600_000) },
  }));
  await upstream.services.db.insertInto("sending").values(rows).execute();
}
