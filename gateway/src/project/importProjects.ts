import type { ImportedProjectInput, MutationResolvers, UserError } from "../__generated__/resolvers.ts";
import { withinPart } from "../bulk.ts";
import { instantOf } from "../day.ts";
import { clientError } from "../errors.ts";
import { toGlobalId } from "../globalId.ts";
import { parseIdempotencyKey } from "../idempotency/idempotencyKey.ts";
import { parseOwnKeys } from "../ownKeys.ts";
import { orNull } from "../rest/errors.ts";
import { catchUserErrors, userError } from "../userErrors.ts";
import * as api from "./projectApi.ts";
import { parseProjectForm, toWholeBody, validateNewProject } from "./projectInput.ts";

const maxProjects = 1_000;

export const importProjects: MutationResolvers["importProjects"] = async (_, { input }, context) => {
  const { rest, loaders } = context;
  const forms = input.projects.map((project: ImportedProjectInput) =>
    parseProjectForm({ ...project, startDate: project.startsOn, endDate: project.endsOn }),
  );
  // One after the other: the first one's question whether the service keeps them answers for all.
  const owns: Awaited<ReturnType<typeof parseOwnKeys>>[] = [];
  for (const project of input.projects) owns.push(await parseOwnKeys(project, context));
  const faults = [
    ...owns.flatMap(({ userErrors }, index) => withinPart(`projects.${index}`, userErrors)),
    ...validateCount(forms.length),
    ...forms.flatMap((form, index) => withinPart(`projects.${index}`, validateNewProject(form))),
  ];
  if (faults.length > 0) return { projectIds: [], userErrors: faults.map(withInputField) };
  const key = parseIdempotencyKey(input, context);
  const bodies = forms.map((form, index) => ({
    ...toWholeBody({ ...form, startDate: instantOf(form.startDate) }),
    endDate: instantOf(form.endDate),
    ...owns[index]?.body,
  }));
  const call = api.importProjects(rest, await loaders.companyId(), bodies, key);
  // The path names the viewer's own company, so a 404 is of a service without the operation.
  const { value, userErrors } = await catchUserErrors(orNull(call));
  if (userErrors.length > 0) return { projectIds: [], userErrors: userErrors.map(withInputField) };
  if (!value) throw clientError("NOT_IMPLEMENTED", "The warranty service of this installation imports no projects.");
  return { projectIds: value.projectIds.map((id) => toGlobalId("Project", id)), userErrors: [] };
};

function validateCount(count: number): UserError[] {
  if (count > 0 && count <= maxProjects) return [];
  const message = `projects may have 1 to ${maxProjects} entries. Nothing was done.`;
  return [{ ...userError("VALUE_INVALID", message, "projects"), max: maxProjects }];
}

function withInputField(error: UserError): UserError {
  const field = error.field?.replace(/\.startDate$/, ".startsOn").replace(/\.endDate$/, ".endsOn");
  return { ...error, field };
}
