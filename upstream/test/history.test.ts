import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { sql } from "kysely";
import { parse } from "yaml";
import type { components } from "../src/__generated__/contract.ts";
import type { OperationId } from "../src/http/operation.ts";
import { build, makeExport, uploadPhoto } from "./demoBuilding.ts";
import { findWrongEntries, findWrongProgress, findWrongVersions, readVersions } from "./derivedRows.ts";
import { buildingCases } from "./history/buildingCases.ts";
import { declarationCases } from "./history/declarationCases.ts";
import { type Cases, createCases, type Tested } from "./history/historyCase.ts";
import { instrumentCases } from "./history/instrumentCases.ts";
import { peopleCases } from "./history/peopleCases.ts";
import { recordCases } from "./history/recordCases.ts";
import { webhookCases } from "./history/webhookCases.ts";
import { startTestUpstream, type TestCompany, type TestUpstream } from "./startTestUpstream.ts";
import { wrongKeys } from "./uniqueKeys.ts";
import { announceLogo } from "./uploading.ts";

type Schemas = components["schemas"];

let upstream: TestUpstream;
let company: TestCompany;

beforeAll(async () => {
  upstream = await startTestUpstream();
  company = upstream.companies[0];
});
afterAll(() => upstream.close());

const tested: Tested = {
  get upstream() {
    return upstream;
  },
  get company() {
    return company;
  },
};

const operations: Cases = {
  validateUser: null,
  createLogoUpload: null,
  createAttachmentUpload: null,
  createUploadParts: null,
  createCameraGrant: null,
  endCameraGrant: null,
  createCameraUpload: null,
  previewCertificate: null,
  // The reporter is no member of the company, so the certificate shows the report instead of the history.
  reportFault: null,
  createFaultUpload: null,
  requestCertificateArchive: null,
  ...peopleCases(tested),
  ...buildingCases(tested),
  ...recordCases(tested),
  putOffAttention: null,
  bringBackAttention: null,
  setWeeklyMail: null,
  createSavedView: null,
  updateSavedView: null,
  deleteSavedView: null,
  ...declarationCases(tested),
  ...instrumentCases(tested),
  createCalibrationUpload: null,
  createInstrumentFileUpload: null,
  createInstrumentFile: null,
  deleteInstrumentMapping: null,
  ...webhookCases(tested),
  createExport: [
    createCases(tested).calls("a list", ["export.started export.list"], async () => () => makeExport(company)),
  ],
  endExport: null,
  putExportPart: null,
  resendWebhookDelivery: null,
};

const activationDate = `${new Date().toISOString().slice(0, 10)}T00:00:00.000Z`;

const contract: { paths: Record<string, Record<string, { operationId?: OperationId }>> } = parse(
  readFileSync(new URL("../openapi.yaml", import.meta.url), "utf8"),
);

test("every operation that may write names its entries", () => {
  const writing = Object.values(contract.paths).flatMap(({ post, put, delete: remove }) =>
    [post, put, remove].flatMap((operation) => operation?.operationId ?? []),
  );
  expect(Object.keys(operations).sort()).toEqual(writing.sort());
});

const rows = Object.entries(operations).flatMap(([operation, cases]) =>
  (cases ?? []).map((row) => ({ operation, ...row })),
);

test.each(rows)("$operation with $told writes exactly its entries", async ({ prepare, entries }) => {
  const act = await prepare();
  const before = await lastSequence();
  const place = await lastChange();
  const versions = await readVersions(upstream.services.db);
  await act();
  expect(inOrder(await entriesAfter(before))).toEqual(inOrder(entries));
  if (entries.length === 0) expect(await lastChange()).toBe(place);
  // Entries about these objects are no change for integrators, who do not copy them.
  if (
    entries.some((entry) => !/^(company|template|program|webhook|instrument|export|batch)\.|^user\.invited/.test(entry))
  ) {
    expect(await lastChange()).toBeGreaterThan(place);
  }
  expect(await findWrongProgress(upstream.services.db)).toEqual([]);
  expect(await findWrongEntries(upstream.services.db)).toEqual([]);
  expect(findWrongVersions(versions, await readVersions(upstream.services.db))).toEqual([]);
  expect(await wrongKeys(upstream.services.db)).toEqual([]);
});

test("the database writes nothing by itself: its one trigger refuses changes of the history", async () => {
  const { rows } = await sql<{ name: string; table: string }>`
    select tgname as name, relname as table from pg_trigger join pg_class on pg_class.oid = tgrelid
    where not tgisinternal and relnamespace = 'public'::regnamespace`.execute(upstream.services.db);
  expect(rows).toEqual([{ name: "refuse_change", table: "history" }]);
});

test("operations that change nothing by nature write nothing", async () => {
  const { installationPath, project, projectPath } = await build(company);
  const before = await lastSequence();
  await company.owner.post("/user/validate", { email: "a@b.example" });
  await announceLogo(company, "logo.png");
  await uploadPhoto(company, installationPath);
  await company.owner.post(`${projectPath}/certificate-preview`, { activationDate, folderIds: [project.rootFolderId] });
  expect(await entriesAfter(before)).toEqual([]);
});

/** Deliveries are sorted and put last, because the mails of one sending go out in any order. */
function inOrder(entries: readonly string[]): string[] {
  const isDelivery = (entry: string) => entry.startsWith("delivery.");
  return [...entries.filter((entry) => !isDelivery(entry)), ...entries.filter(isDelivery).toSorted()];
}

const lastSequence = async () => (await head()).sequence;
const lastChange = async () => (await head()).change_position;

function head() {
  const found = upstream.services.db.selectFrom("history_head").selectAll();
  return found.where("company_id", "=", company.companyId).executeTakeFirstOrThrow();
}

async function entriesAfter(sequence: number): Promise<string[]> {
  const { body } = await company.owner.get<Schemas["HistoryPage"]>("/history?take=100");
  const written = body.data.filter((entry) => entry.sequence > sequence).toReversed();
  return written.map(({ action, changes }) => `${action} ${changes.map(({ field }) => field)}`.trim());
}
