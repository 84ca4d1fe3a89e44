import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { parse } from "yaml";
import { importShared } from "../../scripts/importShared.ts";
import type { components } from "../src/__generated__/contract.ts";
import type { OperationId } from "../src/http/operation.ts";
import type { ClientAnswer } from "./createClient.ts";
import { nameSealFiles } from "./nameSealFiles.ts";
import { startTestUpstream, type TestUpstream } from "./startTestUpstream.ts";
import { type Stock, storeStock } from "./storeStock.ts";

const counter = new URL("./countStatements.ts", import.meta.url).href;
const { statementsDuring } = await importShared<typeof import("./countStatements.ts")>(counter);

let upstream: TestUpstream;
let one: Stock;
let twentyFive: Stock;

beforeAll(async () => {
  upstream = await startTestUpstream(await nameSealFiles());
  one = await storeStock(upstream, upstream.companies[0], 1);
  twentyFive = await storeStock(upstream, upstream.companies[1], 25);
  // Stops the jobs, because they also send statements.
  await upstream.services.jobs.stop();
}, 180_000);
afterAll(() => upstream.close());

const project = ({ open }: Stock) => open.path;
const templates = ({ companyId }: Stock) => `/company/${companyId}/template`;

type Schemas = components["schemas"];
type Entry = [statements: number, path: (stock: Stock) => string, rows?: (body: never) => unknown[]];

const page = ({ data }: { data: unknown[] }) => data;
const entries = ({ data: [step] }: { data: Schemas["Step"][] }) => step?.data ?? [];

const calls: Partial<Record<OperationId, Entry[]>> = {
  getUser: [[2, ({ ownerId }) => `/user/${ownerId}`]],
  getInvitation: [[2, ({ invitationToken }) => `/invitation?token=${invitationToken}`]],
  getCompany: [[2, () => "/company"]],
  listUsers: [[3, ({ companyId, many }) => `/company/${companyId}/users?take=${many}`, page]],
  listInvitations: [[3, ({ companyId, many }) => `/company/${companyId}/users/invitations?take=${many}`, page]],
  listTemplates: [[3, (stock) => `${templates(stock)}?take=${stock.many}`, page]],
  getTemplate: [[3, (stock) => `${templates(stock)}/${stock.templateId}`, ({ rooms }: Schemas["Template"]) => rooms]],
  listProjects: [
    [3, ({ companyId, many }) => `/company/${companyId}/project?take=${many}`, page],
    [
      4,
      ({ companyId, many }) => `/company/${companyId}/project?take=${many}&sort=installations&states=true&after=`,
      page,
    ],
  ],
  listBatches: [[2, ({ companyId }) => `/company/${companyId}/batch`]],
  getBatch: [[3, ({ companyId, batchId }) => `/company/${companyId}/batch/${batchId}`]],
  getProjectImport: [[2, ({ companyId }) => `/company/${companyId}/project-import`]],
  getImportProgress: [[2, ({ companyId, importId }) => `/company/${companyId}/project-import/${importId}`]],
  getProject: [[2, project]],
  getFolder: [
    [
      4,
      (stock) => `${project(stock)}/folder/${stock.open.rootFolderId}`,
      ({ subFolders }: Schemas["Folder"]) => subFolders,
    ],
  ],
  listInstallations: [
    [6, (stock) => `${project(stock)}/folder/${stock.folderId}/installation?take=${stock.many}`, page],
  ],
  getInstallation: [
    [
      9,
      (stock) => `${project(stock)}/installation/${stock.installationId}`,
      ({ products }: Schemas["InstallationDetail"]) => products,
    ],
  ],
  listSteps: [[5, (stock) => `${project(stock)}/installation/${stock.installationId}/steps`, entries]],
  getCameraGrant: [[2, ({ grantId }) => `/camera-grants/${grantId}`]],
  getCamera: [[3, () => "/camera"]],
  listSignableFolders: [
    [7, (stock) => `${project(stock)}/signable?signed=false`, page],
    [6, ({ signed }) => `${signed.path}/signable?signed=true`, page],
  ],
  listHistory: [[6, ({ many }) => `/history?action=certificate.sent&take=${many}`, page]],
  getHistoryCheck: [[2, () => "/history/check"]],
  listHistoryHeads: [[4, ({ many }) => `/history/heads?take=${many}`, page]],
  listHistoryChain: [[4, ({ many }) => `/history/chain?take=${many}`, page]],
  listChanges: [[2, ({ many }) => `/changes?take=${many}`, page]],
  findByExternalId: [[2, () => "/external-ids?kind=FOLDER&externalId=none"]],
  search: [[4, () => "/search?query=kvarteret%20ripan&take=50"]],
  listAttention: [[3, () => "/attention"]],
  listExports: [[2, () => "/exports"]],
  getExport: [[2, ({ exportId }) => `/exports/${exportId}`]],
  listSavedViews: [[2, () => "/views", page]],
  listPasskeys: [[2, () => "/passkeys", page]],
  getDeclaration: [
    [3, ({ declarationId }) => `/declarations/${declarationId}`, ({ records }: Schemas["Declaration"]) => records],
  ],
  listInstruments: [[2, () => "/instruments", page]],
  listInstrumentMappings: [[2, () => "/instrument-mappings", page]],
  listInstrumentFiles: [[2, () => `/instrument-files?sha256=${"0".repeat(64)}`]],
  listWebhooks: [[2, () => "/webhooks", page]],
  listWebhookDeliveries: [[4, ({ webhookId, many }) => `/webhooks/${webhookId}/deliveries?take=${many}`, page]],
  getWeeklyMail: [[2, () => "/weekly-mail"]],
  listAttentionItems: [[5, ({ many }) => `/attention/VALUE_OUTSIDE?take=${many}`, page]],
  listPrograms: [[2, () => "/programs", page]],
  getToken: [[1, () => "/token"]],
  searchProducts: [[3, ({ many }) => `/product?query=fj&take=${many}`, page]],
  listProducts: [[3, ({ many }) => `/products?take=${many}`, page]],
  listAllInstallations: [[6, ({ many }) => `/installations?archived=false&take=${many}`, page]],
  getProductUse: [[3, () => "/product-use"]],
  getProduct: [[2, () => "/product/8960701"]],
  listFaultReports: [[3, ({ many }) => `/fault-reports?state=NEW&take=${many}`, page]],
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
  getCustomer: [
    [7, () => "/customer?email=styrelsen@brfripan.example", ({ certificates }: Schemas["Customer"]) => certificates],
  ],
  getCertificateArchive: [[2, () => "/certificates/archive"]],
  getFeatures: [[0, () => "/features"]],
  listSealKeys: [[1, () => "/seal-keys"]],
  verifyCertificate: [[1, ({ code }) => `/certificate/${code}`]],
};

test("every call that reads has its entry", () => {
  const contract: { paths: Record<string, { get?: { operationId: string } }> } = parse(
    readFileSync(new URL("../openapi.yaml", import.meta.url), "utf8"),
  );
  const paths = Object.entries(contract.paths).filter(([path]) => path.startsWith("/v1/"));
  const reading = paths.flatMap(([, { get }]) => get?.operationId ?? []);
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
      const statements = await statementsDuring(async () =>
        answers.push(await stocked.owner.get(path(stocked), { "x-camera-grant": stocked.cameraSecret })),
      );
      expect(statements).toHaveLength(cost);
      for (const { status, body } of answers) {
        expect(status).toBe(200);
        if (rows) expect(rows(body)).toHaveLength(stocked.many);
      }
    }
  },
);
