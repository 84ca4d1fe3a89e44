import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { startTestUpstream, type TestUpstream } from "../../test/startTestUpstream.ts";
import { storeFinishedProject } from "../../test/storeFinishedProject.ts";
import type { components } from "../__generated__/contract.ts";
import { standardsOn } from "../i18n/standards.ts";
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
  expect(body.nationalRecord).toEqual({ country: "FI", headOfWorks, statement, standards: { version, names } });
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

test("a day before the first list names the oldest one", () => {
  expect(standardsOn("FI", "2001-01-01").version).toBe("FI 2022-1");
  expect(standardsOn("FI", "2026-11-27").names).toContain("SFS 6000-6:2022");
});
