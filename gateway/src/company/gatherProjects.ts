import type { Context } from "../context.ts";
import { listProjects } from "../rest/calls/listProjects.ts";
import { type Gathered, gatherCounted } from "../rest/paging.ts";
import type { RestProject } from "../rest/payloads.ts";

/** Every archived or every other project of a company, each ready to be loaded by its id. */
export async function gatherProjects(
  companyId: string,
  archived: boolean,
  { rest, loaders }: Context,
): Promise<Gathered<RestProject>> {
  const projects = await gatherCounted((range) => listProjects(rest, companyId, { archived, ...range }));
  for (const project of projects.nodes) loaders.project.prime(project.id, project);
  return projects;
}
