import { inTransaction } from "../database/locks.ts";
import type { Handler } from "../http/operation.ts";
import { readProject } from "./getProject.ts";
import { insertProjects } from "./insertProjects.ts";
import { projectDates } from "./projectDates.ts";

export const createProject: Handler<"createProject"> = async ({ db, viewer, source, body }) => {
  const dates = projectDates(body);
  const project = await inTransaction(db, async (trx) => {
    const [id = ""] = await insertProjects(trx, source, [{ ...body, dates }]);
    return readProject(trx, viewer.companyId, id);
  });
  return { status: 201, ...project };
};
