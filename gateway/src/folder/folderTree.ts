import type { Context } from "../context.ts";
import { maxItems } from "../graphql/bulk.ts";
import { fetchAllPages } from "../rest/paging.ts";
import type { RestFolder, RestInstallationDetail } from "../rest/types.ts";

/** The folder and those below it, level by level; null as soon as they and their installations are more than one operation copies. */
export async function loadLevels(folder: RestFolder, { loaders }: Context): Promise<RestFolder[][] | null> {
  const levels = [[folder]];
  let count = 1 + folder.installations.count;
  for (let level = [folder]; level.length > 0; ) {
    const below = level.flatMap(({ subFolders }) => subFolders);
    count += below.length;
    if (count > maxItems) return null;
    const keys = below.map(({ projectId, id }) => ({ projectId, folderId: id }));
    const found = await Promise.all(keys.map((key) => loaders.folder.load(key)));
    level = found.filter((one) => one !== null);
    if (level.length > 0) levels.push(level);
  }
  return levels;
}

/** The installations of the folders, with their products. */
export async function loadInstallations(
  folders: RestFolder[],
  { rest, loaders }: Context,
): Promise<RestInstallationDetail[]> {
  // Only a plain 0 is empty: a count that breaks the contract must not leave installations out unnoticed.
  const filled = folders.filter(({ installations }) => installations.count !== 0);
  const lists = await Promise.all(
    filled.map(({ projectId, id }) =>
      fetchAllPages((range) => rest.call("listInstallations", { projectId, folderId: id, query: range })),
    ),
  );
  const keys = lists.flatMap(({ nodes }) => nodes).map(({ projectId, id }) => ({ projectId, installationId: id }));
  const found = await Promise.all(keys.map((key) => loaders.installation.load(key)));
  return found.filter((one) => one !== null);
}

export function countInstalled(installations: RestInstallationDetail[]): number {
  return installations.reduce((sum, { products }) => sum + products.length, 0);
}
