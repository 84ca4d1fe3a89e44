import type { MutationResolvers } from "../__generated__/resolvers.ts";
import { instantOf } from "../day.ts";
import { updateProject as update } from "../rest/calls/updateProject.ts";
import { attempt, userError } from "../userErrors.ts";
import { currentProject } from "./currentProject.ts";
import { changedProjectFaults } from "./projectFaults.ts";
import { projectBody, projectForm } from "./projectForm.ts";
import { projectIdOf } from "./projectIdOf.ts";
import { projectVersion } from "./projectVersion.ts";

export const updateProject: MutationResolvers["updateProject"] = async (_, { input }, context) => {
  const { rest, loaders } = context;
  const projectId = projectIdOf(input.projectId);
  const form = projectForm(input);
  const faults = changedProjectFaults(form);
  if (faults.length > 0) return { project: null, userErrors: faults };
  if (input.version) {
    // The service cannot refuse a stale change itself, so this narrows the gap between two editors and does not close it.
    const project = await currentProject(projectId, context);
    if (projectVersion(project) !== input.version) return { project, userErrors: [conflict()] };
  }
  const { postalCode, endDate } = form;
  const body = { ...projectBody(form), postalCode, ...(endDate !== "" && { endDate: instantOf(endDate) }) };
  const { value, userErrors } = await attempt(update(rest, await loaders.companyId(), projectId, body));
  loaders.project.clear(projectId);
  loaders.folder.clearAll();
  if (value) loaders.project.prime(projectId, value);
  return { project: value, userErrors };
};

function conflict() {
  return userError("CONFLICT", "Somebody else changed the project meanwhile. Nothing was saved.");
}
