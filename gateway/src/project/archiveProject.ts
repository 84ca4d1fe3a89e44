import type { MutationResolvers } from "../__generated__/resolvers.ts";
import type { Context } from "../context.ts";
import { parseProjectId } from "../globalId.ts";
import { loadCurrentProject } from "./Project.ts";
import { wholeProjectBody } from "./projectInput.ts";
import { saveProject } from "./updateProject.ts";

export const archiveProject: MutationResolvers["archiveProject"] = (_, { input }, context) =>
  setArchived(input, true, context);

export const activateProject: MutationResolvers["activateProject"] = (_, { input }, context) =>
  setArchived(input, false, context);

type Input = { projectId: string; version?: string | null };

/** Moves a project to or from the archive. A service that tells no versions may take projects only as a whole. */
async function setArchived({ projectId, version }: Input, archived: boolean, context: Context) {
  const before = await loadCurrentProject(parseProjectId(projectId), context);
  const kept = before.version ? {} : wholeProjectBody(before);
  return saveProject(before.id, { ...kept, archived }, version, context);
}
