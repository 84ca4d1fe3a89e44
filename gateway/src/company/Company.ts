import type { CompanyResolvers, InstallerFiguresResolvers } from "../__generated__/resolvers.ts";
import { loadAttention } from "../attention/Attention.ts";
import { findByNumber, loadCertificateRegister } from "../certificate/certificateRegister.ts";
import { loadFaultReports } from "../certificate/faultReport.ts";
import type { Context } from "../context.ts";
import { toGlobalId } from "../graphql/globalId.ts";
import type { CompanySource } from "../graphql/sources.ts";
import { toVersion } from "../graphql/version.ts";
import { loadHistory, loadHistoryChain, loadHistoryHeads } from "../history/History.ts";
import { loadCompanyInstallations } from "../installation/Installation.ts";
import { loadInstruments } from "../instrument/Instrument.ts";
import { loadProductUse } from "../product/Product.ts";
import { loadPrograms } from "../program/Program.ts";
import { loadCustomer } from "../project/Customer.ts";
import { loadProjects, projectList } from "../project/projectList.ts";
import { nullIfForbidden, requireFound } from "../rest/errors.ts";
import type { RestCompany } from "../rest/types.ts";
import { loadTemplates } from "../template/Template.ts";
import { loadInvitations } from "../user/invitations.ts";
import { loadWebhooks } from "../webhook/Webhook.ts";
import { loadChanges } from "./changes.ts";
import { fetchAllUsers, loadUsers } from "./companyUsers.ts";

export const Company: CompanyResolvers = {
  version: async (company, _, context) => toCompanyVersion(await loadWholeCompany(company, context)),
  viewerCanReadHistory: (_, __, context) => canReadAsAdmin(context),
  history: (_, args, context) => loadHistory({ subject: "COMPANY" }, args, context),
  historyCheck: (_, __, { rest }) => rest.call("getHistoryCheck", {}),
  historyChain: loadHistoryChain,
  historyHeads: loadHistoryHeads,
  changes: loadChanges,
  invitations: (_, __, context) => loadInvitations(context),
  programs: (_, __, context) => loadPrograms(context),
  viewerCanManagePrograms: async (_, __, { loaders }) => (await loaders.viewer())?.role === "owner",
  viewerCanReadFigures: (_, __, context) => canReadAsAdmin(context),
  figures: (_, { from, to }, { rest }) => rest.call("getFigures", { query: { from, to } }).catch(nullIfForbidden),
  customer: loadCustomer,
  productUse: (_, __, context) => loadProductUse(context),
  viewerCanEdit: (_, __, { loaders }) => loaders.isAdmin(),
  viewerCanManageUsers: (_, __, { loaders }) => loaders.isAdmin(),

  allProjects: (_, { archived }, context) => projectList({ archived }, context),
  projects: (_, args, context) => loadProjects(args, context),
  certificates: (_, args, context) => loadCertificateRegister(args, context),
  faultReports: loadFaultReports,
  certificate: (_, { number }, context) => findByNumber(number, context),
  installations: loadCompanyInstallations,
  certificateArchive: async (_, __, { rest }) => (await rest.call("getCertificateArchive", {})).archive,
  attention: (_, __, context) => loadAttention(context),
  exports: async (_, __, { rest }) => (await rest.call("listExports", {})).data,
  projectImports: async (_, __, { rest }) => (await rest.call("getProjectImport", {})).imports ?? [],
  batches: async (_, __, { rest }) => (await rest.call("listBatches", {})).data,
  instruments: (_, __, context) => loadInstruments(context),
  instrumentMappings: async (_, __, { rest }) => (await rest.call("listInstrumentMappings", {})).data,
  instrumentFiles: async (_, { sha256 }, { rest }) =>
    (await rest.call("listInstrumentFiles", { query: { sha256 } })).data,
  webhooks: (_, __, context) => loadWebhooks(context),
  projectPages: (_, { archived }) => ({ archived }),
  templates: loadTemplates,
  users: loadUsers,
  allUsers: (_, { active }, context) => fetchAllUsers(active ? "active" : "all", context),

  installers: async (_, __, context) => {
    const { nodes } = await fetchAllUsers("active", context);
    return nodes.filter(({ installer }) => installer);
  },
};

export const InstallerFigures: InstallerFiguresResolvers = {
  nodeId: ({ installer }) => toGlobalId("User", installer.id),
  name: ({ installer }) => installer.name,
};

// REST requires two scopes of a program for history and figures: one for reading and one for administration.
async function canReadAsAdmin({ session, loaders }: Context): Promise<boolean> {
  return session.allows("projects:read") && loaders.isAdmin();
}

/** The digest leaves out the logo, whose link changes with each read. */
export function toCompanyVersion(company: RestCompany): string {
  const { version, name, orgNumber, address, city, postalCode, phoneNumber, email, website, country } = company;
  return toVersion(version, [name, orgNumber, address, city, postalCode, phoneNumber, email, website, country]);
}

export async function loadWholeCompany(company: CompanySource, { loaders }: Context): Promise<RestCompany> {
  const found = "name" in company ? company : await loaders.company.load(company.id);
  return requireFound(found, "The company was not found. It may have been removed.");
}
