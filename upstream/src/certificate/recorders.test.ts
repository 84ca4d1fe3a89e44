import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { createClient } from "../../test/createClient.ts";
import { createInviting } from "../../test/inviting.ts";
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

/** Somebody else of the owner's company. */
async function colleague(email: string) {
  const [company] = upstream.companies;
  const inviting = createInviting(upstream);
  await inviting.invite(company, email);
  const token = await firstSignIn(upstream.url, email, await inviting.temporaryOf(email), "Another-horse-2");
  return { ...company, owner: createClient(upstream.url, token) };
}

test("a certificate names for each step the person who last changed a value, not one who saved it again", async () => {
  const [company] = upstream.companies;
  const { db } = upstream.services;
  const { path, folderIds, installationIds } = await storeFinishedProject(db, company, { folders: 1, rooms: 1 });
  const installation = `${path}/installation/${installationIds[0]?.[0]}`;
  await db.updateTable("installation").set({ completed_at: null }).execute();
  const { id } = await db
    .selectFrom("installed_product")
    .select("id")
    .where("installation_id", "=", installationIds[0]?.[0] ?? "")
    .executeTakeFirstOrThrow();
  const alva = await colleague("alva@first.example");
  await record(alva, id, "AFTER_LAYING", { insulation: 900 });
  await record(company, id, "AFTER_LAYING", { insulation: 900 });
  expect((await company.owner.post(`${installation}/complete`)).status).toBe(200);
  const sending = { activationDate, folderIds, toEmail: "kund@ripan.example", sendCopy: false };
  expect((await company.owner.post(`${path}/sign`, sending)).status).toBe(200);
  const { snapshot } = await db.selectFrom("certificate").select("snapshot").executeTakeFirstOrThrow();
  const { rooms } = snapshot as CertificateSnapshot;
  const steps = rooms[0]?.products[0]?.steps ?? [];
  expect(steps.map(({ label, person }) => [label, person])).toEqual([
    ["BEFORE_LAYING", "Eva Ek"],
    ["AFTER_LAYING", "Alva Ståhl"],
    ["AFTER_COVERING", "Eva Ek"],
    ["BEFORE_CONNECTION", "Eva Ek"],
  ]);
  const today = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Stockholm", dateStyle: "short" });
  expect(steps[1]?.day).toBe(today.format(new Date()));
});
