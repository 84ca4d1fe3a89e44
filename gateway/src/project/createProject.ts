import type { CreateProjectInput, MutationResolvers } from "../__generated__/resolvers.ts";
import { instantOf } from "../day.ts";
import { idempotencyKeyOf } from "../idempotency/idempotencyKeyOf.ts";
import { projectDates, withReplacedFields } from "../replacedFields.ts";
import { catchUserErrors } from "../userErrors.ts";
import { createProject as create } from "./projectApi.ts";
import { projectBody, projectForm, validateNewProject } from "./projectInput.ts";

export const createProject: MutationResolvers["createProject"] = withReplacedFields(
  projectDates,
  async (input: CreateProjectInput, context) => {
    const { rest, loaders } = context;
    const form = projectForm(input);
    const faults = validateNewProject(form);
    if (faults.length > 0) return { project: null, userErrors: faults };
    const key = idempotencyKeyOf(input, context);
    const body = { ...projectBody(form), endDate: instantOf(form.endDate) };
    const { value, userErrors } = await catchUserErrors(create(rest, await loaders.companyId(), body, key));
    if (value) loaders.project.prime(value.id, value);
    return { project: value, userErrors };
  },
);
