import { listSignableFolders, verifyCertificate } from "../../src/certificate/certificateApi.ts";
import { getCompany } from "../../src/company/companyApi.ts";
import { getFolder } from "../../src/folder/folderApi.ts";
import { getInstallation, listInstallations } from "../../src/installation/installationApi.ts";
import { getProduct, searchProducts } from "../../src/product/productApi.ts";
import { getProject, listProjects } from "../../src/project/projectApi.ts";
import { listSteps } from "../../src/step/stepApi.ts";
import { getUser, listUsers, validateUser } from "../../src/user/userApi.ts";
import type { RestCase, Trial } from "./RestCase.ts";

const page = { skip: 0, take: 25 };
// Of the right form, and nobody's.
const unknownCode = "0000000000000000";

/** The caller, the company and the catalogue. */
export const aboutCases: RestCase[] = [
  {
    operation: "getUser",
    effect: "reads",
    run: async ({ rest, facts }) => {
      const { companyId, language, email, firstName } = await getUser(rest, facts.get("userId"));
      facts.learn({ companyId, language, email, firstName });
    },
  },
  {
    operation: "getCompany",
    effect: "reads",
    run: async ({ rest, facts }) => facts.learn({ companyName: (await getCompany(rest)).name }),
  },
  {
    operation: "listUsers",
    effect: "reads",
    run: async ({ rest, facts }) => {
      const { data } = await listUsers(rest, facts.get("companyId"), { active: "active", ...page });
      facts.learn({ installerId: data.find(({ installer }) => installer)?.id });
    },
  },
  {
    operation: "validateUser",
    effect: "reads",
    run: ({ rest, facts }) => validateUser(rest, facts.get("email")),
  },
  {
    operation: "searchProducts",
    effect: "reads",
    run: async ({ rest, facts, wishes }) => {
      const query = { query: wishes.product, language: "sv", ...page };
      const { data } = await searchProducts(rest, query);
      facts.learn({ productId: (data.find(({ recipe }) => recipe === null) ?? data[0])?.id });
    },
  },
  {
    operation: "getProduct",
    effect: "reads",
    run: ({ rest, facts }) => getProduct(rest, facts.get("productId"), "sv"),
  },
  {
    operation: "verifyCertificate",
    effect: "reads",
    mayAnswer: [404],
    run: ({ rest, facts }) => verifyCertificate(rest, facts.knows("code") ? facts.get("code") : unknownCode),
  },
  {
    operation: "listProjects",
    effect: "reads",
    run: async ({ rest, facts }) => {
      const list = async (archived: boolean) =>
        (await listProjects(rest, facts.get("companyId"), { archived, ...page })).data;
      const [ongoing, archived] = [await list(false), await list(true)];
      const [fullest] = [...ongoing, ...archived].toSorted((a, b) => b.installationCount - a.installationCount);
      facts.learn({ projectId: fullest?.id, rootFolderId: fullest?.rootFolderId });
    },
  },
];

const ids = ({ facts }: Trial) => ({ companyId: facts.get("companyId"), projectId: facts.get("projectId") });
const installationIds = (trial: Trial) => ({ ...ids(trial), installationId: trial.facts.get("installationId") });
const rootOf = (trial: Trial) => getFolder(trial.rest, { ...ids(trial), folderId: trial.facts.get("rootFolderId") });

/** Everything about one project: the fullest one, or the one that this run made. */
export const projectReadCases: RestCase[] = [
  {
    operation: "getProject",
    effect: "reads",
    run: (trial) => getProject(trial.rest, ids(trial).companyId, ids(trial).projectId),
  },
  {
    operation: "getFolder",
    effect: "reads",
    run: (trial) => rootOf(trial),
  },
  {
    operation: "listInstallations",
    effect: "reads",
    run: async (trial) => {
      const root = await rootOf(trial);
      for (const { id } of [root, ...root.subFolders]) {
        const { data } = await listInstallations(trial.rest, { ...ids(trial), folderId: id }, page);
        if (data.length > 0) return trial.facts.learn({ folderId: id, installationId: data[0]?.id });
      }
    },
  },
  {
    operation: "getInstallation",
    effect: "reads",
    run: async (trial) => {
      const { rest, facts } = trial;
      await getInstallation(rest, installationIds(trial), "sv");
      // One that nothing is recorded in yet, where this run made one.
      if (!facts.knows("spareInstallationId")) return;
      await getInstallation(rest, { ...ids(trial), installationId: facts.get("spareInstallationId") }, "sv");
    },
  },
  { operation: "listSteps", effect: "reads", run: (trial) => listSteps(trial.rest, installationIds(trial), "sv") },
  {
    operation: "listSignableFolders",
    effect: "reads",
    run: async (trial) => {
      const { companyId, projectId } = ids(trial);
      for (const signed of [false, true])
        await listSignableFolders(trial.rest, { companyId, projectId }, { signed, language: "sv" });
    },
  },
];
