import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { nameSealFiles } from "../../test/nameSealFiles.ts";
import { startTestUpstream, type TestCompany, type TestUpstream } from "../../test/startTestUpstream.ts";
import { storeFinishedProject } from "../../test/storeFinishedProject.ts";
import { untilMailed } from "../../test/untilMailed.ts";
import type { components } from "../__generated__/contract.ts";

type Certificate = components["schemas"]["RegisteredCertificate"];
type Page = components["schemas"]["CertificatePage"];
type State = Certificate["recipients"][number]["state"];
type Issued = { number: string; projectId: string; path: string; folderIds: string[] };

let upstream: TestUpstream;
let own: TestCompany;
let foreign: TestCompany;
const issued: Record<string, Issued> = {};

beforeAll(async () => {
  upstream = await startTestUpstream(await nameSealFiles());
  [own, foreign] = upstream.companies;
  issued.ohman = await issue(own, {
    customer: "Ylva O\u0308hman",
    name: "Villa Åsen",
    city: "Malmö",
    day: "2026-03-02",
  });
  issued.zander = await issue(own, { customer: "Zander AB", name: "Kvarteret 12", city: "Lund", day: "2026-01-31" });
  issued.ahs = await issue(own, { customer: "Åhs Weißbygg", name: "Kvarteret 4", city: "Køge", day: "2026-02-28" });
  issued.theirs = await issue(foreign, { customer: "Zander AB", name: "Theirs", city: "Lund", day: "2026-02-01" });
});
afterAll(() => upstream.close());

async function issue(
  company: TestCompany,
  { day, ...place }: { customer: string; name: string; city: string; day: string },
) {
  const { db } = upstream.services;
  const { projectId, path, folderIds } = await storeFinishedProject(db, company, { folders: 1 });
  await db.updateTable("project").set(place).where("id", "=", projectId).execute();
  const sending = { folderIds, toEmail: `kund@${place.city.length}.example`, sendCopy: true };
  const activationDate = `${day}T00:00:00.000Z`;
  const { body } = await company.owner.post<{ certificates: { number: string }[] }>(`${path}/sign`, {
    ...sending,
    activationDate,
  });
  await untilMailed(db, projectId);
  return { number: body.certificates[0]?.number ?? "", projectId, path, folderIds };
}

const list = async (query: string, { owner } = own) => (await owner.get<Page>(`/certificates?take=100&${query}`)).body;
const found = async (query: string) => {
  const { data, meta } = await list(query);
  expect(meta.count).toBe(data.length);
  return data.map(({ customer }) => customer.normalize().replace(/ .*/, "")).toSorted();
};
const search = (words: string) => found(`query=${encodeURIComponent(words)}`);

async function setState(projectId: string, state: State): Promise<void> {
  const sendings = upstream.services.db.selectFrom("sending").select("id").where("project_id", "=", projectId);
  await upstream.services.db
    .updateTable("recipient")
    .set({ state })
    .where("sending_id", "in", sendings)
    .where("copy", "=", false)
    .execute();
}

test("a certificate is listed with what is printed on it, its recipients and its project", async () => {
  const { data } = await list("query=zander");
  expect(data).toEqual([
    {
      id: expect.any(String),
      number: issued.zander?.number,
      folderId: issued.zander?.folderIds[0],
      fileName: expect.stringContaining(".pdf"),
      activationDate: "2026-01-31T00:00:00.000Z",
      seal: expect.objectContaining({ issuer: "Fjällum Garanti", logIndex: expect.any(Number) }),
      proofUrl: expect.stringMatching(/^http.+\/log\/proof\/[\w-]{16,}$/),
      boardCardUrl: expect.stringMatching(/^http.+\/files\/board-card\/\w{16,}\?expires=\d+&signature=/),
      validUntil: "2036-01-30T00:00:00.000Z",
      sentAt: expect.any(String),
      updatedAt: expect.any(String),
      url: expect.stringContaining("http"),
      pages: 2,
      pageUrl: expect.stringMatching(/^http.+\/certificate\/[\w-]{16,}$/),
      recipients: [
        expect.objectContaining({ email: "kund@4.example", copy: false, state: "SENT" }),
        expect.objectContaining({ copy: true, state: "SENT" }),
      ],
      projectId: issued.zander?.projectId,
      projectName: "Kvarteret 12",
      folderName: "Plan 1",
      archived: true,
      customer: "Zander AB",
      city: "Lund",
      rooms: ["Badrum 1", "Badrum 2"],
      faultReports: [],
      status: "ISSUED",
      withdrawal: null,
      replaces: [],
      replacedBy: [],
    },
  ]);
});

test("words are found in any order and case, with and without accents, and in part", async () => {
  for (const words of ["öhman", "O\u0308HMAN ylva", "ohma", "asen malmo", "kund@5"])
    expect(await search(words)).toEqual(["Ylva"]);
  for (const words of ["WEISSBYGG", "weißbygg", "WEIẞ"]) expect(await search(words)).toEqual(["Åhs"]);
  expect(await search("koge")).toEqual(["Åhs"]);
  expect(await search("kvarteret")).toEqual(["Zander", "Åhs"]);
  expect(await search("903 42 plan")).toEqual(["Ylva", "Zander", "Åhs"]);
  expect(await search(issued.ahs?.number ?? "")).toEqual(["Åhs"]);
  for (const words of ["öhman zander", "%", "_", "theirs"]) expect(await search(words)).toEqual([]);
});

test("a period holds its first and its last day, of the activation or of the warranty's end", async () => {
  expect(await found("from=2026-02-28")).toEqual(["Ylva", "Åhs"]);
  expect(await found("to=2026-02-28")).toEqual(["Zander", "Åhs"]);
  expect(await found("from=2026-02-01&to=2026-02-27")).toEqual([]);
  expect(await found("endsFrom=2036-02-27&endsTo=2036-03-01")).toEqual(["Ylva", "Åhs"]);
  expect(await found("endsTo=2036-01-30")).toEqual(["Zander"]);
});

test("the state is that of the last sending's recipient", async () => {
  const { projectId = "", path, folderIds } = issued.ahs ?? {};
  await setState(projectId, "FAILED");
  expect([await found("state=FAILED"), await found("state=SENT")]).toEqual([["Åhs"], ["Ylva", "Zander"]]);
  expect(await found("state=FAILED&state=SENT")).toEqual(["Ylva", "Zander", "Åhs"]);
  expect(await found("state=FAILED&state=QUEUED")).toEqual(["Åhs"]);
  await setState(projectId, "QUEUED");
  expect([await found("state=QUEUED"), await found("state=FAILED")]).toEqual([["Åhs"], []]);
  await setState(projectId, "FAILED");
  await own.owner.post(`${path}/resend-signed`, { folderIds, toEmail: "ny@ahs.example", sendCopy: false });
  await untilMailed(upstream.services.db, projectId);
  expect([await found("state=FAILED"), await found("state=SENT")]).toEqual([[], ["Ylva", "Zander", "Åhs"]]);
  expect(await search("ny@ahs")).toEqual(["Åhs"]);
  const { db } = upstream.services;
  const sent = db.selectFrom("certificate").select("id").where("project_id", "=", projectId);
  expect(await found("state=NOT_SENT")).toEqual([]);
  await db.deleteFrom("sending_certificate").where("certificate_id", "in", sent).execute();
  expect([await found("state=NOT_SENT"), await found("state=SENT")]).toEqual([["Åhs"], ["Ylva", "Zander"]]);
});

test.each([
  ["activationDate", ["Zander", "Åhs", "Ylva"]],
  ["validUntil", ["Zander", "Åhs", "Ylva"]],
  ["number", ["Ylva", "Zander", "Åhs"]],
  ["customer&language=sv", ["Ylva", "Zander", "Åhs"]],
  ["customer&language=de", ["Åhs", "Ylva", "Zander"]],
])("pages are sorted by %s, from the last to the first with a minus", async (sort, names) => {
  const sorted = async (query: string) => (await list(query)).data.map(({ customer }) => customer.replace(/ .*/, ""));
  expect(await sorted(`sort=${sort}`)).toEqual(names);
  expect(await sorted(`sort=-${sort}`)).toEqual(names.toReversed());
  const page = await own.owner.get<Page>(`/certificates?sort=${sort}&skip=1&take=1`);
  expect(page.body.data.map(({ customer }) => customer.replace(/ .*/, ""))).toEqual([names[1]]);
  expect(page.body.meta.count).toBe(3);
});

test("another company's certificates are neither listed nor counted", async () => {
  const { data, meta } = await list("", foreign);
  expect([data.map(({ number }) => number), meta.count]).toEqual([[issued.theirs?.number], 1]);
  expect((await list("", own)).meta.count).toBe(3);
});

test("a whole number finds one certificate of the company, in any case, beside the other filters", async () => {
  const { ahs, theirs } = issued;
  const ofForeign = async (number = "") => (await list(`number=${number}`, foreign)).data.map((row) => row.projectId);
  // Each company numbers its certificates from 1.
  expect([theirs?.number, issued.ohman?.number, ahs?.number]).toEqual([1, 1, 3].map((each) => `FG-2026-00000${each}`));
  expect(await found("number=FG-2026-000003")).toEqual(["Åhs"]);
  expect(await found("number=fg-2026-000003&query=koge")).toEqual(["Åhs"]);
  expect(await found("number=FG-2026-000003&query=ohman")).toEqual([]);
  for (const part of ["FG-2026-00000", "2026-000003", "FG", "%25", "FG-2026-00000_"])
    expect(await found(`number=${part}`)).toEqual([]);
  expect(await ofForeign(theirs?.number)).toEqual([theirs?.projectId]);
  expect(await ofForeign(ahs?.number)).toEqual([]);
});

test.each([
  "number=",
  `number=${"1".repeat(101)}`,
  "from=2026-02-30",
  "from=yesterday",
  "to=0000-01-01",
  "state=LOST",
  "state=SENT&state=LOST",
  "sort=id",
  "take=101",
])("%s is refused", async (query) => {
  const { status, problem } = await own.owner.get(`/certificates?${query}`);
  expect([status, problem.code]).toEqual([400, "VALIDATION_FAILED"]);
});
