import type { ImportedProjectInput, MutationResolvers, UserError } from "../__generated__/resolvers.ts";
import { withinPart } from "../bulk.ts";
import { instantOf } from "../day.ts";
import { toGlobalId } from "../globalId.ts";
import { parseIdempotencyKey } from "../idempotency/idempotencyKey.ts";
import { parseOwnKeys } from "../ownKeys.ts";
import { catchUserErrors, userError } from "../userErrors.ts";
import * as api from "./projectApi.ts";
import { parseProjectForm, toWholeBody, validateNewProject } from "./projectInput.ts";

const maxProjects = 1_000;

export const importProjects: MutationResolvers["importProjects"] = async (_, { input }, context) => {
  const { rest, loaders } = context;
  const forms = input.projects.map((project: ImportedProjectInput) =>
    parseProjectForm({ ...project, startDate: project.startsOn, endDate: project.endsOn }),
  );
  const owns = await Promise.all(input.projects.map((project) => parseOwnKeys(project, context)));
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
  const { value, userErrors } = await catchUserErrors(call);
  if (!value) return { projectIds: [], userErrors: userErrors.map(withInputField) };
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
