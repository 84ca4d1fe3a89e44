import type { FolderResolvers } from "../__generated__/resolvers.ts";
import { sortByTitle } from "../collator.ts";
import type { Context } from "../context.ts";
import { clientError } from "../errors.ts";
import { toGlobalId } from "../globalId.ts";
import { listInstallations } from "../installation/installationApi.ts";
import { fetchAllPages } from "../rest/paging.ts";
import type { RestFolder, RestFolderSummary } from "../rest/types.ts";
import { folderVersion } from "./folderVersion.ts";
import { installationsConnection } from "./installationsConnection.ts";
import { pathSegments } from "./pathSegments.ts";

const mostPathSegments = 5;
const deepestDepth = 2;

export const Folder: FolderResolvers = {
  id: (folder) => toGlobalId("Folder", folder.projectId, folder.id),
  folderId: (folder) => folder.id,
  path: (folder) => pathSegments(folder.path),
  version: folderVersion,
  isRoot: (folder) => folder.parentFolderId === null,
  installationCount: (folder) => folder.installations.count,
  activatedInstallationCount: (folder) => folder.installations.activated ?? null,
  viewerCanAddSubFolder: (folder) => folder.depth < deepestDepth && folder.path.length < mostPathSegments,

  parentFolder: ({ projectId, parentFolderId }, _, { loaders }) =>
    parentFolderId ? loaders.folder.load({ projectId, folderId: parentFolderId }) : null,

  project: async (folder, _, { loaders }) => {
    const project = await loaders.project.load(folder.projectId);
    if (!project) throw clientError("NOT_FOUND", "The folder's project was not found. It may have been deleted.");
    return project;
  },

  subFolders: async (folder, _, context) => {
    const { subFolders } = await whole(folder, context);
    return sortByTitle(subFolders, await context.loaders.language());
  },

  installations: ({ projectId, id }, args, context) =>
    installationsConnection({ projectId, folderId: id }, args, context),

  allInstallations: async (folder, _, { rest, loaders }) => {
    const ids = { companyId: await loaders.companyId(), projectId: folder.projectId, folderId: folder.id };
    const found = await fetchAllPages((range) => listInstallations(rest, ids, range));
    return { ...found, nodes: sortByTitle(found.nodes, await loaders.language()) };
  },
};

async function whole(folder: RestFolderSummary | RestFolder, { loaders }: Context): Promise<RestFolder> {
  if ("subFolders" in folder) return folder;
  const found = await loaders.folder.load({ projectId: folder.projectId, folderId: folder.id });
  if (!found) throw clientError("NOT_FOUND", "The folder was not found. It may have been deleted.");
  return found;
}
