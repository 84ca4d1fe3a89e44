import type { MutationResolvers } from "../__generated__/resolvers.ts";
import { currentProject } from "./currentProject.ts";
import { changedProjectFaults } from "./projectFaults.ts";
import { changedProjectBody, isWholeProject, projectChange } from "./projectForm.ts";
import { projectIdOf } from "./projectIdOf.ts";
import { saveProject } from "./saveProject.ts";

export const updateProject: MutationResolvers["updateProject"] = async (_, { input }, context) => {
  const projectId = projectIdOf(input.projectId);
  const change = projectChange(input);
  const faults = changedProjectFaults(change);
  if (faults.length > 0) return { project: null, userErrors: faults };
  const before = isWholeProject(change) ? undefined : await currentProject(projectId, context);
  return saveProject(projectId, changedProjectBody(change, before), input.version ?? before?.version, context);
};
