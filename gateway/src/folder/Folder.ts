import type { FolderResolvers, QueryResolvers } from "../__generated__/resolvers.ts";
import type { Context } from "../context.ts";
import { byExternalId, toMetadataEntries } from "../externalId/externalIds.ts";
import { loadConnection } from "../graphql/connection.ts";
import { sortByTitle } from "../graphql/languages.ts";
import { toVersion } from "../graphql/version.ts";
import { toPathSegments } from "../installation/Installation.ts";
import { requireFound } from "../rest/errors.ts";
import { fetchAllPages, take } from "../rest/paging.ts";
import type { RestFolder, RestFolderSummary } from "../rest/types.ts";

const maxPathSegments = 5;
export const maxDepth = 2;

export const Folder: FolderResolvers = {
  path: (folder) => toPathSegments(folder.path),
  metadata: ({ metadata }) => toMetadataEntries(metadata),
  version: toFolderVersion,
  isRoot: (folder) => folder.parentFolderId === null,
  installationCount: (folder) => folder.installations.count,
  completedInstallationCount: (folder) => folder.installations.completed,
  awaitingReviewCount: (folder) => folder.installations.awaitingReview ?? null,
  activatedInstallationCount: (folder) => folder.installations.activated ?? null,
  viewerCanAddSubFolder: (folder, _, { session }) =>
    session.allows("projects:write") && folder.depth < maxDepth && folder.path.length < maxPathSegments,

  parentFolder: ({ projectId, parentFolderId }, _, { loaders }) =>
    parentFolderId ? loaders.folder.load({ projectId, folderId: parentFolderId }) : null,

  project: async (folder, _, { loaders }) => {
    const project = await loaders.project.load(folder.projectId);
    return requireFound(project, "The folder's project was not found. It may have been deleted.");
  },

  subFolders: async (folder, _, context) => {
    const { subFolders } = await loadDetail(folder, context);
    return sortByTitle(subFolders, await context.loaders.language());
  },

  installations: ({ projectId, id: folderId }, args, context) => {
    const { updatedSince } = args;
    const load = (range: object) =>
      context.rest.call("listInstallations", { projectId, folderId, query: { updatedSince, ...range } });
    return loadConnection(context, args, load, { maxTake: take });
  },

  allInstallations: async (folder, _, { rest, loaders }) => {
    const found = await fetchAllPages((range) =>
      rest.call("listInstallations", { projectId: folder.projectId, folderId: folder.id, query: range }),
    );
    return { ...found, nodes: sortByTitle(found.nodes, await loaders.language()) };
  },
};

async function loadDetail(folder: RestFolderSummary | RestFolder, { loaders }: Context): Promise<RestFolder> {
  if ("subFolders" in folder) return folder;
  const found = await loaders.folder.load({ projectId: folder.projectId, folderId: folder.id });
  return requireFound(found, "The folder was not found. It may have been deleted.");
}

export function toFolderVersion({ version, title }: RestFolderSummary): string {
  return toVersion(version, [title]);
}

export const folderByExternalId = byExternalId("FOLDER", ({ projectId, id }, { folder }) =>
  folder.load({ projectId, folderId: id }),
);

export const folderQuery: QueryResolvers["folder"] = (_, key, { loaders }) => loaders.folder.load(key);
