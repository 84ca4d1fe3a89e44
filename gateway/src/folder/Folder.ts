import type {
  FolderInstallationsArgs,
  FolderResolvers,
  QueryResolvers,
  RequireFields,
} from "../__generated__/resolvers.ts";
import { sortByTitle } from "../collator.ts";
import { connectionOfPage, readWindow } from "../connection.ts";
import type { Context } from "../context.ts";
import { clientError } from "../errors.ts";
import { type FolderKey, toGlobalId } from "../globalId.ts";
import { listInstallations } from "../installation/installationApi.ts";
import { fetchAllPages, readRange } from "../rest/paging.ts";
import type { RestFolder, RestFolderSummary } from "../rest/types.ts";
import { versionOf } from "../version/versionOf.ts";

/** `folderId` is null for the project itself, which starts each path. */
export type PathSegmentSource = { title: string; folderId: string | null };

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

/** REST starts a path with the project, whose id is no folder's. */
export function pathSegments(path: RestFolderSummary["path"]): PathSegmentSource[] {
  return path.map(({ id, title }, index) => ({ title, folderId: index === 0 ? null : id }));
}

export function folderVersion({ version, title }: RestFolderSummary): string {
  return versionOf(version, [title]);
}

export const folderQuery: QueryResolvers["folder"] = (_, key, { loaders }) => loaders.folder.load(key);

type Arguments = RequireFields<FolderInstallationsArgs, "first">;

/** A page of a folder's own installations, of which no more is read than is asked for. */
export async function installationsConnection({ projectId, folderId }: FolderKey, args: Arguments, context: Context) {
  const window = readWindow(args);
  const ids = { companyId: await context.loaders.companyId(), projectId, folderId };
  const { rows, count } = await readRange((range) => listInstallations(context.rest, ids, range), window);
  return connectionOfPage(rows, count, window);
}
