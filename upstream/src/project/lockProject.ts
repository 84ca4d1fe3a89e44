import type { Kysely, Selectable } from "kysely";
import type { Tables } from "../database/tables.ts";
import { ApiError, notFound } from "../errors.ts";

/** The project's row, locked until the transaction ends: changes of its structure and activations come one by one. */
export async function lockProject(
  trx: Kysely<Tables>,
  companyId: string,
  projectId: string,
): Promise<Selectable<Tables["project"]>> {
  const project = await trx
    .selectFrom("project")
    .selectAll()
    .where("company_id", "=", companyId)
    .where("id", "=", projectId)
    .forUpdate()
    .executeTakeFirst();
  if (!project) throw notFound();
  return project;
}

export function holdsActivated(what: string): ApiError {
  return new ApiError(
    409,
    "HOLDS_ACTIVATED",
    `The ${what} holds installations with an activated warranty, so it was not deleted.`,
  );
}
