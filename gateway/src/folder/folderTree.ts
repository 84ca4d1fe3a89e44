import type { Context } from "../context.ts";
import { maxItems } from "../graphql/bulk.ts";
import { fetchAllPages } from "../rest/paging.ts";
import type { RestFolder, RestInstallationDetail } from "../rest/types.ts";

/** Lists folders level by level. Null if they hold more folders and installations than one operation may copy. */
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

export async function loadInstallations(
  folders: RestFolder[],
  { rest, loaders }: Context,
): Promise<RestInstallationDetail[]> {
  // Only a plain 0 counts as empty: a count that breaks the contract must not hide installations.
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
