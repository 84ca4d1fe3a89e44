import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { parse } from "yaml";
import { importShared } from "../../scripts/importShared.ts";
import type { components } from "../src/__generated__/contract.ts";
import type { OperationId } from "../src/http/operation.ts";
import type { ClientAnswer } from "./createClient.ts";
import { makeExport } from "./demoBuilding.ts";
import { makeProgram } from "./makeProgram.ts";
import { startTestUpstream, type TestCompany, type TestUpstream } from "./startTestUpstream.ts";
import { type FinishedProject, storeFinishedProject } from "./storeFinishedProject.ts";
import { storeInvitations, storeTemplates, storeWebhooks } from "./storeMany.ts";
import { untilMailed } from "./untilMailed.ts";

const counter = new URL("./countStatements.ts", import.meta.url).href;
const { statementsDuring } = await importShared<typeof import("./countStatements.ts")>(counter);

interface Stock extends TestCompany {
  /** How many there are of everything that is listed. */
  many: number;
  open: FinishedProject;
  signed: FinishedProject;
  folderId: string;
  installationId: string;
  templateId: string;
  webhookId: string;
  exportId: string;
  code: string;
  /** Of as many invitations as there are of everything, by companies made for it. */
  invitationToken: string;
}

type Stocked = TestUpstream["services"]["db"];

let upstream: TestUpstream;
let one: Stock;
let twentyFive: Stock;

beforeAll(async () => {
  upstream = await startTestUpstream();
  one = await stock(upstream.companies[0], 1);
  twentyFive = await stock(upstream.companies[1], 25);
}, 180_000);
afterAll(() => upstream.close());

const activationDate = `${new Date().toISOString().slice(0, 10)}T00:00:00.000Z`;

async function stock(company: TestCompany, many: number): Promise<Stock> {
  const { db } = upstream.services;
  const open = await storeFinishedProject(db, company, { folders: many, rooms: many });
  const signed = await storeFinishedProject(db, company, { folders: many, rooms: 1 });
  for (let more = 1; more < many; more += 1) await storeFinishedProject(db, company, { folders: 1, rooms: 0 });
  const sending = { activationDate, folderIds: signed.folderIds, toEmail: "kund@ripan.example", sendCopy: true };
  await company.owner.post(`${signed.path}/sign`, sending);
  await untilMailed(db, signed.projectId);
  const [[installationId = ""] = []] = open.installationIds;
  await storeMore(company, installationId, many - 1);
  const { code } = await db
    .selectFrom("certificate")
    .select("code")
    .where("project_id", "=", signed.projectId)
    .limit(1)
    .executeTakeFirstOrThrow();
  const invitationToken = await storeInvitations(db, company, many);
  await storeFindings(db, company.companyId, many);
  for (let more = 0; more < many; more += 1) await makeProgram(company);
  const templateId = await storeTemplates(db, company, many);
  const webhookId = await storeWebhooks(db, company, many);
  const exportId = await makeExport(company);
  const made = { installationId, templateId, webhookId, exportId, code, invitationToken };
  return { ...company, many, open, signed, folderId: open.folderIds[0] ?? "", ...made };
}

/** As many steps with a value outside the limits, in the rooms that are not activated. */
async function storeFindings(db: Stocked, companyId: string, count: number): Promise<void> {
  const rooms = await db
    .selectFrom("installation")
    .select("id")
    .where("company_id", "=", companyId)
    .where("activated_at", "is", null)
    .limit(count)
    .execute();
  const { id: recorded_by } = await db
    .selectFrom("app_user")
    .select("id")
    .where("company_id", "=", companyId)
    .executeTakeFirstOrThrow();
  const finding = { company_id: companyId, step_label: "BEFORE_LAYING", kind: "OUTSIDE", since: new Date() } as const;
  await db
    .insertInto("step_finding")
    .values(rooms.map(({ id }) => ({ ...finding, recorded_by, installation_id: id })))
    .execute();
}

/** Adds users to the company, and products with recordings to the installation. */
async function storeMore({ companyId }: TestCompany, installationId: string, count: number): Promise<void> {
  if (count === 0) return;
  const { db } = upstream.services;
  const user = { company_id: companyId, first_name: "Ulf", last_name: "Ulv", role: "user" as const };
  const users = Array.from({ length: count }, () => ({
    ...user,
    id: randomUUID(),
    email: `${randomUUID()}@a.example`,
  }));
  await db.insertInto("app_user").values(users).execute();
  const installed = await db
    .selectFrom("installed_product")
    .selectAll()
    .where("installation_id", "=", installationId)
    .executeTakeFirstOrThrow();
  const products = Array.from({ length: count }, (_, index) => ({
    ...installed,
    id: randomUUID(),
    position: index + 1,
  }));
  await db.insertInto("installed_product").values(products).execute();
  const recorded = await db.selectFrom("recording").selectAll().where("measurement_id", "=", installed.id).execute();
  const recordings = products.flatMap(({ id }) =>
    recorded.map(({ changes: _, ...row }) => ({ ...row, measurement_id: id, data: JSON.stringify(row.data) })),
  );
  await db.insertInto("recording").values(recordings).execute();
}

const project = ({ open }: Stock) => open.path;
const templates = ({ companyId }: Stock) => `/company/${companyId}/template`;

type Schemas = components["schemas"];
type Entry = [statements: number, path: (stock: Stock) => string, rows?: (body: never) => unknown[]];

const page = ({ data }: { data: unknown[] }) => data;
const entries = ({ data: [step] }: { data: Schemas["Step"][] }) => step?.data ?? [];

/** Every call that reads: its cost in statements, with the one that knows who asks, and what it lists. */
const calls: Partial<Record<OperationId, Entry[]>> = {
  getUser: [[2, ({ ownerId }) => `/user/${ownerId}`]],
  getInvitation: [[2, ({ invitationToken }) => `/invitation?token=${invitationToken}`]],
  getCompany: [[2, () => "/company"]],
  listUsers: [[3, ({ companyId, many }) => `/company/${companyId}/users?take=${many}`, page]],
  listTemplates: [[3, (stock) => `${templates(stock)}?take=${stock.many}`, page]],
  getTemplate: [[3, (stock) => `${templates(stock)}/${stock.templateId}`, ({ rooms }: Schemas["Template"]) => rooms]],
  listProjects: [
    [3, ({ companyId, many }) => `/company/${companyId}/project?take=${many}`, page],
    [5, ({ companyId, many }) => `/company/${companyId}/project?take=${many}&sort=installations&states=true`, page],
  ],
  getProjectImport: [[1, ({ companyId }) => `/company/${companyId}/project-import`]],
  getProject: [[2, project]],
  getFolder: [
    [
      4,
      (stock) => `${project(stock)}/folder/${stock.open.rootFolderId}`,
      ({ subFolders }: Schemas["Folder"]) => subFolders,
    ],
  ],
  listInstallations: [
    [3, (stock) => `${project(stock)}/folder/${stock.folderId}/installation?take=${stock.many}`, page],
  ],
  getInstallation: [
    [
      7,
      (stock) => `${project(stock)}/installation/${stock.installationId}`,
      ({ products }: Schemas["InstallationDetail"]) => products,
    ],
  ],
  listSteps: [[5, (stock) => `${project(stock)}/installation/${stock.installationId}/steps`, entries]],
  listSignableFolders: [
    [6, (stock) => `${project(stock)}/signable?signed=false`, page],
    [6, ({ signed }) => `${signed.path}/signable?signed=true`, page],
  ],
  listHistory: [[6, ({ many }) => `/history?action=certificate.sent&take=${many}`, page]],
  listChanges: [[2, ({ many }) => `/changes?take=${many}`, page]],
  findByExternalId: [[2, () => "/external-ids?kind=FOLDER&externalId=none"]],
  search: [[4, () => "/search?query=kvarteret%20ripan&take=50"]],
  listAttention: [[3, () => "/attention"]],
  listExports: [[2, () => "/exports"]],
  getExport: [[2, ({ exportId }) => `/exports/${exportId}`]],
  listWebhooks: [[2, () => "/webhooks", page]],
  listWebhookDeliveries: [[4, ({ webhookId, many }) => `/webhooks/${webhookId}/deliveries?take=${many}`, page]],
  getWeeklyMail: [[2, () => "/weekly-mail"]],
  listAttentionItems: [[3, ({ many }) => `/attention/VALUE_OUTSIDE?take=${many}`, page]],
  listPrograms: [[2, () => "/programs", page]],
  getToken: [[1, () => "/token"]],
  searchProducts: [[3, ({ many }) => `/product?query=fj&take=${many}`, page]],
  listProducts: [[3, ({ many }) => `/products?take=${many}`, page]],
  listAllInstallations: [[3, ({ many }) => `/installations?archived=false&take=${many}`, page]],
  getProduct: [[2, () => "/product/8960701"]],
  listCertificates: [
    [6, ({ many }) => `/certificates?query=ripan&state=SENT&take=${many}`, page],
    [6, ({ many }) => `/certificates?sort=customer&take=${many}`, page],
  ],
  getFigures: [
    [
      3,
      () => "/figures?from=2026-01-01&to=2099-12-31",
      ({ total }: Schemas["Figures"]) => Array.from({ length: total.activated }),
    ],
  ],
  getCertificateArchive: [[2, () => "/certificates/archive"]],
  verifyCertificate: [[1, ({ code }) => `/certificate/${code}`]],
};

test("every call that reads has its entry", () => {
  const contract: { paths: Record<string, { get?: { operationId: string } }> } = parse(
    readFileSync(new URL("../openapi.yaml", import.meta.url), "utf8"),
  );
  const reading = Object.values(contract.paths).flatMap(({ get }) => get?.operationId ?? []);
  expect(Object.keys(calls).sort()).toEqual(reading.sort());
});

const reads = Object.entries(calls).flatMap(([operation, ways]) =>
  ways.map(([cost, path, rows]) => ({ operation, cost, path, rows })),
);

test.each(reads)(
  "$operation costs $cost statements, for one of what it reads and for 25",
  async ({ cost, path, rows }) => {
    for (const stocked of [one, twentyFive]) {
      const answers: ClientAnswer<never>[] = [];
      const statements = await statementsDuring(async () => answers.push(await stocked.owner.get(path(stocked))));
      expect(statements).toHaveLength(cost);
      for (const { status, body } of answers) {
        expect(status).toBe(200);
        if (rows) expect(rows(body)).toHaveLength(stocked.many);
      }
    }
  },
);
