import { SkippedError } from "../createFixtures.ts";
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

/** Reads that no claim covers with these parameters. */
export const readCases: RestCase[] = [
  {
    operation: "listProjects",
    effect,
    // A service without sorted pages may refuse the parameters.
    mayAnswer: [400],
    run: (context) => {
      const sorted = { sort: "endDate", direction: "desc", language: "sv", query: "a", states: true } as const;
      const ends = { endsFrom: "2026-01-01", endsTo: "2036-12-31" };
      const filter = {
        state: "IN_PROGRESS",
        status: "IN_PROGRESS",
        archived: false,
        customer: "a",
        city: "a",
        ...ends,
      } as const;
      return context.rest.call("listProjects", {
        companyId: companyOf(context),
        query: { ...filter, ...sorted, ...page },
      });
    },
  },
  {
    operation: "getProject",
    effect,
    run: (context) =>
      context.rest.call("getProject", { companyId: companyOf(context), projectId: project(context).projectId }),
  },
  {
    operation: "getInstallation",
    effect,
    run: (context) => context.rest.call("getInstallation", { ...installation(context), query: { language: "sv" } }),
  },
  {
    operation: "listSteps",
    effect,
    run: (context) => context.rest.call("listSteps", { ...installation(context), query: { language: "sv" } }),
  },
  {
    operation: "listSignableFolders",
    effect,
    run: async (context) => {
      for (const signed of [false, true])
        await context.rest.call("listSignableFolders", { ...project(context), query: { signed, language: "sv" } });
    },
  },
  {
    operation: "getProduct",
    effect,
    run: ({ rest, fixtures }) =>
      rest.call("getProduct", { productId: fixtures.get("productId"), query: { language: "sv" } }),
  },
  {
    operation: "listAllInstallations",
    effect,
    mayLack,
    run: async ({ rest }) => {
      for (const archived of [false, true])
        await rest.call("listAllInstallations", { query: { archived, status: "completed", ...page } });
    },
  },
  {
    operation: "search",
    effect,
    mayLack,
    // The second query has two letters, because a single letter finds mostly projects of earlier runs.
    run: async ({ rest }) => {
      for (const query of ["a", "ba"]) await rest.call("search", { query: { query, take: 50 } });
    },
  },
  {
    operation: "getTemplate",
    effect,
    mayLack,
    run: async (context) => {
      const { data } = await context.rest.call("listTemplates", { companyId: companyOf(context), query: page });
      context.fixtures.set({ templateId: data[0]?.id });
      const ids = { companyId: companyOf(context), templateId: context.fixtures.get("templateId") };
      await context.rest.call("getTemplate", { ...ids, query: { language: "sv" } });
    },
  },
  {
    operation: "findByExternalId",
    effect,
    mayLack,
    run: ({ rest }) => rest.call("findByExternalId", { query: { kind: "FOLDER", externalId: "contract" } }),
  },
  { operation: "listAttention", effect, mayLack, run: ({ rest }) => rest.call("listAttention", {}) },
  {
    operation: "listAttentionItems",
    effect,
    mayLack,
    run: async ({ rest }) => {
      for (const kind of ["MAIL_FAILED", "VALUE_OUTSIDE", "INVITATION_UNUSED"] as const)
        await rest.call("listAttentionItems", { kind, query: { language: "sv", ...page } });
    },
  },
  { operation: "getWeeklyMail", effect, mayLack, run: ({ rest }) => rest.call("getWeeklyMail", {}) },
  { operation: "getFeatures", effect, mayLack, run: ({ rest }) => rest.callPublic("getFeatures", {}) },
  { operation: "listSealKeys", effect, mayLack, run: ({ rest }) => rest.callPublic("listSealKeys", {}) },
  { operation: "getToken", effect, mayLack, run: ({ rest }) => rest.call("getToken", {}) },
  {
    operation: "getFigures",
    effect,
    mayLack,
    run: ({ rest }) => rest.call("getFigures", { query: { from: "2000-01-01", to: "2099-12-31" } }),
  },
  {
    operation: "getCustomer",
    effect,
    mayLack,
    run: async (context) => {
      const query = { archived: true, ...page };
      const { data } = await context.rest.call("listProjects", { companyId: companyOf(context), query });
      const name = data.find(({ installations }) => installations.activated > 0)?.customer;
      if (!name) throw new SkippedError("no project with a certificate");
      await context.rest.call("getCustomer", { query: { name } });
    },
  },
  { operation: "getProductUse", effect, mayLack, run: ({ rest }) => rest.call("getProductUse", {}) },
  { operation: "getCertificateArchive", effect, mayLack, run: ({ rest }) => rest.call("getCertificateArchive", {}) },
  {
    operation: "getProjectImport",
    effect,
    mayLack,
    run: (context) => context.rest.call("getProjectImport", { companyId: companyOf(context) }),
  },
  { operation: "listExports", effect, mayLack, run: ({ rest }) => rest.call("listExports", {}) },
  { operation: "listPrograms", effect, mayLack, run: ({ rest }) => rest.call("listPrograms", {}) },
  {
    operation: "createPasskeyOptions",
    effect: "writes",
    mayLack,
    run: ({ rest }) => rest.call("createPasskeyOptions", { body: { name: "Contract test" } }),
  },
  { operation: "listSavedViews", effect, mayLack, run: ({ rest }) => rest.call("listSavedViews", {}) },
  { operation: "listPasskeys", effect, mayLack, run: ({ rest }) => rest.call("listPasskeys", {}) },
  { operation: "listInstruments", effect, mayLack, run: ({ rest }) => rest.call("listInstruments", {}) },
  { operation: "listInstrumentMappings", effect, mayLack, run: ({ rest }) => rest.call("listInstrumentMappings", {}) },
  { operation: "listWebhooks", effect, mayLack, run: ({ rest }) => rest.call("listWebhooks", {}) },
  {
    operation: "listInvitations",
    effect,
    run: (context) => context.rest.call("listInvitations", { companyId: companyOf(context), query: page }),
  },
];

/** Reads objects of earlier cases: batches, the history's chain, and entries of the history about three actions. */
export const lateCases: RestCase[] = [
  { operation: "getHistoryCheck", effect, mayLack, run: ({ rest }) => rest.call("getHistoryCheck", {}) },
  { operation: "listHistoryHeads", effect, mayLack, run: ({ rest }) => rest.call("listHistoryHeads", { query: page }) },
  { operation: "listHistoryChain", effect, mayLack, run: ({ rest }) => rest.call("listHistoryChain", { query: page }) },
  {
    operation: "listBatches",
    effect,
    mayLack,
    run: (context) => context.rest.call("listBatches", { companyId: companyOf(context) }),
  },
  ...(["user.invited", "template.created", "certificate.issued"] as const).map(
    (action): RestCase => ({
      operation: "listHistory",
      effect,
      mayLack,
      run: ({ rest }) => rest.call("listHistory", { query: { action, ...page } }),
    }),
  ),
];
