import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { countAttention, listAttention } from "../../test/attentionCalls.ts";
import { inviteColleague } from "../../test/declaring.ts";
import { startTestUpstream, type TestCompany, type TestUpstream } from "../../test/startTestUpstream.ts";
import { type FinishedProject, storeFinishedProject } from "../../test/storeFinishedProject.ts";
import type { components } from "../__generated__/contract.ts";

type Schemas = components["schemas"];
type Installation = Schemas["InstallationDetail"];
type Client = TestCompany["owner"];

const activationDate = `${new Date().toISOString().slice(0, 10)}T00:00:00.000Z`;

let upstream: TestUpstream;
let company: TestCompany;
let owner: Client;
let other: Client;
let project: FinishedProject;

beforeAll(async () => {
  upstream = await startTestUpstream();
  company = upstream.companies[0];
  owner = company.owner;
});
afterAll(() => upstream.close());
beforeEach(async () => {
  project = await storeFinishedProject(upstream.services.db, company, { folders: 1, rooms: 2 });
  await upstream.services.db
    .updateTable("installation")
    .set({ completed_at: null })
    .where("project_id", "=", project.projectId)
    .execute();
});

const require = (reviewRequired: boolean) => owner.put<Schemas["Company"]>("/company", { reviewRequired });
const room = (index: number) => `${project.path}/installation/${project.installationIds[0]?.[index]}`;
const finish = (index: number, by = owner) => by.post<Installation>(`${room(index)}/complete`);
const release = (index: number, by: Client, note?: string) => by.post<Installation>(`${room(index)}/release`, { note });
const sendBack = (index: number, by: Client, reason: string) =>
  by.post<Installation>(`${room(index)}/return`, { reason });
const sign = () =>
  owner.post(`${project.path}/sign`, {
    ...{ activationDate, folderIds: project.folderIds, toEmail: "kund@ripan.example", sendCopy: false },
  });

test("a company of one person cannot require a review", async () => {
  const refused = await require(true);
  expect([refused.status, refused.problem.code]).toEqual([409, "REVIEWER_MISSING"]);
  expect((await owner.get<Schemas["Company"]>("/company")).body.reviewRequired).toBe(false);
  await finish(0);
  expect((await owner.get<Installation>(room(0))).body.review).toBeNull();
  expect((await release(0, owner)).problem.code).toBe("NOT_IN_REVIEW");
});

test("what one account finishes another releases, and only then it can be signed", async () => {
  other = await inviteColleague(upstream, company);
  expect((await require(true)).body.reviewRequired).toBe(true);
  await finish(0);
  const waiting = await finish(1);
  const finishedBy = { id: company.ownerId, name: expect.any(String) };
  expect(waiting.body.review).toEqual({ state: "WAITING", finishedBy, by: null, at: null, note: null });

  expect((await sign()).problem.code).toBe("FOLDER_NOT_SIGNABLE");
  const signable = await owner.get<{ data: Schemas["SignableFolder"][] }>(`${project.path}/signable?signed=false`);
  const [folder] = signable.body.data;
  const own = { awaitsReview: true, viewerCanReview: false, reviewers: ["Alva Ståhl"] };
  expect(folder).toMatchObject({ selectable: false, installations: [own, own] });
  const theirs = await other.get<{ data: Schemas["SignableFolder"][] }>(`${project.path}/signable?signed=false`);
  expect(theirs.body.data[0]?.installations).toMatchObject(Array(2).fill({ ...own, viewerCanReview: true }));
  const counted = await owner.get<Schemas["Folder"]>(`${project.path}/folder/${project.folderIds[0]}`);
  expect(counted.body.installations).toMatchObject({ completed: 2, awaitingReview: 2 });
  expect((await countAttention({ owner: other })).REVIEW_WAITING).toBe(2);
  expect((await countAttention({ owner })).REVIEW_WAITING).toBeUndefined();
  const { data } = await listAttention("REVIEW_WAITING", { owner: other });
  expect(data.map(({ installation }) => installation?.id).sort()).toEqual(
    [...(project.installationIds[0] ?? [])].sort(),
  );

  expect((await countAttention({ owner })).READY_TO_ACTIVATE).toBeUndefined();
  expect(data.map((item) => item.project?.isFinished)).toEqual([false, false]);

  const refused = await release(0, owner);
  expect([refused.status, refused.problem.code]).toEqual([409, "SAME_ACCOUNT"]);
  const released = await release(0, other, "Isolationen något lägre, inom gränsen");
  expect(released.body.review).toMatchObject({
    ...{ state: "RELEASED", finishedBy, by: { name: "Alva Ståhl" }, note: "Isolationen något lägre, inom gränsen" },
  });
  expect(released.body.completedAt).not.toBeNull();
  await release(1, other);
  expect((await countAttention({ owner })).READY_TO_ACTIVATE).toBe(1);
  expect((await sign()).status).toBe(200);
});

test("a room that is sent back is open again with the note, and waits again once it is finished", async () => {
  await finish(0);
  expect((await sendBack(0, owner, "Foto saknas")).problem.code).toBe("SAME_ACCOUNT");
  const back = await sendBack(0, other, "Foto på skarven saknas");
  expect(back.body).toMatchObject({
    ...{ completedAt: null, review: { state: "RETURNED", note: "Foto på skarven saknas", by: { name: "Alva Ståhl" } } },
  });
  const again = await finish(0, other);
  expect(again.body.review).toMatchObject({
    state: "WAITING",
    finishedBy: { name: "Alva Ståhl" },
    by: null,
    note: null,
  });
  expect((await release(0, other)).problem.code).toBe("SAME_ACCOUNT");
});

test("who finished a room that was sent back is told why and by whom, until it is finished again", async () => {
  await finish(0);
  await finish(1);
  await sendBack(0, other, "Foto på skarven saknas");
  expect((await countAttention({ owner })).REVIEW_RETURNED).toBe(1);
  const { data } = await listAttention("REVIEW_RETURNED", { owner });
  expect(data).toMatchObject([
    {
      note: "Foto på skarven saknas",
      person: { firstName: "Alva", lastName: "Ståhl" },
      installation: { id: project.installationIds[0]?.[0] },
    },
  ]);
  expect((await countAttention({ owner: other })).REVIEW_RETURNED).toBeUndefined();
  expect((await listAttention("REVIEW_WAITING", { owner: other })).data[0]?.note).toBeNull();
  await finish(0, other);
  expect((await countAttention({ owner })).REVIEW_RETURNED).toBeUndefined();
});

test("everybody is told of a returned room whose finisher has left or is a program", async () => {
  await finish(0);
  await sendBack(0, other, "Foto saknas");
  const room = upstream.services.db.updateTable("installation").where("project_id", "=", project.projectId);
  await room.set({ finished_by: null }).execute();
  expect((await countAttention({ owner: other })).REVIEW_RETURNED).toBe(1);
});

test("requiring no review any more releases what waits", async () => {
  await finish(0);
  await finish(1);
  await require(false);
  expect((await owner.get<Installation>(room(0))).body.review).toBeNull();
  expect((await sign()).status).toBe(200);
});
