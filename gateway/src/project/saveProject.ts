import type { UserError } from "../__generated__/resolvers.ts";
import type { Context } from "../context.ts";
import type { Body, RestProject } from "../rest/types.ts";
import { saveOnVersion } from "../version/saveOnVersion.ts";
import { currentProject } from "./currentProject.ts";
import { updateProject } from "./projectApi.ts";
import { projectVersion } from "./projectVersion.ts";

type Saved = { project: RestProject | null; userErrors: UserError[] };

/** Saves a change of a project that was made on `version`; over a newer one nothing is saved, and that one is given back. */
export async function saveProject(
  projectId: string,
  change: Body<"updateProject">,
  version: string | null | undefined,
  context: Context,
): Promise<Saved> {
  const { rest, loaders } = context;
  const { value, userErrors } = await saveOnVersion({
    version,
    versionOf: projectVersion,
    current: () => currentProject(projectId, context),
    save: async (ifMatch) => updateProject(rest, { companyId: await loaders.companyId(), projectId }, change, ifMatch),
  });
  loaders.project.clear(projectId);
  loaders.folder.clearAll();
  if (value) loaders.project.prime(projectId, value);
  return { project: value, userErrors };
}
