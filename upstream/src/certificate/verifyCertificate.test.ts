import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
import PostalMime from "postal-mime";
import { nameSealFiles } from "../../test/nameSealFiles.ts";
import { pdfText } from "../../test/pdfText.ts";
import { startTestUpstream, type TestUpstream } from "../../test/startTestUpstream.ts";
import { type FinishedProject, storeFinishedProject } from "../../test/storeFinishedProject.ts";
import { untilMailed } from "../../test/untilMailed.ts";
import type { components } from "../__generated__/contract.ts";
import { takeKeys } from "../database/uniqueKeys.ts";
import { insertFile } from "../storage/insertFile.ts";

type Verified = components["schemas"]["VerifiedCertificate"];

const activationDate = `${new Date().toISOString().slice(0, 10)}T00:00:00.000Z`;

let upstream: TestUpstream;
let project: FinishedProject;

beforeAll(async () => {
  upstream = await startTestUpstream(await nameSealFiles());
});
afterAll(() => upstream.close());
beforeEach(async () => {
  project = await storeFinishedProject(upstream.services.db, upstream.companies[0]);
});

const owner = () => upstream.companies[0].owner;
const sign = (folderIds = project.folderIds) =>
  owner().post(`${project.path}/sign`, { activationDate, folderIds, toEmail: "kund@ripan.example", sendCopy: false });

const codesOf = (projectId: string) =>
  upstream.services.db
    .selectFrom("certificate")
    .select(["code", "owner_code", "number"])
    .where("project_id", "=", projectId)
    .executeTakeFirstOrThrow();
const verify = async (code: string) => {
  const answer = await fetch(`${upstream.url}/v1/certificate/${code}`);
  return { status: answer.status, verified: (await answer.json()) as Verified };
};

test("the address of the public page is told with the certificate, never the owner's", async () => {
  const { body } = await sign(project.folderIds.slice(0, 1));
  const { code } = await codesOf(project.projectId);
  const { certificates } = body as { certificates: { pageUrl: string }[] };
  expect(certificates.map(({ pageUrl }) => pageUrl)).toEqual([
    `${upstream.services.config.webUrl}/certificate/${code}`,
  ]);
});

test("anyone with the code may verify a certificate, and learns nothing about people, customer or site", async () => {
  await sign(project.folderIds.slice(0, 1));
  await untilMailed(upstream.services.db, project.projectId);
  const { code, number } = await codesOf(project.projectId);
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{40}$/);
  const limits = { minimum: expect.any(Number), maximum: expect.any(Number) };
  const product = {
    title: expect.stringMatching(/\S/),
    resistance: limits,
    insulation: { minimum: 10, maximum: null },
    steps: ["BEFORE_LAYING", "AFTER_LAYING", "AFTER_COVERING", "BEFORE_CONNECTION"].map((label) => ({
      ...{ label, title: expect.stringMatching(/\S/) },
      ...{ resistance: expect.any(Number), insulation: "OVER_RANGE", current: null, temperature: null },
    })),
  };
  expect((await verify(code)).verified).toEqual({
    number,
    activationDate,
    validUntil: expect.stringMatching(new RegExp(`^${Number(activationDate.slice(0, 4)) + 10}-`)),
    companyName: "First El AB",
    companyPhone: expect.stringMatching(/\d/),
    companyAddress: "Storgatan 1, 111 22 Lund",
    companyLogo: null,
    companyColor: null,
    city: "Umeå",
    site: null,
    installations: ["Badrum 1", "Badrum 2"],
    rooms: ["Badrum 1", "Badrum 2"].map((title) => ({
      title,
      photoUrl: null,
      photoThumbnailUrl: null,
      products: [product],
    })),
    language: "sv",
    terms: [expect.stringMatching(/^Garantin omfattar/), expect.stringMatching(/30 dagar/)],
    seal: {
      issuer: "Fjällum Garanti",
      time: expect.any(String),
      rootSha256: expect.any(String),
      fileSha256: expect.any(String),
      logIndex: expect.any(Number),
      keyWithdrawnFrom: null,
      timestamp: null,
    },
    proofUrl: `${upstream.services.config.webUrl}/log/proof/${code}`,
    url: null,
    canReportFault: false,
    faultReports: null,
    canNameReporter: false,
    canAddPhoto: false,
    status: "ISSUED",
    withdrawal: null,
    replaces: [],
    replacedBy: [],
  });
  const proof = await fetch(`${upstream.url}/log/proof/${code}`);
  expect(proof.headers.get("content-disposition")).toBe(`attachment; filename="${number}.proof"`);
  expect(await proof.text()).toMatch(/^c2sp\.org\/tlog-proof@v1\nextra \S+\nindex \d+\n/);
  expect((await fetch(`${upstream.url}/log/proof/${"x".repeat(32)}`)).status).toBe(404);
  expect((await verify("x".repeat(32))).status).toBe(404);
});

test("the longer code of the mail gives the PDF too, on which the shorter one is printed", async () => {
  await sign(project.folderIds.slice(0, 1));
  await untilMailed(upstream.services.db, project.projectId);
  const { code, owner_code, number } = await codesOf(project.projectId);
  expect(owner_code).toMatch(/^[A-Za-z0-9_-]{64}$/);
  const { verified } = await verify(owner_code);
  expect(verified).toMatchObject({ number, canReportFault: true });
  const { snapshot } = await upstream.services.db
    .selectFrom("certificate")
    .select("snapshot")
    .where("code", "=", code)
    .executeTakeFirstOrThrow();
  expect(JSON.stringify(snapshot)).not.toContain(owner_code);
  expect(await pdfText(verified.url ?? "")).toContain(number);
});

test("the printed code may be typed in small letters, in groups, and with letters that look like its digits", async () => {
  await sign(project.folderIds.slice(0, 1));
  const { code, number } = await codesOf(project.projectId);
  const groups = code.match(/.{5}/g)?.join("-") ?? "";
  const typed = [code.toLowerCase(), groups, groups.toLowerCase().replaceAll("0", "o").replaceAll("1", "l")];
  for (const each of typed) expect((await verify(each)).verified).toMatchObject({ number, canReportFault: false });
  const former = "abcO-efghijklmnopqrstuvwxyz01234";
  const { db } = upstream.services;
  await db.updateTable("certificate").set({ code: former }).where("code", "=", code).execute();
  await takeKeys(db, project.companyId, "certificate", [former]);
  expect((await verify(former)).verified).toMatchObject({ number });
  expect((await verify(former.toUpperCase())).status).toBe(404);
});

test("the longer code also gives the site and a photo of each room from before the floor was covered", async () => {
  const { db } = upstream.services;
  const [folderId = ""] = project.folderIds;
  const [roomId = ""] = project.installationIds[0] ?? [];
  const { data } = await db
    .selectFrom("recording")
    .innerJoin("installed_product", "installed_product.id", "recording.measurement_id")
    .select("data")
    .where("installation_id", "=", roomId)
    .where("step_label", "=", "AFTER_LAYING")
    .executeTakeFirstOrThrow();
  const id = data.attachments?.[0]?.fileId ?? "";
  const file = { company_id: project.companyId, id, kind: "attachment" as const, file_name: "kabel.jpg" };
  await insertFile(db, { ...file, content_type: "image/jpeg", size: 1, stored_at: new Date() });
  await sign([folderId]);
  const { code, owner_code } = await codesOf(project.projectId);
  const { site, rooms } = (await verify(owner_code)).verified;
  expect(site).toBe("Kvarteret Ripan / Plan 1");
  expect(rooms?.map(({ photoUrl }) => photoUrl && upstream.services.storage.fileIdOf(photoUrl))).toEqual([id, null]);
  expect(rooms?.map(({ photoThumbnailUrl }) => photoThumbnailUrl?.split("?")[0]?.split("/").slice(-2))).toEqual([
    ["thumbnail", id],
    undefined,
  ]);
  const paper = (await verify(code)).verified;
  const links = (paper.rooms ?? []).flatMap(({ photoUrl, photoThumbnailUrl }) => [photoUrl, photoThumbnailUrl]);
  expect([paper.site, ...links]).toEqual(Array(5).fill(null));
});

test("a code that is replaced ends the links of earlier mails, those of the paper stay, and the mail has the new one", async () => {
  await sign();
  const { db } = upstream.services;
  await untilMailed(db, project.projectId);
  const [first = "", second = ""] = project.folderIds;
  const codes = async (folderId: string) =>
    db
      .selectFrom("certificate")
      .select(["code", "owner_code"])
      .where("project_id", "=", project.projectId)
      .where("folder_id", "=", folderId)
      .executeTakeFirstOrThrow();
  const [before, neighbour] = [await codes(first), await codes(second)];
  const sending = { folderIds: [first], toEmail: "ny@ripan.example", sendCopy: false, replaceOwnerCode: true };
  expect((await owner().post(`${project.path}/resend-signed`, sending)).status).toBe(200);
  const ids = await untilMailed(db, project.projectId);
  const after = await codes(first);
  const statuses = [before.owner_code, after.owner_code, before.code, neighbour.owner_code].map(
    async (code) => (await verify(code)).status,
  );
  expect(await Promise.all(statuses)).toEqual([404, 200, 200, 200]);
  expect(after.code).toBe(before.code);
  const { outboxDir } = upstream.services.config;
  const names = (await readdir(outboxDir)).filter((name) => ids.some((id) => name.endsWith(`-${id}.eml`)));
  const mails = await Promise.all(names.map(async (name) => PostalMime.parse(await readFile(join(outboxDir, name)))));
  const texts = mails.filter(({ to }) => to?.[0]?.address === sending.toEmail).map(({ text }) => text);
  expect(texts).toEqual([expect.stringContaining(after.owner_code)]);
});
