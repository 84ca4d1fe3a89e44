import type { MutationResolvers } from "../__generated__/resolvers.ts";
import { currentProject } from "./currentProject.ts";
import { changedProjectFaults } from "./projectFaults.ts";
import { changedProjectBody, isWholeProject, projectChange, wholeProjectBody } from "./projectForm.ts";
import { projectIdOf } from "./projectIdOf.ts";
import { saveProject } from "./saveProject.ts";

export const updateProject: MutationResolvers["updateProject"] = async (_, { input }, context) => {
  const projectId = projectIdOf(input.projectId);
  const change = projectChange(input);
  const faults = changedProjectFaults(change);
  if (faults.length > 0) return { project: null, userErrors: faults };
  const before = isWholeProject(change) ? undefined : await currentProject(projectId, context);
  if (before && Object.keys(change).length === 0) return { project: before, userErrors: [] };
  // A service that tells versions keeps what is left out, so that two changes of different fields both last.
  const kept = before && !before.version ? wholeProjectBody(before) : {};
  return saveProject(projectId, { ...kept, ...changedProjectBody(change) }, input.version, context);
};
