import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { sql } from "kysely";
import { cognitoCall } from "../../test/cognitoCall.ts";
import { createClient } from "../../test/createClient.ts";
import { addProduct, build, newProject } from "../../test/demoBuilding.ts";
import { createInviting } from "../../test/inviting.ts";
import { startTestUpstream, type TestCompany, type TestUpstream } from "../../test/startTestUpstream.ts";
import { record } from "../../test/stepCalls.ts";
import { firstSignIn } from "../../test/storeTestCompanies.ts";
import type { components } from "../__generated__/contract.ts";

type Page = components["schemas"]["HistoryPage"];

let upstream: TestUpstream;
let first: TestCompany;
let second: TestCompany;

beforeAll(async () => {
  upstream = await startTestUpstream();
  [first, second] = upstream.companies;
});
afterAll(() => upstream.close());

async function read(query = "", by = first.owner): Promise<Page["data"]> {
  return (await by.get<Page>(`/history?take=100${query}`)).body.data;
}

async function worker() {
  const inviting = createInviting(upstream);
  const email = `${randomUUID()}@first.example`;
  await inviting.invite(first, email);
  const temporary = await inviting.temporaryOf(email);
  return createClient(upstream.url, await firstSignIn(upstream.url, email, temporary, "Another-horse-2"));
}

test("tells who changed which value when, and by which way", async () => {
  const { installation, project } = await build(first);
  const { measurementId } = await addProduct(first, installation.id, null);
  await record(first, measurementId, "AFTER_LAYING", { resistance: 131 });
  const before = Date.now();
  const answer = await fetch(`${upstream.url}/v1/measurements`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${first.owner.token}`,
      "content-type": "application/json",
      "x-via": "web",
    },
    body: JSON.stringify({ measurementId, stepLabel: "AFTER_LAYING", data: { resistance: 134 } }),
  });
  expect(answer.status).toBe(200);
  const [changed, recorded, added] = await read(`&subject=INSTALLATION&subjectId=${installation.id}&language=sv`);
  expect(changed).toMatchObject({
    action: "step.changed",
    actor: { kind: "USER", id: first.ownerId, name: "Eva Ek" },
    via: "WEB",
    project: { id: project.id, title: newProject.name, removed: false },
    installation: { id: installation.id, title: "Badrum", removed: false },
    product: { measurementId, title: expect.stringContaining(","), stepLabel: "AFTER_LAYING" },
    changes: [{ field: "measurement.resistance", step: 2, from: "131", to: "134" }],
  });
  expect(Date.parse(changed?.at ?? "")).toBeGreaterThanOrEqual(before);
  expect(recorded).toMatchObject({ action: "step.recorded", via: "API", changes: [{ from: null, to: "131" }] });
  expect(added?.changes[0]).toMatchObject({ field: "product", from: null, toTitle: changed?.product?.title });
});

test("names what is gone by the name that it had, until that is erased", async () => {
  const { installation, project, projectPath } = await build(first);
  await first.owner.delete(projectPath);
  const ofProject = `&subject=PROJECT&subjectId=${project.id}`;
  const [removed] = await read(ofProject);
  expect(removed).toMatchObject({
    action: "installation.removed",
    project: { id: project.id, title: newProject.name, removed: true },
    installation: { id: installation.id, title: "Badrum", removed: true },
  });
  await sql`
    delete from history_value value using history
    where value.company_id = history.company_id and value.sequence = history.sequence
      and history.project_id = ${project.id}`.execute(upstream.services.db);
  const [erased] = await read(ofProject);
  expect(erased).toMatchObject({
    project: { title: null },
    changes: [{ field: "title", from: null, to: null, erased: true }],
  });
});

test("the company's and a user's history are for admins, a project's for those who may read it", async () => {
  const own = await worker();
  const { project, projectPath } = await build(first);
  const asked = async (query: string) => (await own.get<Page>(`/history?${query}`)).problem?.code;
  expect(await asked("")).toBe("ADMIN_ONLY");
  expect(await asked(`subject=USER&subjectId=${first.ownerId}`)).toBe("ADMIN_ONLY");
  expect(await asked(`subject=PROJECT&subjectId=${project.id}`)).toBeUndefined();
  expect(await asked("subject=PROJECT")).toBe("VALIDATION_FAILED");
  await first.owner.delete(projectPath);
  expect(await asked(`subject=PROJECT&subjectId=${project.id}`)).toBe("NOT_FOUND");
  expect(await read(`&subject=PROJECT&subjectId=${project.id}`)).toHaveLength(4);
});

test("an invitation whose mail could not be sent is told as withdrawn", async () => {
  const { mail } = upstream.services;
  const refusing = { ...mail, send: () => Promise.reject(new Error("no mail server")) };
  Object.assign(upstream.services, { mail: refusing });
  const { status } = await createInviting(upstream).invite(first, "nobody@first.example");
  Object.assign(upstream.services, { mail });
  expect(status).toBe(503);
  const [withdrawn, invited] = await read();
  expect([withdrawn?.action, invited?.action]).toEqual(["invitation.withdrawn", "user.invited"]);
  expect(withdrawn).toMatchObject({ actor: { kind: "SERVICE" }, user: { id: invited?.user?.id, name: "Alva Ståhl" } });
});

test("another company sees nothing of it and finds none of its things", async () => {
  const { project, installation } = await build(first);
  const foreign = await read("", second.owner);
  expect(foreign.flatMap(({ project }) => project?.id ?? [])).not.toContain(project.id);
  for (const thing of [
    `PROJECT&subjectId=${project.id}`,
    `INSTALLATION&subjectId=${installation.id}`,
    `USER&subjectId=${first.ownerId}`,
  ]) {
    expect((await second.owner.get<Page>(`/history?subject=${thing}`)).problem.code).toBe("NOT_FOUND");
  }
  expect(await read(`&actorId=${first.ownerId}`, second.owner)).toEqual([]);
});

test("is filtered by day, action, actor and words, in pages", async () => {
  const { projectPath, project } = await build(first);
  await first.owner.put(projectPath, { customer: "Ylva Öhman, Ringstraße" });
  const ofProject = `&subject=PROJECT&subjectId=${project.id}`;
  const actions = async (query: string) => (await read(ofProject + query)).map(({ action }) => action);
  const all = ["project.changed", "installation.created", "project.created"];
  const today = new Date().toISOString().slice(0, 10);
  expect(await actions("")).toEqual(all);
  expect(await actions(`&from=${today}&to=${today}`)).toEqual(all);
  expect(await actions("&to=2020-01-01")).toEqual([]);
  const [{ at: last } = { at: "" }] = await read(ofProject);
  const afterLast = new Date(Date.parse(last) + 1).toISOString();
  expect(await actions(`&since=${last}&before=${afterLast}`)).toContain(all[0]);
  expect([await actions(`&since=${afterLast}`), await actions("&before=2020-01-01T00:00:00Z")]).toEqual([[], []]);
  expect(await actions("&action=project.created")).toEqual(["project.created"]);
  expect(await actions(`&actorId=${first.ownerId}`)).toEqual(all);
  expect(await actions("&query=öhman ylva")).toEqual(["project.changed"]);
  for (const query of ["ÖHMAN STRASSE", "ringstraße"])
    expect(await actions(`&query=${query}`)).toEqual(["project.changed"]);
  expect(await actions("&query=eva badrum")).toEqual(["installation.created"]);
  const { body } = await first.owner.get<Page>(`/history?take=1&skip=1${ofProject}`);
  expect([body.meta.count, body.data.map(({ action }) => action)]).toEqual([3, ["installation.created"]]);
});

test("values are found as pages show them: with a comma, a true minus sign, their unit, and OL", async () => {
  const { installation } = await build(first);
  const { measurementId } = await addProduct(first, installation.id, null);
  const ofRoom = `&subject=INSTALLATION&subjectId=${installation.id}`;
  const found = async (query: string) =>
    (await read(`${ofRoom}&query=${encodeURIComponent(query)}`)).flatMap(({ changes }) => changes.map(({ to }) => to));
  await record(first, measurementId, "BEFORE_LAYING", { resistance: 88.5, insulation: "OVER_RANGE" });
  await record(first, measurementId, "AFTER_LAYING", { resistance: 188, insulation: ">1000" });
  const energised = await addProduct(first, installation.id, "SELF_REGULATING_FLEXIBLE_LENGTH", {
    cableLength: 20,
    isolation: false,
  });
  await record(first, energised.measurementId, "ENERGISED", { temperature: -5.5 });
  for (const query of ["88,5", "88.5", "88,5 Ω", "88,5\u00a0Ω", "88,5Ω", "88,50"])
    expect([query, await found(query)]).toEqual([query, ["88.5", "OVER_RANGE"]]);
  expect(await found("\u22125,5 °C")).toEqual(["-5.5"]);
  expect(await found("\u22125,5")).toEqual(["-5.5"]);
  expect(await found("188,0")).toEqual(["188", ">1000"]);
  expect(await found("88,0 Ω")).toEqual([]);
  expect(await found(">1000 MΩ")).toEqual(["188", ">1000"]);
  expect(await found("OL")).toEqual(["88.5", "OVER_RANGE"]);
  expect(await found("88,5 badrum")).toEqual(["88.5", "OVER_RANGE"]);
});

test("an account that deletes itself takes its address out of the history", async () => {
  const inviting = createInviting(upstream);
  const email = "gone@first.example";
  const { body } = await inviting.invite(first, email);
  const temporary = await inviting.temporaryOf(email);
  const AccessToken = await firstSignIn(upstream.url, email, temporary, "Another-horse-2");
  const ofUser = `&subject=USER&subjectId=${body.id}`;
  expect((await read(ofUser)).map(({ action }) => action)).toEqual(["user.joined", "user.invited"]);
  await cognitoCall(upstream.url, "DeleteUser", { AccessToken });
  const [left, , invited] = await read(ofUser);
  expect(left).toMatchObject({ action: "user.removed", actor: { id: body.id, name: "Alva Ståhl" } });
  expect(invited?.changes).toContainEqual({ field: "email", step: null, from: null, to: null, erased: true });
  expect(JSON.stringify(await read())).not.toContain(email);
});
