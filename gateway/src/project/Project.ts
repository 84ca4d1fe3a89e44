import type { ProjectResolvers, QueryResolvers } from "../__generated__/resolvers.ts";
import { loadCertificates, loadSignableFolders, withSubFolders } from "../certificate/Certificate.ts";
import type { Context } from "../context.ts";
import { byExternalId, toMetadataEntries } from "../externalId/externalIds.ts";
import { dayOf } from "../graphql/scalars.ts";
import { toVersion } from "../graphql/version.ts";
import { loadHistory } from "../history/History.ts";
import { requireFound } from "../rest/errors.ts";
import type { RestProject } from "../rest/types.ts";
import { overdueDays, todayIn } from "./overdueDays.ts";

export const Project: ProjectResolvers = {
  metadata: ({ metadata }) => toMetadataEntries(metadata),
  customerEmail: (project) => project.customerEmail || null,
  completedInstallationCount: (project) => project.installations.completed,
  activatedInstallationCount: (project) => project.installations.activated,
  undeliveredCertificateCount: (project) => project.undeliveredCertificates ?? null,
  viewerCanDelete: (_, __, { loaders, session }) =>
    session.program() ? session.allows("projects:write") : loaders.isAdmin(),
  version: toProjectVersion,

  overdueDays: async (project, _, { loaders }) => {
    if (!project.endDate || project.archived || project.status === "COMPLETED") return 0;
    return overdueDays(dayOf(project.endDate), todayIn(await loaders.country()));
  },

  rootFolder: async (project, _, { loaders }) => {
    const folder = await loaders.folder.load({ projectId: project.id, folderId: project.rootFolderId });
    return requireFound(folder, "The project's folders were not found. Reload the project.");
  },

  foldersToActivate: (project, _, context) => loadSignableFolders(project, false, context),
  activatedFolders: (project, _, context) => loadSignableFolders(project, true, context),
  signableFolders: async (project, { activated }, context) =>
    (await loadSignableFolders(project, activated, context)).flatMap(withSubFolders),
  certificates: (project, _, context) => loadCertificates(project, context),
  history: ({ id }, args, context) => loadHistory({ subject: "PROJECT", subjectId: id }, args, context),
};

export function toProjectVersion(project: RestProject): string {
  const { version, name, city, customer, customerEmail, postalCode, startDate, endDate, archived } = project;
  return toVersion(version, [name, city, customer, customerEmail ?? null, postalCode, startDate, endDate, archived]);
}

export const projectByExternalId = byExternalId("PROJECT", ({ id }, { project }) => project.load(id));

export const projectQuery: QueryResolvers["project"] = (_, { projectId }, { loaders }) =>
  loaders.project.load(projectId);

/** Reads past the loader's cache. @throws NOT_FOUND */
export async function loadCurrentProject(projectId: string, { loaders }: Context): Promise<RestProject> {
  return requireFound(await loaders.project.clear(projectId).load(projectId), "There is no project with this id.");
}
