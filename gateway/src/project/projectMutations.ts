import type { CreateProjectInput, MutationResolvers, UpdateProjectInput } from "../__generated__/resolvers.ts";
import type { Context } from "../context.ts";
import { parseExternalIds } from "../externalId/externalIds.ts";
import { requireFeature } from "../graphql/features.ts";
import { requireIds } from "../graphql/globalId.ts";
import { projectDates, withReplacedFields } from "../graphql/replacedFields.ts";
import { catchUserErrors, notAllowedCodes, payloadOf } from "../graphql/userErrors.ts";
import { parseIdempotencyKey } from "../graphql/validation.ts";
import { saveOnVersion } from "../graphql/version.ts";
import type { Body } from "../rest/types.ts";
import { loadCurrentProject, toProjectVersion } from "./Project.ts";
import {
  isWholeProject,
  parseProjectChange,
  parseProjectForm,
  toChangedBody,
  toNewBody,
  toWholeBody,
  validateNewProject,
  validateProjectChange,
} from "./projectInput.ts";

export const createProject: MutationResolvers["createProject"] = withReplacedFields(
  projectDates,
  async (input: CreateProjectInput, context) => {
    const { rest, loaders } = context;
    const form = parseProjectForm(input);
    const externalIds = await parseExternalIds(input, context);
    const faults = [...validateNewProject(form), ...externalIds.userErrors];
    if (faults.length > 0) return { project: null, userErrors: faults };
    const idempotencyKey = parseIdempotencyKey(input, context);
    const call = rest.call("createProject", { body: { ...toNewBody(form), ...externalIds.body }, idempotencyKey });
    const { value, userErrors } = await catchUserErrors(call);
    if (value) loaders.project.prime(value.id, value);
    return { project: value, userErrors };
  },
);

export const updateProject: MutationResolvers["updateProject"] = withReplacedFields(
  projectDates,
  async (input: UpdateProjectInput, context) => {
    const { projectId } = requireIds("Project", input.projectId);
    const change = parseProjectChange(input);
    const externalIds = await parseExternalIds(input, context);
    const faults = [...validateProjectChange(change), ...externalIds.userErrors];
    if (faults.length > 0) return { project: null, userErrors: faults };
    const { workKind } = input;
    if (workKind !== undefined) await requireFeature(context, "workKinds");
    const own = { ...externalIds.body, ...(workKind !== undefined && { workKind }) };
    const before = isWholeProject(change) ? undefined : await loadCurrentProject(projectId, context);
    if (before && Object.keys({ ...change, ...own }).length === 0) return { project: before, userErrors: [] };
    // A service with versions keeps omitted fields, so two people's changes of different fields are both kept.
    const kept = before && !before.version ? toWholeBody(before) : {};
    return saveProject(projectId, { ...kept, ...toChangedBody(change), ...own }, input.version, context);
  },
);

export const archiveProject: MutationResolvers["archiveProject"] = (_, { input }, context) =>
  setArchived(input, true, context);

export const activateProject: MutationResolvers["activateProject"] = (_, { input }, context) =>
  setArchived(input, false, context);

/** A service without versions may take only whole projects. */
async function setArchived(input: { projectId: string; version?: string | null }, archived: boolean, context: Context) {
  const { projectId } = requireIds("Project", input.projectId);
  const before = await loadCurrentProject(projectId, context);
  const kept = before.version ? {} : toWholeBody(before);
  return saveProject(projectId, { ...kept, archived }, input.version, context);
}

async function saveProject(
  projectId: string,
  change: Body<"updateProject">,
  version: string | null | undefined,
  context: Context,
) {
  const { rest, loaders } = context;
  const { value, userErrors } = await saveOnVersion({
    version,
    toVersion: toProjectVersion,
    loadCurrent: () => loadCurrentProject(projectId, context),
    save: async (ifMatch) => rest.call("updateProject", { projectId, body: change, ifMatch }),
  });
  if (value) loaders.project.prime(projectId, value);
  return { project: value, userErrors };
}

export const deleteProject: MutationResolvers["deleteProject"] = (_, { input }, { rest }) => {
  const call = rest.call("deleteProject", requireIds("Project", input.projectId));
  return payloadOf(
    "deletedProjectId",
    call.then(() => input.projectId),
    notAllowedCodes,
  );
};
