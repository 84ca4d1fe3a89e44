import type { Context } from "../context.ts";
import { currentProject } from "./currentProject.ts";
import { projectIdOf } from "./projectIdOf.ts";
import { saveProject } from "./saveProject.ts";

type Input = { projectId: string; version?: string | null };

/** Moves a project to or from the archive. REST takes projects as a whole, so all other values go back as they were read. */
export async function setArchived({ projectId, version: read }: Input, archived: boolean, context: Context) {
  const before = await currentProject(projectIdOf(projectId), context);
  const { id, name, city, customer, customerEmail, postalCode, startDate, endDate, version } = before;
  const optional = { ...(customerEmail && { customerEmail }), ...(endDate && { endDate }) };
  const change = { name, city, customer, postalCode, startDate, ...optional, archived };
  return saveProject(id, change, read ?? version, context);
}
