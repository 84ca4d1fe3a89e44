import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { type Client, createClient } from "../../test/createClient.ts";
import { createInviting } from "../../test/inviting.ts";
import { makeProgram, programClient } from "../../test/makeProgram.ts";
import { startTestUpstream, type TestUpstream } from "../../test/startTestUpstream.ts";
import { record } from "../../test/stepCalls.ts";
import { storeFinishedProject } from "../../test/storeFinishedProject.ts";
import { firstSignIn } from "../../test/storeTestCompanies.ts";
import type { CertificateSnapshot } from "./pdf/certificateSnapshot.ts";

const activationDate = `${new Date().toISOString().slice(0, 10)}T00:00:00.000Z`;

let upstream: TestUpstream;

beforeAll(async () => {
  upstream = await startTestUpstream();
});
afterAll(() => upstream.close());

async function colleague(email: string, more: object = {}) {
  const [company] = upstream.companies;
  const inviting = createInviting(upstream);
  const { body } = await inviting.invite(company, email, more);
  const token = await firstSignIn(upstream.url, email, await inviting.temporaryOf(email), "Another-horse-2");
  return { ...company, id: body.id, owner: createClient(upstream.url, token) };
}

async function openProject() {
  const [company] = upstream.companies;
  const { db } = upstream.services;
  const { path, folderIds, installationIds } = await storeFinishedProject(db, company, { folders: 1, rooms: 1 });
  const id = installationIds[0]?.[0] ?? "";
  await db.updateTable("installation").set({ completed_at: null }).where("id", "=", id).execute();
  const product = db.selectFrom("installed_product").select("id").where("installation_id", "=", id);
  return { path, folderIds, installation: `${path}/installation/${id}`, ...(await product.executeTakeFirstOrThrow()) };
}

async function certifiedSteps({ path, folderIds, installation }: Awaited<ReturnType<typeof openProject>>) {
  const [{ owner }] = upstream.companies;
  expect((await owner.post(`${installation}/complete`)).status).toBe(200);
  const sending = { activationDate, folderIds, toEmail: "kund@ripan.example", sendCopy: false };
  expect((await owner.post(`${path}/sign`, sending)).status).toBe(200);
  const { db } = upstream.services;
  const ofFolder = db
    .selectFrom("certificate")
    .select("snapshot")
    .where("folder_id", "=", folderIds[0] ?? "");
  const { rooms } = (await ofFolder.executeTakeFirstOrThrow()).snapshot as CertificateSnapshot;
  return rooms[0]?.products[0]?.steps ?? [];
}

test("a certificate names for each step who was told to have measured, else the last to change a value, not one who saved it again", async () => {
  const [company] = upstream.companies;
  const project = await openProject();
  const alva = await colleague("alva@first.example", { installer: true });
  await record(alva, project.id, "AFTER_LAYING", { insulation: 900 });
  await record(company, project.id, "AFTER_LAYING", { insulation: 900 });
  const told = { stepLabel: "AFTER_COVERING", data: {}, measuredOn: "2026-03-02", measuredById: alva.id };
  await company.owner.post("/measurements", { measurementId: project.id, ...told });
  const steps = await certifiedSteps(project);
  expect(steps.map(({ label, person }) => [label, person])).toEqual([
    ["BEFORE_LAYING", "Eva Ek"],
    ["AFTER_LAYING", "Alva Ståhl"],
    ["AFTER_COVERING", "Alva Ståhl"],
    ["BEFORE_CONNECTION", "Eva Ek"],
  ]);
  expect(steps[2]?.day).toBe("2026-03-02");
  const today = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Stockholm", dateStyle: "short" });
  expect(steps[1]?.day).toBe(today.format(new Date()));
});

test("of a program's values a certificate names who was responsible for it then, not who is now", async () => {
  const [company] = upstream.companies;
  const project = await openProject();
  const program = await makeProgram(company);
  const client = await programClient(upstream.url, program);
  const bertil = await colleague("bertil@first.example", { firstName: "Bertil", lastName: "Berg" });
  const recordBy = (owner: Client, stepLabel: string, data: object) =>
    record({ ...company, owner }, project.id, stepLabel, data);
  await record(bertil, project.id, "BEFORE_CONNECTION", { insulation: 800 });
  await recordBy(client, "AFTER_LAYING", { insulation: 900 });
  await recordBy(client, "AFTER_COVERING", { insulation: 900 });
  await record(bertil, project.id, "AFTER_COVERING", { attachments: null });
  const role = await company.owner.put(`/user/${bertil.id}/role`, { role: "owner" });
  expect(role.status).toBe(200);
  expect((await bertil.owner.post(`/programs/${program.id}/secret`, {})).status).toBe(200);
  await recordBy(client, "BEFORE_CONNECTION", { insulation: 900 });
  const steps = await certifiedSteps(project);
  expect(steps.map(({ label, person }) => [label, person])).toEqual([
    ["BEFORE_LAYING", "Eva Ek"],
    ["AFTER_LAYING", "Eva Ek"],
    ["AFTER_COVERING", "Eva Ek"],
    ["BEFORE_CONNECTION", "Bertil Berg"],
  ]);
});
