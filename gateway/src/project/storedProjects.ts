import type { CompanyProjectsArgs, RequireFields } from "../__generated__/resolvers.ts";
import { connectionOfPage, readWindow } from "../connection.ts";
import type { Context } from "../context.ts";
import { clientError } from "../errors.ts";
import { readRange } from "../rest/paging.ts";
import { listProjects } from "./projectApi.ts";

type Arguments = RequireFields<CompanyProjectsArgs, "archived" | "first">;

/**
 * A page of a company's projects in the service's own order, of which no more is read than is asked for.
 * @throws BAD_USER_INPUT beside a filter or a direction, which would take the whole list
 */
export async function storedProjects(companyId: string, args: Arguments, { rest, loaders }: Context) {
  const { archived, name, status, orderBy } = args;
  if (name?.trim() || status || orderBy?.direction === "DESC") {
    throw clientError("BAD_USER_INPUT", "The order STORED takes no name, no status and no DESC.");
  }
  const window = readWindow(args);
  const { rows, count } = await readRange((range) => listProjects(rest, companyId, { archived, ...range }), window);
  for (const project of rows) loaders.project.prime(project.id, project);
  return connectionOfPage(rows, count, window);
}
