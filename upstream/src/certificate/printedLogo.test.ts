import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { imageSize } from "image-size";
import PostalMime from "postal-mime";
import { type MailServer, startMailServer } from "../../test/startMailServer.ts";
import { startTestUpstream, type TestUpstream } from "../../test/startTestUpstream.ts";
import { type FinishedProject, storeFinishedProject } from "../../test/storeFinishedProject.ts";
import { storeLogo } from "../../test/storeLogo.ts";
import { untilMailed } from "../../test/untilMailed.ts";
import { announceLogo, put } from "../../test/uploading.ts";
import type { components } from "../__generated__/contract.ts";

let mailServer: MailServer;
let upstream: TestUpstream;
let project: FinishedProject;

beforeAll(async () => {
  mailServer = await startMailServer();
  upstream = await startTestUpstream({ smtpUrl: mailServer.url });
});
afterAll(async () => {
  await upstream.close();
  await mailServer.close();
});
beforeEach(async () => {
  project = await storeFinishedProject(upstream.services.db, upstream.companies[0], { folders: 1, rooms: 1 });
});

const owner = () => upstream.companies[0].owner;

async function mailWithLogo(toEmail: string, size: number) {
  await storeLogo(upstream.services, project.companyId, size);
  return mailOf(toEmail);
}

async function mailOf(toEmail: string) {
  const { db } = upstream.services;
  const activationDate = `${new Date().toISOString().slice(0, 10)}T00:00:00.000Z`;
  const body = { activationDate, folderIds: project.folderIds, toEmail, sendCopy: false };
  expect((await owner().post(`${project.path}/sign`, body)).status).toBe(200);
  await untilMailed(db, project.projectId);
  return PostalMime.parse(mailServer.received.find(({ to }) => to.includes(toEmail))?.bytes ?? "");
}

test("the firm's logo travels inside the mail, beside a plain part and the certificate", async () => {
  const mail = await mailWithLogo("logo@ripan.example", 300_000);
  expect(mail.text).toContain("/certificate/");
  expect(mail.html).toContain('src="cid:logo"');
  expect(mail.attachments.map(({ mimeType, contentId, disposition }) => [mimeType, contentId, disposition])).toEqual(
    expect.arrayContaining([
      ["application/pdf", undefined, "attachment"],
      ["image/png", "<logo>", "inline"],
    ]),
  );
});

test("a logo of more than 300 kB stays out of the mail, which has the firm's name", async () => {
  const mail = await mailWithLogo("heavy@ripan.example", 300_001);
  expect(mail.html).not.toContain("cid:logo");
  expect(mail.html).toContain("First El AB");
  expect(mail.attachments.map(({ mimeType }) => mimeType)).toEqual([
    "application/pdf",
    ...(upstream.services.publicLog ? ["text/plain"] : []),
  ]);
});

async function uploadLogo(fileName: string, bytes: Buffer) {
  const { body } = await announceLogo(upstream.companies[0], fileName);
  expect((await put(body.url, bytes)).status).toBe(204);
  expect((await owner().put("/company", { logo: body.fileUrl })).status).toBe(200);
}

async function certificateWithLogo(toEmail: string) {
  const mail = await mailOf(toEmail);
  const [pdf] = mail.attachments.filter(({ mimeType }) => mimeType === "application/pdf");
  const [, code] = /certificate\/([\w-]{64})/.exec(mail.text ?? "") ?? [];
  const page = await fetch(`${upstream.url}/v1/certificate/${code}`);
  return {
    isInMail: mail.html?.includes("cid:logo"),
    isOnPaper: Buffer.from(pdf?.content as ArrayBuffer).includes("/Subtype /Image"),
    page: (await page.json()) as components["schemas"]["VerifiedCertificate"],
  };
}

test("an SVG logo is on the certificate, in its mail and on its page, 600 pixels wide, and the page has its colour", async () => {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 10"><rect width="30" height="10"/><rect width="12" height="10" fill="#14523f"/><rect width="4" height="4" fill="#f00"/></svg>';
  await uploadLogo("firm.svg", Buffer.from(drawing));
  const { page, ...shown } = await certificateWithLogo("drawn@ripan.example");
  expect(shown).toEqual({ isInMail: true, isOnPaper: true });
  expect(page.companyColor).toBe("#14523f");
  const picture = new Uint8Array(await (await fetch(page.companyLogo ?? "")).arrayBuffer());
  expect(imageSize(picture)).toMatchObject({ width: 600, height: 200, type: "png" });
});

test.each([
  ["that is no drawing", async () => uploadLogo("broken.svg", Buffer.from("<svg >"))],
  ["whose print is broken", async () => storeLogo(upstream.services, project.companyId, 300)],
])("a logo %s stops no sending", async (_, breakLogo) => {
  await breakLogo();
  expect(await certificateWithLogo(`${randomUUID()}@ripan.example`)).toMatchObject({ isOnPaper: false });
});
