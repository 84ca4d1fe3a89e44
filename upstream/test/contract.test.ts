import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { parse } from "yaml";
import type { components } from "../src/__generated__/contract.ts";
import { addProduct, type Building, build, makeExport, makeTemplate, makeWebhook, newProject } from "./demoBuilding.ts";
import { makeInstrument } from "./instrumentCalls.ts";
import { startTestUpstream, type TestCompany, type TestUpstream } from "./startTestUpstream.ts";

type Operation = {
  operationId: string;
  requestBody?: object;
  parameters?: { $ref?: string }[];
};

const methods = ["get", "post", "put", "delete"] as const;
type Method = (typeof methods)[number];
const contract: { paths: Record<string, Partial<Record<Method, Operation>>> } = parse(
  readFileSync(new URL("../openapi.yaml", import.meta.url), "utf8"),
);
const operations = Object.entries(contract.paths).flatMap(([path, item]) =>
  methods.flatMap((method) => {
    const operation = item[method];
    return operation ? [{ ...operation, method, path }] : [];
  }),
);

let upstream: TestUpstream;
let company: TestCompany;
let building: Building;
let measurementId: string;
let templateId: string;
let instrumentId: string;
let webhookId: string;
let exportId: string;

beforeAll(async () => {
  upstream = await startTestUpstream();
  company = upstream.companies[0];
  building = await build(company);
  templateId = await makeTemplate(company, building);
  instrumentId = (await makeInstrument(company)).id;
  webhookId = await makeWebhook(company);
  exportId = await makeExport(company);
  measurementId = (await addProduct(company, building.installation.id, null)).measurementId;
});
afterAll(() => upstream.close());

function addressOf(path: string): string {
  const ids: Record<string, string> = {
    companyId: company.companyId,
    userId: company.ownerId,
    projectId: building.project.id,
    folderId: building.project.rootFolderId,
    installationId: building.installation.id,
    measurementId,
    kind: "STEP_LEFT",
    templateId,
    programId: "0".repeat(26),
    passkeyId: "0".repeat(26),
    viewId: "0".repeat(26),
    declarationId: "0".repeat(26),
    instrumentId,
    webhookId,
    exportId,
    faultReportId: "0".repeat(26),
    certificateId: "0".repeat(32),
    part: "0",
    code: "0".repeat(16),
  };
  return path.replace("/v1", "").replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? "");
}

const withBody = operations.filter(({ requestBody }) => requestBody);
const paged = operations.filter(({ parameters }) => parameters?.some(({ $ref }) => $ref?.endsWith("/take")));

test("there are operations with bodies and with pages to try", () => {
  expect(withBody.length).toBeGreaterThan(10);
  expect(paged.map(({ operationId }) => operationId)).toEqual(
    expect.arrayContaining(["listUsers", "listProjects", "searchProducts", "listInstallations"]),
  );
});

test.each(withBody)("$operationId refuses a field that it does not know", async ({ method, path }) => {
  const send = method === "put" ? company.owner.put : company.owner.post;
  const { status, problem } = await send(addressOf(path), { surprise: true });
  expect([status, problem.code]).toEqual([400, "VALIDATION_FAILED"]);
  expect(problem.details).toContainEqual(expect.objectContaining({ field: "surprise", code: "FIELD_UNKNOWN" }));
});

test.each(paged)("$operationId gives pages of 1 to 100 and no others", async ({ path }) => {
  const address = addressOf(path);
  for (const [query, field] of [
    ["take=101", "take"],
    ["take=0", "take"],
    ["take=ten", "take"],
    ["skip=-1", "skip"],
    ["skip=99999999999999999999", "skip"],
  ] as const) {
    const { status, problem } = await company.owner.get(`${address}?query=fj&${query}`);
    expect([status, problem.details]).toEqual([400, [expect.objectContaining({ field })]]);
  }
  expect((await company.owner.get(`${address}?query=fj&take=100`)).status).toBe(200);
});

test("a leap second, which no clock of the service knows, is refused", async () => {
  const path = `/company/${company.companyId}/project`;
  const since = await company.owner.get(`${path}?updatedSince=2016-12-31T23:59:60Z`);
  expect([since.status, since.problem.details]).toEqual([400, [expect.objectContaining({ field: "updatedSince" })]]);
  const made = await company.owner.post(path, { ...newProject, startDate: "2016-12-31T23:59:60Z" });
  expect([made.status, made.problem.details]).toEqual([400, [expect.objectContaining({ field: "startDate" })]]);
});

test("pages are cut from one order, which renaming does not change", async () => {
  const path = `/company/${company.companyId}/project`;
  type Page = components["schemas"]["ProjectPage"];
  for (let count = 0; count < 4; count += 1) await build(company);
  const read = async () => {
    const pages = [0, 2, 4].map((skip) => company.owner.get<Page>(`${path}?skip=${skip}&take=2`));
    return (await Promise.all(pages)).flatMap(({ body }) => body.data.map(({ id }) => id));
  };
  const before = await read();
  const { startDate } = building.project;
  const change = { name: "Aaa", city: "Lund", customer: "Ek", postalCode: "1", startDate };
  await company.owner.put(building.projectPath, change);
  expect(await read()).toEqual(before);
  expect(new Set(before).size).toBe(5);
});
