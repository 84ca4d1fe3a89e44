import type { MutationResolvers } from "../__generated__/resolvers.ts";
import { instantOf } from "../day.ts";
import { changedProjectFaults } from "./projectFaults.ts";
import { projectBody, projectForm } from "./projectForm.ts";
import { projectIdOf } from "./projectIdOf.ts";
import { saveProject } from "./saveProject.ts";

export const updateProject: MutationResolvers["updateProject"] = async (_, { input }, context) => {
  const projectId = projectIdOf(input.projectId);
  const form = projectForm(input);
  const faults = changedProjectFaults(form);
  if (faults.length > 0) return { project: null, userErrors: faults };
  const { postalCode, endDate } = form;
  const change = { ...projectBody(form), postalCode, ...(endDate !== "" && { endDate: instantOf(endDate) }) };
  return saveProject(projectId, change, input.version, context);
};
