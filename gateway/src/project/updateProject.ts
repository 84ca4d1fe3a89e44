import type { MutationResolvers, UpdateProjectInput, UserError } from "../__generated__/resolvers.ts";
import type { Context } from "../context.ts";
import { parseProjectId } from "../globalId.ts";
import { projectDates, withReplacedFields } from "../replacedFields.ts";
import type { Body, RestProject } from "../rest/types.ts";
import { saveOnVersion } from "../version/saveOnVersion.ts";
import { loadCurrentProject, projectVersion } from "./Project.ts";
import { updateProject as update } from "./projectApi.ts";
import {
  changedProjectBody,
  isWholeProject,
  projectChange,
  validateProjectChange,
  wholeProjectBody,
} from "./projectInput.ts";

export const updateProject: MutationResolvers["updateProject"] = withReplacedFields(
  projectDates,
  async (input: UpdateProjectInput, context) => {
    const projectId = parseProjectId(input.projectId);
    const change = projectChange(input);
    const faults = validateProjectChange(change);
    if (faults.length > 0) return { project: null, userErrors: faults };
    const before = isWholeProject(change) ? undefined : await loadCurrentProject(projectId, context);
    if (before && Object.keys(change).length === 0) return { project: before, userErrors: [] };
    // A service that tells versions keeps what is left out, so that two changes of different fields both last.
    const kept = before && !before.version ? wholeProjectBody(before) : {};
    return saveProject(projectId, { ...kept, ...changedProjectBody(change) }, input.version, context);
  },
);

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
    current: () => loadCurrentProject(projectId, context),
    save: async (ifMatch) => update(rest, { companyId: await loaders.companyId(), projectId }, change, ifMatch),
  });
  loaders.project.clear(projectId);
  loaders.folder.clearAll();
  if (value) loaders.project.prime(projectId, value);
  return { project: value, userErrors };
}
