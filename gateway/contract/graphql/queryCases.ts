import { toGlobalId } from "../../src/globalId.ts";
import type { QueryCase } from "./GraphqlCase.ts";

const node = (on: string, fact: string, learn?: QueryCase["learn"]): QueryCase => ({
  name: "node",
  on,
  args: (facts) => ({ id: facts.get(fact) }),
  ...(learn && { learn }),
});

/** Every field of Query, in an order in which each finds what it asks for. `projectId` and its like are REST ids, `...Gid` global ones. */
export const queryCases: QueryCase[] = [
  {
    name: "viewer",
    args: () => ({}),
    learn: (found, facts) =>
      facts.learn({ userGid: found("id"), companyGid: found("company.id"), language: found("language") }),
  },
  { name: "links", args: () => ({ language: "sv" }) },
  { name: "products", args: (_, { product }) => ({ query: product, language: "sv", first: 25 }) },
  { name: "productSearch", args: (_, { product }) => ({ query: product, language: "sv", first: 25 }) },
  {
    name: "verifiedCertificate",
    mayBeNull: true,
    args: (facts) => ({ code: facts.knows("code") ? facts.get("code") : "0000000000000000" }),
  },
  { name: "invitation", mayBeNull: true, args: () => ({ token: "none" }) },
  { name: "inviteCheck", args: (facts) => ({ email: facts.get("email") }) },
  node("User", "userGid"),
  node("Company", "companyGid"),
  node("Product", "productGid"),
  {
    name: "project",
    args: (facts) => ({ projectId: facts.get("projectId") }),
    learn: (found, facts) => facts.learn({ projectGid: found("id"), certificateGid: found("certificates.0.id") }),
  },
  {
    name: "folder",
    args: (facts) => ({ projectId: facts.get("projectId"), folderId: facts.get("folderId") }),
    learn: (found, facts) => facts.learn({ folderGid: found("id") }),
  },
  {
    name: "installation",
    args: (facts) => ({ projectId: facts.get("projectId"), installationId: facts.get("installationId") }),
    learn: (found, facts) =>
      facts.learn({
        installationGid: found("id"),
        installedProductGid: found("products.0.id"),
        stepGid: found("steps.0.id"),
      }),
  },
  node("Project", "projectGid"),
  node("Folder", "folderGid"),
  node("Installation", "installationGid"),
  node("InstalledProduct", "installedProductGid"),
  node("Step", "stepGid", (found, facts) => facts.learn({ stepEntryGid: found("entries.0.id") })),
  node("StepEntry", "stepEntryGid"),
  node("Certificate", "certificateGid"),
  {
    name: "nodes",
    args: (facts) => ({ ids: [facts.get("userGid"), toGlobalId("Project", facts.get("projectId"))] }),
  },
];
