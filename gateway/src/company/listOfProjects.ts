import type { Context } from "../context.ts";
import type { ProjectListSource } from "../project/ProjectListSource.ts";
import { listProjects } from "../rest/calls/listProjects.ts";
import { type Gathered, lazyList } from "../rest/paging.ts";
import type { RestProject } from "../rest/payloads.ts";

/** Every archived or every other project of a company, once they are asked for; each is then ready to be loaded by its id. */
export function listOfProjects(companyId: string, archived: boolean, { rest, loaders }: Context): ProjectListSource {
  const list = lazyList((range) => listProjects(rest, companyId, { archived, ...range }));
  const prime = (projects: Gathered<RestProject>) => {
    loaders.projectRows.add(projects.nodes);
    return projects;
  };
  return {
    count: list.count,
    all: async () => prime(await list.all()),
    ordered: async (compare) => prime(await list.ordered(compare)),
  };
}
