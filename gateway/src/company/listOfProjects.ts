import type { Context } from "../context.ts";
import type { ProjectListSource } from "../project/ProjectListSource.ts";
import { listProjects } from "../project/projectApi.ts";
import { lazyPagedList } from "../rest/paging.ts";

/** Every archived or every other project of a company, once they are asked for; each is then ready to be loaded by its id. */
export function listOfProjects(companyId: string, archived: boolean, { rest, loaders }: Context): ProjectListSource {
  const { count, all } = lazyPagedList((range) => listProjects(rest, companyId, { archived, ...range }));
  return {
    count,
    all: async () => {
      const projects = await all();
      for (const project of projects.nodes) loaders.project.prime(project.id, project);
      return projects;
    },
  };
}
