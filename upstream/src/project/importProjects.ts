import { inTransaction } from "../database/locks.ts";
import { ApiError, type Detail, validationFailed } from "../errors.ts";
import type { Handler } from "../http/operation.ts";
import { insertProjects, type ProjectToInsert } from "./insertProjects.ts";
import { projectDates } from "./projectDates.ts";

/** As `maxItems` in the contract. */
const maxProjects = 1_000;

export const getProjectImport: Handler<"getProjectImport"> = async () => ({ status: 200, body: { maxProjects } });

export const importProjects: Handler<"importProjects"> = async ({ db, source, body }) => {
  const faults: Detail[] = [];
  const projects: ProjectToInsert[] = [];
  for (const [index, project] of body.projects.entries()) {
    try {
      projects.push({ ...project, dates: projectDates(project), path: `projects.${index}.` });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      for (const { field, ...fault } of error.details ?? [])
        faults.push({ field: `projects.${index}.${field}`, ...fault });
    }
  }
  if (faults.length > 0) throw validationFailed(faults);
  const projectIds = await inTransaction(db, (trx) => insertProjects(trx, source, projects));
  return { status: 201, body: { projectIds } };
};
