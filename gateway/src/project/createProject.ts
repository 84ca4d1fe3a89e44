import type { MutationResolvers } from "../__generated__/resolvers.ts";
import { instantOf } from "../day.ts";
import { idempotencyKeyOf } from "../idempotency/idempotencyKeyOf.ts";
import { attempt } from "../userErrors.ts";
import { createProject as create } from "./projectApi.ts";
import { newProjectFaults } from "./projectFaults.ts";
import { projectBody, projectForm } from "./projectForm.ts";

export const createProject: MutationResolvers["createProject"] = async (_, { input }, context) => {
  const { rest, loaders } = context;
  const form = projectForm(input);
  const faults = newProjectFaults(form);
  if (faults.length > 0) return { project: null, userErrors: faults };
  const key = idempotencyKeyOf(input, context);
  const body = { ...projectBody(form), endDate: instantOf(form.endDate) };
  const { value, userErrors } = await attempt(create(rest, await loaders.companyId(), body, key));
  if (value) loaders.project.prime(value.id, value);
  return { project: value, userErrors };
};
