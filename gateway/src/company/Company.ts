import type { CompanyResolvers } from "../__generated__/resolvers.ts";
import { toGlobalId } from "../globalId.ts";
import { projectsConnection } from "../project/projectsConnection.ts";
import { isAdmin } from "../user/isAdmin.ts";
import { companyVersion } from "./companyVersion.ts";
import { gatherUsers } from "./gatherUsers.ts";
import { listOfProjects } from "./listOfProjects.ts";
import { usersConnection } from "./usersConnection.ts";

export const Company: CompanyResolvers = {
  id: (company) => toGlobalId("Company", company.id),
  companyId: (company) => company.id,
  version: companyVersion,
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
