import type { ProjectResolvers } from "../__generated__/resolvers.ts";
import { certificatesOf } from "../certificate/certificatesOf.ts";
import { signableFolders } from "../certificate/signableFolders.ts";
import { dayOf } from "../day.ts";
import { clientError } from "../errors.ts";
import { toGlobalId } from "../globalId.ts";
import { isAdmin } from "../user/isAdmin.ts";
import { overdueDays, todayIn } from "./overdueDays.ts";
import { projectVersion } from "./projectVersion.ts";

export const Project: ProjectResolvers = {
  id: (project) => toGlobalId("Project", project.id),
  projectId: (project) => project.id,
  customerEmail: (project) => project.customerEmail || null,
  startDate: (project) => dayOf(project.startDate),
  endDate: (project) => project.endDate && dayOf(project.endDate),
  completedInstallationCount: (project) => project.installations.completed,
  activatedInstallationCount: (project) => project.installations.activated,
  undeliveredCertificateCount: (project) => project.undeliveredCertificates ?? null,
  viewerCanDelete: async (_, __, { loaders }) => isAdmin(await loaders.viewer()),
  version: projectVersion,

  overdueDays: async (project, _, { loaders }) => {
    if (!project.endDate || project.archived || project.status === "COMPLETED") return 0;
    const company = await loaders.company.load(project.companyId);
    return overdueDays(dayOf(project.endDate), todayIn(company?.country ?? "OTHER"));
  },

  rootFolder: async (project, _, { loaders }) => {
    const folder = await loaders.folder.load({ projectId: project.id, folderId: project.rootFolderId });
    if (!folder) throw clientError("NOT_FOUND", "The project's folders were not found. Reload the project.");
    return folder;
  },

  foldersToActivate: (project, _, context) => signableFolders(project, false, context),
  activatedFolders: (project, _, context) => signableFolders(project, true, context),
  certificates: (project, _, context) => certificatesOf(project, context),
};
