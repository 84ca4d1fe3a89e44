import { listAttention, listAttentionItems } from "../../src/attention/attentionApi.ts";
import { getCertificateArchive, listSealKeys, listSignableFolders } from "../../src/certificate/certificateApi.ts";
import { getFigures, listBatches } from "../../src/company/companyApi.ts";
import { listExports } from "../../src/export/exportApi.ts";
import { listByExternalId } from "../../src/externalId/externalIds.ts";
import { getHistoryCheck, listHistory, listHistoryChain } from "../../src/history/historyApi.ts";
import { getInstallation, listAllInstallations } from "../../src/installation/installationApi.ts";
import { getProduct } from "../../src/product/productApi.ts";
import { getToken, listPrograms } from "../../src/program/programApi.ts";
import { getProject, getProjectImport, listProjects } from "../../src/project/projectApi.ts";
import { getFeatures } from "../../src/rest/features.ts";
import { search } from "../../src/search/searchApi.ts";
import { listSteps } from "../../src/step/stepApi.ts";
import { getTemplate, listTemplates } from "../../src/template/templateApi.ts";
import { getWeeklyMail, listInvitations } from "../../src/user/userApi.ts";
import { listWebhooks } from "../../src/webhook/webhookApi.ts";
import type { CaseContext, RestCase } from "../RestCase.ts";

const page = { skip: 0, take: 25 };

const effect = "reads";
const mayLack = true;

const companyOf = ({ fixtures }: CaseContext) => fixtures.get("companyId");
const project = ({ fixtures }: CaseContext) => ({
  companyId: fixtures.get("companyId"),
  projectId: fixtures.get("projectId"),
});
const installation = (context: CaseContext) => ({
  ...project(context),
  installationId: context.fixtures.get("installationId"),
});

/** Reads that no claim with the effect "reads" makes, or not with these parameters. */
export const readCases: RestCase[] = [
  {
    operation: "listProjects",
    effect,
    // A service without sorted pages may refuse the parameters.
    mayAnswer: [400],
    run: (context) => {
      const sorted = { sort: "endDate", direction: "desc", language: "sv", query: "a", states: true } as const;
      const filter = { state: "IN_PROGRESS", status: "IN_PROGRESS", archived: false } as const;
      return listProjects(context.rest, companyOf(context), { ...filter, ...sorted, ...page });
    },
  },
  {
    operation: "getProject",
    effect,
    run: (context) => getProject(context.rest, companyOf(context), project(context).projectId),
  },
  {
    operation: "getInstallation",
    effect,
    run: (context) => getInstallation(context.rest, installation(context), "sv"),
  },
  { operation: "listSteps", effect, run: (context) => listSteps(context.rest, installation(context), "sv") },
  {
    operation: "listSignableFolders",
    effect,
    run: async (context) => {
      for (const signed of [false, true])
        await listSignableFolders(context.rest, project(context), { signed, language: "sv" });
    },
  },
  {
    operation: "getProduct",
    effect,
    run: ({ rest, fixtures }) => getProduct(rest, fixtures.get("productId"), "sv"),
  },
  {
    operation: "listAllInstallations",
    effect,
    mayLack,
    run: async ({ rest }) => {
      for (const archived of [false, true])
        await listAllInstallations(rest, { archived, status: "completed", ...page });
    },
  },
  {
    operation: "search",
    effect,
    mayLack,
    // A letter soon finds nothing but projects of earlier runs.
    run: async ({ rest }) => {
      for (const query of ["a", "ba"]) await search(rest, { query, take: 50 });
    },
  },
  {
    operation: "getTemplate",
    effect,
    mayLack,
    run: async (context) => {
      const { data } = await listTemplates(context.rest, companyOf(context), page);
      context.fixtures.set({ templateId: data[0]?.id });
      const ids = { companyId: companyOf(context), templateId: context.fixtures.get("templateId") };
      await getTemplate(context.rest, ids, "sv");
    },
  },
  {
    operation: "findByExternalId",
    effect,
    mayLack,
    run: ({ rest }) => listByExternalId(rest, { kind: "FOLDER", externalId: "contract" }),
  },
  { operation: "listAttention", effect, mayLack, run: ({ rest }) => listAttention(rest) },
  {
    operation: "listAttentionItems",
    effect,
    mayLack,
    run: async ({ rest }) => {
      for (const kind of ["MAIL_FAILED", "VALUE_OUTSIDE", "INVITATION_UNUSED"] as const)
        await listAttentionItems(rest, kind, { language: "sv", ...page });
    },
  },
  { operation: "getWeeklyMail", effect, mayLack, run: ({ rest }) => getWeeklyMail(rest) },
  { operation: "getFeatures", effect, mayLack, run: ({ rest }) => getFeatures(rest) },
  { operation: "listSealKeys", effect, mayLack, run: ({ rest }) => listSealKeys(rest) },
  { operation: "getToken", effect, mayLack, run: ({ rest }) => getToken(rest) },
  {
    operation: "getFigures",
    effect,
    mayLack,
    run: ({ rest }) => getFigures(rest, { from: "2000-01-01", to: "2099-12-31" }),
  },
  { operation: "getCertificateArchive", effect, mayLack, run: ({ rest }) => getCertificateArchive(rest) },
  {
    operation: "getProjectImport",
    effect,
    mayLack,
    run: (context) => getProjectImport(context.rest, companyOf(context)),
  },
  { operation: "listExports", effect, mayLack, run: ({ rest }) => listExports(rest) },
  { operation: "listPrograms", effect, mayLack, run: ({ rest }) => listPrograms(rest) },
  { operation: "listWebhooks", effect, mayLack, run: ({ rest }) => listWebhooks(rest) },
  {
    operation: "listInvitations",
    effect,
    run: (context) => listInvitations(context.rest, companyOf(context), page),
  },
];

/** Reads of what the run itself made: a batch, and history entries with a person, a template and a certificate. */
export const lateCases: RestCase[] = [
  { operation: "getHistoryCheck", effect, mayLack, run: ({ rest }) => getHistoryCheck(rest) },
  { operation: "listHistoryChain", effect, mayLack, run: ({ rest }) => listHistoryChain(rest, page) },
  { operation: "listBatches", effect, mayLack, run: (context) => listBatches(context.rest, companyOf(context)) },
  ...(["user.invited", "template.created", "certificate.issued"] as const).map(
    (action): RestCase => ({
      operation: "listHistory",
      effect,
      mayLack,
      run: ({ rest }) => listHistory(rest, { action, ...page }),
    }),
  ),
];
