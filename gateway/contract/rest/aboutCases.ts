import type { RestCase } from "../RestCase.ts";

const page = { skip: 0, take: 25 };
const effect = "reads";

/** Reads what all other cases need: caller, company, installer, product, the fullest project and one of its rooms. */
export const aboutCases: RestCase[] = [
  {
    operation: "getUser",
    effect,
    run: async ({ rest, fixtures }) => {
      const { companyId, language, email, firstName } = await rest.call("getUser", { userId: fixtures.get("userId") });
      fixtures.set({ companyId, language, email, firstName });
    },
  },
  {
    operation: "getCompany",
    effect,
    run: async ({ rest, fixtures }) => fixtures.set({ companyName: (await rest.call("getCompany", {})).name }),
  },
  {
    operation: "listUsers",
    effect,
    run: async ({ rest, fixtures }) => {
      const { data } = await rest.call("listUsers", {
        companyId: fixtures.get("companyId"),
        query: { active: "active", ...page },
      });
      fixtures.set({ installerId: data.find(({ installer }) => installer)?.id });
    },
  },
  {
    operation: "searchProducts",
    effect,
    run: async ({ rest, fixtures, options }) => {
      const { data } = await rest.call("searchProducts", {
        query: { query: options.product, language: "sv", ...page },
      });
      fixtures.set({ productId: (data.find(({ recipe }) => recipe === null) ?? data[0])?.id });
    },
  },
  {
    operation: "listProjects",
    effect,
    run: async ({ rest, fixtures }) => {
      const list = async (archived: boolean) =>
        (await rest.call("listProjects", { companyId: fixtures.get("companyId"), query: { archived, ...page } })).data;
      const [ongoing, archived] = [await list(false), await list(true)];
      const [fullest] = [...ongoing, ...archived].toSorted((a, b) => b.installationCount - a.installationCount);
      fixtures.set({ projectId: fullest?.id, rootFolderId: fullest?.rootFolderId });
    },
  },
  {
    operation: "listInstallations",
    effect,
    run: async ({ rest, fixtures }) => {
      const ids = { companyId: fixtures.get("companyId"), projectId: fixtures.get("projectId") };
      const root = await rest.call("getFolder", { ...ids, folderId: fixtures.get("rootFolderId") });
      for (const { id } of [root, ...root.subFolders]) {
        const { data } = await rest.call("listInstallations", { ...ids, folderId: id, query: page });
        if (data.length > 0) return fixtures.set({ folderId: id, installationId: data[0]?.id });
      }
    },
  },
];
