import type { CompanyResolvers } from "../__generated__/resolvers.ts";
import { toGlobalId } from "../globalId.ts";
import { projectsConnection } from "../project/projectsConnection.ts";
import { isAdmin } from "../user/isAdmin.ts";
import { companyVersion } from "./companyVersion.ts";
import { gatherUsers } from "./gatherUsers.ts";
import { listOfProjects } from "./listOfProjects.ts";
import { usersConnection } from "./usersConnection.ts";
import { wholeCompany } from "./wholeCompany.ts";

export const Company: CompanyResolvers = {
  id: (company) => toGlobalId("Company", company.id),
  companyId: (company) => company.id,
  name: async (company, _, context) => (await wholeCompany(company, context)).name,
  orgNumber: async (company, _, context) => (await wholeCompany(company, context)).orgNumber,
  address: async (company, _, context) => (await wholeCompany(company, context)).address,
  city: async (company, _, context) => (await wholeCompany(company, context)).city,
  postalCode: async (company, _, context) => (await wholeCompany(company, context)).postalCode,
  phoneNumber: async (company, _, context) => (await wholeCompany(company, context)).phoneNumber,
  email: async (company, _, context) => (await wholeCompany(company, context)).email,
  website: async (company, _, context) => (await wholeCompany(company, context)).website,
  country: async (company, _, context) => (await wholeCompany(company, context)).country,
  logo: async (company, _, context) => (await wholeCompany(company, context)).logo,
  version: async (company, _, context) => companyVersion(await wholeCompany(company, context)),
  viewerCanEdit: async (_, __, { loaders }) => isAdmin(await loaders.viewer()),
  viewerCanManageUsers: async (_, __, { loaders }) => isAdmin(await loaders.viewer()),

  allProjects: (company, { archived }, context) => listOfProjects(company.id, archived, context),
  projects: (company, args, context) => projectsConnection(company.id, args, context),
  users: (company, args, context) => usersConnection(company.id, args, context),
  allUsers: (company, { active }, context) => gatherUsers(company.id, active ? "active" : "all", context),

  installers: async (company, _, context) => {
    const { nodes } = await gatherUsers(company.id, "active", context);
    return nodes.filter(({ installer }) => installer);
  },
};
