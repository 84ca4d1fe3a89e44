import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { exampleSnapshot } from "../../test/exampleSnapshot.ts";
import { runTool } from "../../test/pdfTools.ts";
import { startTestUpstream, type TestCompany, type TestUpstream } from "../../test/startTestUpstream.ts";
import { type FinishedProject, storeFinishedProject } from "../../test/storeFinishedProject.ts";
import type { components } from "../__generated__/contract.ts";
import type { Language } from "../i18n/language.ts";
import { drawBoardCards } from "./pdf/drawBoardCards.ts";
import { boardCardTexts } from "./texts/boardCardTexts.ts";

type RegisterPage = components["schemas"]["CertificatePage"];

const code = "7KQ4M2XD".repeat(5);
const card = { url: `https://web.example/certificate/${code}`, code, phone: "090-555 01 40", printedDay: "2026-11-24" };

let folder: string;
let upstream: TestUpstream;
let company: TestCompany;
let project: FinishedProject;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "card-"));
  upstream = await startTestUpstream();
  [company] = upstream.companies;
  project = await storeFinishedProject(upstream.services.db, company, { folders: 1, rooms: 2 });
  const activationDate = `${new Date().toISOString().slice(0, 10)}T00:00:00.000Z`;
  const sending = { activationDate, folderIds: project.folderIds, toEmail: "kund@ripan.example", sendCopy: false };
  await company.owner.post(`${project.path}/sign`, sending);
});
afterAll(async () => {
  await upstream.close();
  await rm(folder, { recursive: true });
});

async function readCards(bytes: Uint8Array): Promise<{ facts: string; pages: string[] }> {
  const path = join(folder, "card.pdf");
  await writeFile(path, bytes);
  const text = await runTool("pdftotext", ["-layout", path, "-"]);
  const pages = text.split("\f").map((page) => page.replace(/\s+/g, " "));
  return { facts: await runTool("pdfinfo", [path]), pages: pages.slice(0, -1) };
}

test.each(Object.keys(boardCardTexts) as Language[])(
  "in %s: one A6 page of eight rooms, with a warning, the code and whom to call",
  async (language) => {
    const { rooms, ...snapshot } = exampleSnapshot({ language });
    const nine = [...rooms, ...rooms].slice(0, 9);
    const one = await readCards(await drawBoardCards({ ...card, snapshot: { ...snapshot, rooms: nine.slice(0, 8) } }));
    expect(one.facts).toMatch(/Page size: +297\.\d+ x 419\.\d+ pts/);
    expect(one.pages).toHaveLength(1);
    const texts = boardCardTexts[language];
    for (const words of [
      ...[texts.title, texts.doNotDrill, texts.room, texts.beforeOpening, texts.page, "Kök, plan 1", "Dusch 2B"],
      ...["Fjällum Cable 20, 18 m", "360 W", "Kvarteret Ripan, Umeå", "FG-2026-004817", texts.validUntil("2036-11-19")],
      ...["Nordgolv El AB, 090-555 01 40", "2026-11-24", "web.example", "7KQ4M 2XD7K"],
    ])
      expect(one.pages[0]).toContain(words.replace(/\s+/g, " "));
    const two = await readCards(await drawBoardCards({ ...card, snapshot: { ...snapshot, rooms: nine } }));
    expect(two.pages).toEqual([expect.stringContaining(texts.part(1, 2)), expect.stringContaining(texts.part(2, 2))]);
  },
);

test("a certificate's link draws its card, and opens nothing for another code, unsigned or once it was withdrawn", async () => {
  const { body } = await company.owner.get<RegisterPage>("/certificates?take=1");
  const [{ id, boardCardUrl, number, rooms = [] } = { id: "", boardCardUrl: null, number: "" }] = body.data;
  const link = new URL(boardCardUrl ?? "");
  const answer = await fetch(link);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  const { pages } = await readCards(new Uint8Array(await answer.arrayBuffer()));
  for (const words of [...rooms, number]) expect(pages.join()).toContain(words);
  const statusOf = async (url: string) => (await fetch(url)).status;
  expect(await statusOf(`${link.origin}${link.pathname}`)).toBe(404);
  expect(await statusOf(`${link.origin}/files/board-card/${code}${link.search}`)).toBe(404);
  await company.owner.post(`${project.path}/certificate/${id}/withdraw`, { reason: "Fel rum" });
  expect(await statusOf(link.href)).toBe(404);
  const after = await company.owner.get<RegisterPage>("/certificates?take=1");
  expect(after.body.data[0]?.boardCardUrl).toBeNull();
});
