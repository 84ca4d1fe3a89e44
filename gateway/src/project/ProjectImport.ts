import type { ProjectImportResolvers, UserError } from "../__generated__/resolvers.ts";
import type { Context } from "../context.ts";
import { toGlobalId } from "../graphql/globalId.ts";
import { toUserErrors } from "../graphql/userErrors.ts";
import type { RestProjectImport } from "../rest/types.ts";
import { getImportProgress, getProjectImport } from "./projectApi.ts";

export const ProjectImport: ProjectImportResolvers = {
  id: ({ id }) => toGlobalId("ProjectImport", id),
  projectIds: async (source, _, context) => toProjectIds(await loadWhole(source, context)),
  userErrors: async (source, _, context) => importErrors(await loadWhole(source, context)),
};

export async function loadProjectImport(importId: string, { rest, loaders }: Context) {
  return getImportProgress(rest, await loaders.companyId(), importId);
}

export async function loadProjectImports(companyId: string, { rest }: Context) {
  return (await getProjectImport(rest, companyId)).imports ?? [];
}

export const toProjectIds = ({ projectIds = [] }: Pick<RestProjectImport, "projectIds">) =>
  projectIds.map((id) => toGlobalId("Project", id));

export const importErrors = ({ details }: RestProjectImport) => toUserErrors(details).map(withInputField);

export function withInputField(error: UserError): UserError {
  const field = error.field?.replace(/\.startDate$/, ".startsOn").replace(/\.endDate$/, ".endsOn");
  return { ...error, field };
}

/** Lists and first answers leave out what is long. */
async function loadWhole(source: RestProjectImport, context: Context): Promise<RestProjectImport> {
  if (source.state === "RUNNING" || source.projectIds) return source;
  return loadProjectImport(source.id, context);
}
