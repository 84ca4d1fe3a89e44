import type { MutationResolvers } from "../__generated__/resolvers.ts";
import type { Context } from "../context.ts";
import { loadCurrentProject } from "./Project.ts";
import { parseProjectId } from "./projectInput.ts";
import { saveProject } from "./updateProject.ts";

export const archiveProject: MutationResolvers["archiveProject"] = (_, { input }, context) =>
  setArchived(input, true, context);

export const activateProject: MutationResolvers["activateProject"] = (_, { input }, context) =>
  setArchived(input, false, context);

type Input = { projectId: string; version?: string | null };

/** Moves a project to or from the archive. REST takes projects as a whole, so all other values go back as they were read. */
export async function setArchived({ projectId, version: read }: Input, archived: boolean, context: Context) {
  const before = await loadCurrentProject(parseProjectId(projectId), context);
  const { id, name, city, customer, customerEmail, postalCode, startDate, endDate, version } = before;
  const optional = { ...(customerEmail && { customerEmail }), ...(endDate && { endDate }) };
  const change = { name, city, customer, postalCode, startDate, ...optional, archived };
  return saveProject(id, change, read ?? version, context);
}
