import type { Kysely } from "kysely";
import type { components } from "../__generated__/contract.ts";
import type { Tables } from "../database/tables.ts";
import { notFound } from "../errors.ts";
import type { Handler } from "../operation.ts";
import { selectProjects, toProject } from "./selectProjects.ts";

export const getProject: Handler<"getProject"> = async ({ db, viewer, params }) => ({
  status: 200,
  body: await readProject(db, viewer.companyId, params.projectId),
});

/** One project as the contract shows it; refuses an id that the company does not have. */
export async function readProject(
  db: Kysely<Tables>,
  companyId: string,
  projectId: string,
): Promise<components["schemas"]["Project"]> {
  const row = await selectProjects(db, companyId).where("project.id", "=", projectId).executeTakeFirst();
  if (!row) throw notFound();
  return toProject(row);
}
