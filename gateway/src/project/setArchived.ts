import type { Context } from "../context.ts";
import { updateProject } from "../rest/calls/updateProject.ts";
import { attempt } from "../userErrors.ts";
import { currentProject } from "./currentProject.ts";
import { projectIdOf } from "./projectIdOf.ts";

/** Moves a project to or from the archive. REST takes projects as a whole, so all other values go back as they were read. */
export async function setArchived(globalId: string, archived: boolean, context: Context) {
  const { rest, loaders } = context;
  const before = await currentProject(projectIdOf(globalId), context);
  const { id, name, city, customer, customerEmail, postalCode, startDate, endDate } = before;
  const same = { name, city, customer, postalCode, startDate };
  const optional = { ...(customerEmail && { customerEmail }), ...(endDate && { endDate }) };
  const change = { ...same, ...optional, archived };
  const { value, userErrors } = await attempt(updateProject(rest, before.companyId, id, change));
  loaders.project.clear(id);
  if (value) loaders.project.prime(id, value);
  return { project: value, userErrors };
}
