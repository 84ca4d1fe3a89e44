import { randomBytes } from "node:crypto";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { type Building, build } from "../../test/demoBuilding.ts";
import { startTestUpstream, type TestCompany, type TestUpstream } from "../../test/startTestUpstream.ts";
import { announce, put } from "../../test/uploading.ts";
import type { components } from "../__generated__/contract.ts";
import { removeLeftovers } from "./removeLeftovers.ts";

type Parts = components["schemas"]["UploadParts"];

/** Two whole parts and one byte. */
const bytes = randomBytes(10_000_001);

let upstream: TestUpstream;
let company: TestCompany;
let building: Building;

beforeAll(async () => {
  upstream = await startTestUpstream();
  company = upstream.companies[0];
  building = await build(company);
});
afterAll(() => upstream.close());

const begin = async () =>
  (await announce(company, building.installationPath, "plan.bin", bytes.length)).body.fileUrl ?? "";

const ask = (fileUrl: string, { owner } = company, path = building.installationPath) =>
  owner.post<Parts>(`${path}/steps/upload-parts`, { fileUrl });

const send = ({ url, offset, size }: Parts["parts"][number]) => put(url, bytes.subarray(offset, offset + size));

const filesOf = async (fileUrl: string) =>
  (await readdir(join(upstream.dataDir, "files"))).filter((name) => name.startsWith(idOf(fileUrl)));

const idOf = (fileUrl: string) => upstream.services.storage.fileIdOf(fileUrl) ?? "none";

const codeOf = async (answer: Response) => {
  const { code, details } = await answer.json();
  return [answer.status, details?.[0]?.code ?? code];
};

test("an upload goes on with the parts that lack, and the joined file has its bytes and no parts left", async () => {
  const fileUrl = await begin();
  const first = (await ask(fileUrl)).body;
  expect(first.parts.map(({ offset, size }) => [offset, size])).toEqual([
    [0, 5_000_000],
    [5_000_000, 5_000_000],
    [10_000_000, 1],
  ]);
  expect((await send(first.parts[1] as Parts["parts"][number])).status).toBe(204);
  expect(await codeOf(await put(first.joinUrl ?? "", Buffer.alloc(0)))).toEqual([400, "UPLOAD_INCOMPLETE"]);

  const rest = (await ask(fileUrl)).body;
  expect(rest.parts.map(({ offset }) => offset)).toEqual([0, 10_000_000]);
  for (const part of rest.parts) expect((await send(part)).status).toBe(204);
  const joined = () => put(rest.joinUrl ?? "", Buffer.alloc(0));
  expect((await joined()).status).toBe(204);

  expect((await upstream.services.storage.read(idOf(fileUrl))).equals(bytes)).toBe(true);
  expect(await filesOf(fileUrl)).toEqual([idOf(fileUrl)]);
  expect((await joined()).status).toBe(204);
  expect((await ask(fileUrl)).body).toEqual({ parts: [], joinUrl: null });
});

test("a part of another length is refused and lacks still; one that came late is not kept", async () => {
  const fileUrl = await begin();
  const { parts, joinUrl } = (await ask(fileUrl)).body;
  const [first, second, last] = parts as [Parts["parts"][number], Parts["parts"][number], Parts["parts"][number]];
  expect(await codeOf(await put(first.url, bytes.subarray(0, 100)))).toEqual([400, "UPLOAD_INCOMPLETE"]);
  expect(await codeOf(await put(last.url, bytes.subarray(0, 2)))).toEqual([413, "FILE_TOO_LARGE"]);
  expect(await filesOf(fileUrl)).toEqual([]);
  for (const part of [first, second, last]) await send(part);
  expect((await put(joinUrl ?? "", Buffer.alloc(0))).status).toBe(204);
  expect((await send(second)).status).toBe(204);
  expect(await filesOf(fileUrl)).toEqual([idOf(fileUrl)]);
});

test("a part's link is good for this part alone", async () => {
  const fileUrl = await begin();
  const { parts } = (await ask(fileUrl)).body;
  const [{ url = "" } = {}] = parts;
  const statusOf = async (link: string) => (await put(link, bytes.subarray(0, 5_000_000))).status;
  expect(await statusOf(url.replace("-part-1?", "-part-2?"))).toBe(403);
  expect(await statusOf(url.replace("-part-1?", "?"))).toBe(403);
  expect(await statusOf(url.replace("-part-1?", "-join?"))).toBe(403);
  expect((await fetch(url)).status).toBe(403);
});

test("nobody gets links for a file of another company or room, or of one that is finished", async () => {
  const fileUrl = await begin();
  const [, stranger] = upstream.companies;
  const theirs = await build(stranger);
  expect((await ask(fileUrl, stranger, theirs.installationPath)).status).toBe(404);
  expect((await ask(fileUrl, company, (await build(company)).installationPath)).status).toBe(404);
  expect((await ask("https://x.example/files/a")).status).toBe(404);
  const at = (completed_at: Date | null) =>
    upstream.services.db
      .updateTable("installation")
      .set({ completed_at })
      .where("id", "=", building.installation.id)
      .execute();
  await at(new Date());
  expect((await ask(fileUrl)).status).toBe(409);
  await at(null);
});

test("the parts of an upload that nobody ended go with its row after a day", async () => {
  const { db, storage } = upstream.services;
  const fileUrl = await begin();
  const { parts } = (await ask(fileUrl)).body;
  for (const part of parts.slice(0, 2)) await send(part);
  expect(await filesOf(fileUrl)).toHaveLength(2);
  await removeLeftovers(db, storage);
  expect(await filesOf(fileUrl)).toHaveLength(2);
  const created_at = new Date(Date.now() - 25 * 3_600_000);
  await db.updateTable("file").set({ created_at }).where("id", "=", idOf(fileUrl)).execute();
  await removeLeftovers(db, storage);
  expect(await filesOf(fileUrl)).toEqual([]);
});
