import { mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, jest, test } from "@jest/globals";
import { type Building, build } from "../../test/demoBuilding.ts";
import { startTestUpstream, type TestCompany, type TestUpstream } from "../../test/startTestUpstream.ts";
import { announce, png, put } from "../../test/uploading.ts";
import { createStorage } from "./createStorage.ts";

let upstream: TestUpstream;
let company: TestCompany;
let building: Building;
let files: string;

beforeAll(async () => {
  upstream = await startTestUpstream();
  company = upstream.companies[0];
  building = await build(company);
  files = join(upstream.dataDir, "files");
});
afterAll(() => upstream.close());
afterEach(() => {
  jest.restoreAllMocks();
});

const upload = async () => (await announce(company, building.installationPath, "kabel.png", png.length)).body;

test("tells at the start how many files are gone with their folder, and of a new service nothing", async () => {
  const warn = jest.spyOn(process, "emitWarning").mockImplementation(() => {});
  const folder = await mkdtemp(join(tmpdir(), "upstream-files-"));
  const { db } = upstream.services;
  await createStorage(db, { dataDir: join(folder, "new") }, () => "");
  expect(warn.mock.calls).toEqual([]);
  expect((await put((await upload()).url, png)).status).toBe(204);
  await createStorage(db, { dataDir: join(folder, "lost") }, () => "");
  const gone = join(folder, "lost", "files");
  expect(warn.mock.calls).toEqual([[expect.stringContaining(`The folder ${gone} was missing, and with it 1 files`)]]);
  await createStorage(db, { dataDir: join(folder, "lost") }, () => "");
  expect(warn).toHaveBeenCalledTimes(1);
  await rm(folder, { recursive: true });
});

test("says of a file whose content is gone that it is recorded", async () => {
  const { url, fileUrl } = await upload();
  expect((await put(url, png)).status).toBe(204);
  const { storage } = upstream.services;
  const id = storage.fileIdOf(fileUrl) ?? "";
  await storage.remove([id]);
  const answer = await fetch(storage.downloadLink(id));
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({
    message: expect.stringContaining("The file is recorded, but its content"),
  });
});

test("answers 503 to an upload while the folder cannot be written, and takes it afterwards", async () => {
  const { url } = await upload();
  const away = `${files}-away`;
  await rename(files, away);
  const statuses = [(await put(url, png)).status];
  await writeFile(files, "not a folder");
  statuses.push((await put(url, png)).status);
  await rm(files);
  await rename(away, files);
  statuses.push((await put(url, png)).status);
  expect(statuses).toEqual([503, 503, 204]);
});
