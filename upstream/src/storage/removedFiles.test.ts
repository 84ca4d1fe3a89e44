import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { addProduct, build, uploadPhoto } from "../../test/demoBuilding.ts";
import { createExportCalls } from "../../test/exportCalls.ts";
import { type S3Server, startS3 } from "../../test/startS3.ts";
import { startTestUpstream, type TestCompany, type TestUpstream } from "../../test/startTestUpstream.ts";
import { record } from "../../test/stepCalls.ts";
import { wrongKeys } from "../../test/uniqueKeys.ts";
import { eraseCompany } from "../personalData/eraseCompany.ts";
import { removeLeftovers } from "./removeLeftovers.ts";

let s3: S3Server;
let upstream: TestUpstream;
let company: TestCompany;

beforeAll(async () => {
  s3 = await startS3();
  upstream = await startTestUpstream({ s3: s3.settings });
  company = upstream.companies[0];
});
afterAll(async () => {
  await upstream.close();
  await s3.close();
});
beforeEach(() => {
  s3.objects.clear();
});

const refuseRemovals = () => {
  s3.fault = { status: 403, code: "AccessDenied" };
};

async function buildWithPhoto(company: TestCompany) {
  const { ownerId, owner } = company;
  const { project, projectPath } = await build(company);
  const root = `${projectPath}/folder/${project.rootFolderId}`;
  const { body: folder } = await owner.post<{ id: string }>(`${root}/folder`, { title: "Plan 1" });
  const folderPath = `${projectPath}/folder/${folder.id}`;
  const { body: room } = await owner.post<{ id: string }>(`${folderPath}/installation`, {
    title: "Badrum",
    installerId: ownerId,
  });
  const installationPath = `${projectPath}/installation/${room.id}`;
  const { measurementId } = await addProduct(company, room.id, null);
  const url = await uploadPhoto(company, installationPath);
  await record(company, measurementId, "AFTER_LAYING", { attachments: [{ url, fileName: "golv.png" }] });
  expect(s3.objects.size).toBe(1);
  return { projectPath, folderPath, installationPath, productPath: `/measurements/${measurementId}` };
}

async function expectRemovedOnceTheStoreAnswers(): Promise<void> {
  const { db, storage } = upstream.services;
  expect(await wrongKeys(db)).toEqual([]);
  await removeLeftovers(db, storage);
  expect(s3.objects.size).toBe(1);
  s3.fault = undefined;
  await removeLeftovers(db, storage);
  expect(s3.objects.size).toBe(0);
  expect(await db.selectFrom("removed_file").selectAll().execute()).toEqual([]);
}

test.each(["projectPath", "folderPath", "installationPath", "productPath"] as const)(
  "what is deleted at its %s while the store of files refuses has its photo removed later",
  async (path) => {
    const paths = await buildWithPhoto(company);
    refuseRemovals();
    expect((await company.owner.delete(paths[path])).status).toBe(204);
    expect((await company.owner.delete(paths[path])).status).toBe(404);
    await expectRemovedOnceTheStoreAnswers();
  },
);

test("an export starts while the store of files refuses, and the file of the eleventh goes later", async () => {
  const calls = createExportCalls(upstream);
  await calls.completed(["1"]);
  for (let more = 0; more < 9; more += 1) await calls.end(await calls.started(), { state: "CANCELED" });
  refuseRemovals();
  expect((await calls.start()).status).toBe(201);
  await expectRemovedOnceTheStoreAnswers();
});

test("an erasure tells that files are left, and removes them when it is run again", async () => {
  const [, other] = upstream.companies;
  await buildWithPhoto(other);
  const { companyId } = other;
  const { name } = await upstream.services.db
    .selectFrom("company")
    .select("name")
    .where("id", "=", companyId)
    .executeTakeFirstOrThrow();
  refuseRemovals();
  await expect(eraseCompany(upstream.services, companyId, name)).rejects.toThrow("Run the same command again");
  expect(s3.objects.size).toBe(1);
  s3.fault = undefined;
  expect(await eraseCompany(upstream.services, companyId, name)).toMatchObject({ files: 1 });
  expect(s3.objects.size).toBe(0);
});
