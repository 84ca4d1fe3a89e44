import type { CompanyResolvers } from "../__generated__/resolvers.ts";
import type { Context } from "../context.ts";
import { clientError } from "../errors.ts";
import { toGlobalId } from "../globalId.ts";
import { projectList, projectsConnection } from "../project/projectList.ts";
import type { RestCompany } from "../rest/types.ts";
import { isAdmin } from "../user/User.ts";
import { versionOf } from "../version/versionOf.ts";
import { fetchAllUsers, usersConnection } from "./companyUsers.ts";

/** A whole company, or the id that its users carry; the rest is read when it is asked for. */
export type CompanySource = RestCompany | Pick<RestCompany, "id">;

export const Company: CompanyResolvers = {
  id: (company) => toGlobalId("Company", company.id),
  companyId: (company) => company.id,
  name: async (company, _, context) => (await fullCompany(company, context)).name,
  orgNumber: async (company, _, context) => (await fullCompany(company, context)).orgNumber,
  address: async (company, _, context) => (await fullCompany(company, context)).address,
  city: async (company, _, context) => (await fullCompany(company, context)).city,
  postalCode: async (company, _, context) => (await fullCompany(company, context)).postalCode,
  phoneNumber: async (company, _, context) => (await fullCompany(company, context)).phoneNumber,
  email: async (company, _, context) => (await fullCompany(company, context)).email,
  website: async (company, _, context) => (await fullCompany(company, context)).website,
  country: async (company, _, context) => (await fullCompany(company, context)).country,
  logo: async (company, _, context) => (await fullCompany(company, context)).logo,
  version: async (company, _, context) => companyVersion(await fullCompany(company, context)),
  viewerCanEdit: async (_, __, { loaders }) => isAdmin(await loaders.viewer()),
  viewerCanManageUsers: async (_, __, { loaders }) => isAdmin(await loaders.viewer()),

  allProjects: (company, { archived }, context) => projectList(company.id, archived, context),
  projects: (company, args, context) => projectsConnection(company.id, args, context),
  users: (company, args, context) => usersConnection(company.id, args, context),
  allUsers: (company, { active }, context) => fetchAllUsers(company.id, active ? "active" : "all", context),

  installers: async (company, _, context) => {
    const { nodes } = await fetchAllUsers(company.id, "active", context);
    return nodes.filter(({ installer }) => installer);
  },
};

/** Without the logo, whose link is another one with each read. */
export function companyVersion(company: RestCompany): string {
  const { version, name, orgNumber, address, city, postalCode, phoneNumber, email, website, country } = company;
  return versionOf(version, [name, orgNumber, address, city, postalCode, phoneNumber, email, website, country]);
}

/**
 * A company with all that is registered about it. Its lists need no more than the id that its users carry, so they don't wait for this.
 * @throws NOT_FOUND when the service has none, or another one than the viewer's
 */
export async function fullCompany(company: CompanySource, { loaders }: Context): Promise<RestCompany> {
  const found = "name" in company ? company : await loaders.company.load(company.id);
  if (!found) throw clientError("NOT_FOUND", "The company was not found. It may have been removed.");
  return found;
}
