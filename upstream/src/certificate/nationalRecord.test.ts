import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { startTestUpstream, type TestUpstream } from "../../test/startTestUpstream.ts";
import { storeFinishedProject } from "../../test/storeFinishedProject.ts";
import type { components } from "../__generated__/contract.ts";
import { standardsOn } from "../i18n/standards.ts";
import { nationalLacks } from "./nationalRecord.ts";
import type { CertificateSnapshot } from "./pdf/certificateSnapshot.ts";

type Schemas = components["schemas"];

let upstream: TestUpstream;
beforeAll(async () => {
  upstream = await startTestUpstream();
});
afterAll(() => upstream.close());

const headOfWorks = { name: "Päivi Nieminen", qualification: "S2", phone: null, email: "paivi@nordgolv.example" };
const own = () => upstream.companies[0];

async function setRecord(nationalRecord: Schemas["NationalRecordChange"] | null) {
  return own().owner.put<Schemas["Company"]>("/company", { nationalRecord });
}

async function lacksOf(path: string, signed = false) {
  const { body } = await own().owner.get<{ data: Schemas["SignableFolder"][] }>(`${path}/signable?signed=${signed}`);
  return body.data.map(({ nationalRecord }) => nationalRecord);
}

test("an admin sets the record, the history tells each change, and removing it removes what it said", async () => {
  expect((await setRecord({ country: "FI" })).body.nationalRecord).toMatchObject({
    country: "FI",
    headOfWorks: { name: null, qualification: null, phone: null, email: null },
    statement: null,
  });
  const { body } = await setRecord({ country: "FI", headOfWorks, statement: "  Vaatimukset täyttyvät.  " });
  const { version, names } = standardsOn("FI", "2026-11-27");
  const statement = "Vaatimukset täyttyvät.";
  const unconfirmed = { version, names, confirmedAt: null, confirmedBy: null };
  expect(body.nationalRecord).toEqual({ country: "FI", headOfWorks, statement, standards: unconfirmed });
  const history = await own().owner.get<Schemas["HistoryPage"]>("/history?take=1");
  expect(history.body.data[0]).toMatchObject({ action: "company.changed", actor: { kind: "USER" } });
  expect(history.body.data[0]?.changes).toEqual(
    expect.arrayContaining([
      { field: "headOfWorks.name", step: null, from: null, to: "Päivi Nieminen" },
      { field: "record.statement", step: null, from: null, to: statement },
    ]),
  );
  expect((await setRecord(null)).body.nationalRecord).toBeNull();
  expect((await setRecord({ country: "FI" })).body.nationalRecord?.headOfWorks.name).toBeNull();
  const { companyId, ownerId, owner } = upstream.companies[1];
  await upstream.services.db
    .updateTable("app_user")
    .set({ role: "user" })
    .where("company_id", "=", companyId)
    .where("id", "=", ownerId)
    .execute();
  const refused = await owner.put("/company", { nationalRecord: null });
  expect([refused.status, refused.problem.code]).toEqual([403, "ADMIN_ONLY"]);
});

test("each folder tells what its record would lack, and the certificate keeps the record that it was sent with", async () => {
  const { db } = upstream.services;
  const { path, folderIds, projectId } = await storeFinishedProject(db, own(), { folders: 1, rooms: 1 });
  await setRecord(null);
  expect(await lacksOf(path)).toEqual([undefined]);
  await setRecord({ country: "SE", headOfWorks, statement: "Arbetet uppfyller kraven." });
  const [told] = await lacksOf(path);
  expect(told).toMatchObject({ country: "SE", lacks: expect.arrayContaining(["INSTRUMENT", "SIGNATURE"]) });
  for (const item of ["HEAD_OF_WORKS", "QUALIFICATION", "CONTACT", "STATEMENT", "RESULTS", "WORK_KIND"] as const)
    expect(told?.lacks).not.toContain(item);
  await setRecord({ country: "NO" });
  const items = ["HEAD_OF_WORKS", "QUALIFICATION", "CONTACT", "WORK_KIND", "STATEMENT"];
  expect((await lacksOf(path))[0]?.lacks).toEqual(expect.arrayContaining(items));
  const changed = await own().owner.put<Schemas["Project"]>(path, { workKind: "EXTENSION" });
  expect(changed.body).toMatchObject({ workKind: "EXTENSION" });
  expect((await own().owner.put<Schemas["Project"]>(path, { city: "Kiruna" })).body.workKind).toBe("EXTENSION");
  expect((await lacksOf(path))[0]?.lacks).not.toContain("WORK_KIND");
  const activationDate = `${new Date().toISOString().slice(0, 10)}T00:00:00.000Z`;
  const sending = { activationDate, folderIds, toEmail: "kund@ripan.example", sendCopy: false };
  expect((await own().owner.post(`${path}/sign`, sending)).status).toBe(200);
  await setRecord(null);
  expect(await lacksOf(path, true)).toEqual([undefined]);
  const { snapshot } = await db
    .selectFrom("certificate")
    .select("snapshot")
    .where("company_id", "=", own().companyId)
    .where("project_id", "=", projectId)
    .executeTakeFirstOrThrow();
  const kept = snapshot as CertificateSnapshot;
  expect(kept.nationalRecord).toMatchObject({
    country: "NO",
    workKind: "EXTENSION",
    standards: standardsOn("NO", kept.issuedDay),
  });
  expect([kept.language, kept.nationalRecord?.rooms?.[0]?.title]).toEqual(["sv", kept.rooms[0]?.title]);
});

test("an admin confirms the record's list of standards, which the certificate names, until it is taken back or the record goes", async () => {
  const { owner, companyId } = own();
  const { path, folderIds } = await storeFinishedProject(upstream.services.db, own(), { folders: 1, rooms: 1 });
  const confirm = (confirmed: boolean, version = "SE 2023-1") =>
    owner.put<Schemas["Company"]>("/standards-confirmation", { version, confirmed });
  await setRecord(null);
  expect([(await confirm(true)).status, (await confirm(true)).problem.code]).toEqual([400, "VALIDATION_FAILED"]);
  await setRecord({ country: "SE" });
  expect((await confirm(true, "FI 2022-1")).problem.code).toBe("VALIDATION_FAILED");
  expect((await lacksOf(path))[0]?.lacks).toContain("STANDARDS");
  const first = await confirm(true);
  const { confirmedAt, confirmedBy } = first.body.nationalRecord?.standards ?? {};
  expect([Date.parse(confirmedAt ?? "") > Date.now() - 60_000, confirmedBy]).toEqual([true, "Eva Ek"]);
  expect((await confirm(true)).body.nationalRecord?.standards.confirmedAt).toBe(confirmedAt);
  expect((await lacksOf(path))[0]?.lacks).not.toContain("STANDARDS");
  const activationDate = `${new Date().toISOString().slice(0, 10)}T00:00:00.000Z`;
  const sending = { activationDate, folderIds, toEmail: "kund@ripan.example", sendCopy: false };
  expect((await owner.post(`${path}/sign`, sending)).status).toBe(200);
  const { snapshot } = await upstream.services.db
    .selectFrom("certificate")
    .select("snapshot")
    .where("company_id", "=", companyId)
    .where("folder_id", "in", folderIds)
    .executeTakeFirstOrThrow();
  const kept = snapshot as CertificateSnapshot;
  expect(kept.nationalRecord?.standards.confirmation).toEqual({ person: "Eva Ek", day: kept.issuedDay });
  expect((await confirm(false)).body.nationalRecord?.standards.confirmedAt).toBeNull();
  await confirm(true);
  await setRecord(null);
  expect((await setRecord({ country: "SE" })).body.nationalRecord?.standards.confirmedAt).toBeNull();
  const { body } = await owner.get<Schemas["HistoryPage"]>("/history?take=20");
  const told = body.data.flatMap(({ changes }) => changes.filter(({ field }) => field === "record.standards"));
  const turns = [true, false, true, false].map((isSet) => [isSet ? null : "SE 2023-1", isSet ? "SE 2023-1" : null]);
  expect(told.map(({ from, to }) => [from, to]).toReversed()).toEqual(turns);
});

test("the confirmation of one list says nothing of another", () => {
  const head = { head_name: null, head_qualification: null, head_phone: null, head_email: null };
  const told = { ...head, record_country: "SE" as const, record_statement: null, work_kind: null };
  const lacksWith = (version: string) => {
    const confirmations = [{ version, confirmedAt: "2026-11-01T08:00:00Z", person: "Eva Ek" }];
    return nationalLacks({ ...told, confirmations }, [], "2026-11-27")?.lacks;
  };
  expect(lacksWith("SE 2023-1")).not.toContain("STANDARDS");
  expect(lacksWith("SE 2019-1")).toContain("STANDARDS");
});

test("a day before the first list names the oldest one", () => {
  expect(standardsOn("FI", "2001-01-01").version).toBe("FI 2022-1");
  expect(standardsOn("FI", "2026-11-27").names).toContain("SFS 6000-6:2022");
});
