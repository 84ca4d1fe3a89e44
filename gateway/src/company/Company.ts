import type { CompanyResolvers } from "../__generated__/resolvers.ts";
import { collatorOf } from "../collator.ts";
import { toGlobalId } from "../globalId.ts";
import { listProjects } from "../rest/calls/listProjects.ts";
import { listUsers } from "../rest/calls/listUsers.ts";
import { gatherCounted, gatherUntilShort } from "../rest/paging.ts";

export const Company: CompanyResolvers = {
  id: (company) => toGlobalId("Company", company.id),
  companyId: (company) => company.id,

  allProjects: async (company, { archived }, { rest, loaders }) => {
    const projects = await gatherCounted((range) => listProjects(rest, company.id, { archived, ...range }));
    for (const project of projects.nodes) loaders.project.prime(project.id, project);
    const { compare } = collatorOf(await loaders.language());
    return { ...projects, nodes: projects.nodes.toSorted((a, b) => compare(a.name, b.name)) };
  },

  allUsers: async (company, { active }, { rest, loaders }) => {
    const wanted = active ? "active" : "all";
    const users = await gatherUntilShort((range) => listUsers(rest, company.id, { active: wanted, ...range }));
    const { compare } = collatorOf("sv");
    const nodes = users.nodes.toSorted((a, b) => compare(a.firstName, b.firstName) || compare(a.lastName, b.lastName));
    for (const user of nodes) loaders.user.prime(user.id, user);
    return { ...users, nodes };
  },
};
