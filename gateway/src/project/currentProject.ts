import type { Context } from "../context.ts";
import { clientError } from "../errors.ts";
import type { RestProject } from "../rest/types.ts";

/**
 * The project as it stands now, whatever was read before in the same operation.
 * @throws NOT_FOUND
 */
export async function currentProject(projectId: string, { loaders }: Context): Promise<RestProject> {
  const project = await loaders.project.clear(projectId).load(projectId);
  if (!project) throw clientError("NOT_FOUND", "There is no project with this id.");
  return project;
}
