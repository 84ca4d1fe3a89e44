import type { Kysely } from "kysely";
import type { components } from "../__generated__/contract.ts";
import type { Tables } from "../database/tables.ts";
import { notFound } from "../errors.ts";
import type { Handler } from "../http/operation.ts";
import { selectProjects, toProject } from "./selectProjects.ts";

export const getProject: Handler<"getProject"> = async ({ db, viewer, params }) => ({
  status: 200,
  ...(await readProject(db, viewer.companyId, params.projectId)),
});

export async function readProject(
  db: Kysely<Tables>,
  companyId: string,
  projectId: string,
): Promise<{ body: components["schemas"]["Project"]; version: number }> {
  const row = await selectProjects(db, companyId).where("project.id", "=", projectId).executeTakeFirst();
  if (!row) throw notFound();
  return { body: toProject(row), version: row.version };
}
