import {
  getCertificateArchive,
  listCertificates,
  listSignableFolders,
  verifyCertificate,
} from "../../src/certificate/certificateApi.ts";
import { getCompany } from "../../src/company/companyApi.ts";
import { getFolder, listInstallations } from "../../src/folder/folderApi.ts";
import { listHistory } from "../../src/history/historyApi.ts";
import { getInstallation } from "../../src/installation/installationApi.ts";
import { getProduct, searchProducts } from "../../src/product/productApi.ts";
import { getProject, listProjects } from "../../src/project/projectApi.ts";
import { search } from "../../src/search/searchApi.ts";
import { listSteps } from "../../src/step/stepApi.ts";
import { getUser, listUsers, validateUser } from "../../src/user/userApi.ts";
import type { CaseContext, RestCase } from "./RestCase.ts";

const page = { skip: 0, take: 25 };
// Of the right form, and nobody's.
const unknownCode = "0000000000000000";

/** The caller, the company and the catalogue. */
export const aboutCases: RestCase[] = [
  {
    operation: "getUser",
    effect: "reads",
    run: async ({ rest, fixtures }) => {
      const { companyId, language, email, firstName } = await getUser(rest, fixtures.get("userId"));
      fixtures.set({ companyId, language, email, firstName });
    },
  },
  {
    operation: "getCompany",
    effect: "reads",
    run: async ({ rest, fixtures }) => fixtures.set({ companyName: (await getCompany(rest)).name }),
  },
  {
    operation: "listUsers",
    effect: "reads",
    run: async ({ rest, fixtures }) => {
      const { data } = await listUsers(rest, fixtures.get("companyId"), { active: "active", ...page });
      fixtures.set({ installerId: data.find(({ installer }) => installer)?.id });
    },
  },
  {
    operation: "validateUser",
    effect: "reads",
    run: ({ rest, fixtures }) => validateUser(rest, fixtures.get("email")),
  },
  {
    operation: "searchProducts",
    effect: "reads",
    run: async ({ rest, fixtures, options }) => {
      const query = { query: options.product, language: "sv", ...page };
      const { data } = await searchProducts(rest, query);
      fixtures.set({ productId: (data.find(({ recipe }) => recipe === null) ?? data[0])?.id });
    },
  },
  {
    operation: "search",
    effect: "reads",
    mayAnswer: [404],
    // The first hits of a letter are soon nothing but projects that earlier runs made.
    run: async ({ rest }) => {
      for (const query of ["a", "ba"]) await search(rest, { query, take: 50 });
    },
  },
  {
    operation: "getProduct",
    effect: "reads",
    run: ({ rest, fixtures }) => getProduct(rest, fixtures.get("productId"), "sv"),
  },
  {
    // A service without the register answers 404.
    operation: "listCertificates",
    effect: "reads",
    mayAnswer: [404],
    run: ({ rest }) =>
      listCertificates(rest, { query: "a", from: "2020-01-01", sort: "-customer", language: "sv", ...page }),
  },
  {
    // A service without archives answers 404.
    operation: "getCertificateArchive",
    effect: "reads",
    mayAnswer: [404],
    run: ({ rest }) => getCertificateArchive(rest),
  },
  {
    operation: "verifyCertificate",
    effect: "reads",
    mayAnswer: [404],
    run: ({ rest, fixtures }) => verifyCertificate(rest, fixtures.has("code") ? fixtures.get("code") : unknownCode),
  },
  {
    operation: "listProjects",
    effect: "reads",
    run: async ({ rest, fixtures }) => {
      const list = async (archived: boolean) =>
        (await listProjects(rest, fixtures.get("companyId"), { archived, ...page })).data;
      const [ongoing, archived] = [await list(false), await list(true)];
      const [fullest] = [...ongoing, ...archived].toSorted((a, b) => b.installationCount - a.installationCount);
      fixtures.set({ projectId: fullest?.id, rootFolderId: fullest?.rootFolderId });
    },
  },
  {
    operation: "listProjects",
    effect: "reads",
    // A service without sorted pages may refuse the parameters.
    mayAnswer: [400],
    run: ({ rest, fixtures }) => {
      const sorted = {
        sort: "endDate",
        direction: "desc",
        language: "sv",
        query: "a",
        state: "IN_PROGRESS",
        states: true,
      } as const;
      return listProjects(rest, fixtures.get("companyId"), { archived: false, ...page, ...sorted });
    },
  },
];

const ids = ({ fixtures }: CaseContext) => ({
  companyId: fixtures.get("companyId"),
  projectId: fixtures.get("projectId"),
});
const installationIds = (context: CaseContext) => ({
  ...ids(context),
  installationId: context.fixtures.get("installationId"),
});
const rootOf = (context: CaseContext) =>
  getFolder(context.rest, { ...ids(context), folderId: context.fixtures.get("rootFolderId") });

/** Everything about one project: the fullest one, or the one that this run made. */
export const projectReadCases: RestCase[] = [
  {
    operation: "getProject",
    effect: "reads",
    run: (context) => getProject(context.rest, ids(context).companyId, ids(context).projectId),
  },
  {
    // A service without a history answers 404.
    operation: "listHistory",
    effect: "reads",
    mayAnswer: [404],
    run: (context) =>
      listHistory(context.rest, { subject: "PROJECT", subjectId: ids(context).projectId, query: "a", ...page }),
  },
  {
    operation: "getFolder",
    effect: "reads",
    run: (context) => rootOf(context),
  },
  {
    operation: "listInstallations",
    effect: "reads",
    run: async (context) => {
      const root = await rootOf(context);
      for (const { id } of [root, ...root.subFolders]) {
        const { data } = await listInstallations(context.rest, { ...ids(context), folderId: id }, page);
        if (data.length > 0) return context.fixtures.set({ folderId: id, installationId: data[0]?.id });
      }
    },
  },
  {
    operation: "getInstallation",
    effect: "reads",
    run: async (context) => {
      const { rest, fixtures } = context;
      await getInstallation(rest, installationIds(context), "sv");
      // One that nothing is recorded in yet, where this run made one.
      if (!fixtures.has("spareInstallationId")) return;
      await getInstallation(rest, { ...ids(context), installationId: fixtures.get("spareInstallationId") }, "sv");
    },
  },
  {
    operation: "listSteps",
    effect: "reads",
    run: (context) => listSteps(context.rest, installationIds(context), "sv"),
  },
  {
    operation: "listSignableFolders",
    effect: "reads",
    run: async (context) => {
      const { companyId, projectId } = ids(context);
      for (const signed of [false, true])
        await listSignableFolders(context.rest, { companyId, projectId }, { signed, language: "sv" });
    },
  },
];
