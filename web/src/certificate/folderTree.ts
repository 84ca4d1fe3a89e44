/** A folder of the activation lists with its subfolders, and the fragments that were spread on it. */
export type FolderNode<Spread = unknown> = Spread & {
  readonly folderId: string;
  /** The path from the top of the tree, as printed on its certificate. */
  readonly name: string;
  readonly selectable: boolean;
  readonly installations: readonly { readonly title: string }[];
  /** Where they keep a folder in the list that has no installation of its own. */
  readonly certificates?: readonly unknown[];
  readonly folders?: readonly FolderNode<Spread>[];
};

/** The tree of the gateway's flat list of folders. */
export function toTree<Folder extends FolderNode & { readonly pathIds: readonly string[] }>(
  folders: readonly Folder[],
) {
  const byParent = Map.groupBy(folders, ({ pathIds }) => pathIds.at(-2));
  const below = (parentId?: string): FolderNode<Folder>[] =>
    (byParent.get(parentId) ?? []).map((folder) => ({ ...folder, folders: below(folder.folderId) }));
  return below();
}

/** The folders with installations, from the top of the tree down. */
export function foldersWithInstallations<Spread>(tree: readonly FolderNode<Spread>[]): FolderNode<Spread>[] {
  return tree.flatMap((folder) => [
    ...(folder.installations.length > 0 ? [folder] : []),
    ...foldersWithInstallations(folder.folders ?? []),
  ]);
}

/** The subfolders with an installation or a certificate in them or below. */
export function filledFolders<Spread>(tree: readonly FolderNode<Spread>[]): FolderNode<Spread>[] {
  return tree.filter(
    ({ installations, certificates = [], folders = [] }) =>
      installations.length + certificates.length > 0 || filledFolders(folders).length > 0,
  );
}

/** The folders that can be chosen, of these and of all below them. */
export function selectableIds(tree: readonly FolderNode[]): string[] {
  return tree.flatMap((folder) => [
    ...(folder.selectable ? [folder.folderId] : []),
    ...selectableIds(folder.folders ?? []),
  ]);
}

/** The same tree, with choosable folders and their ancestors first on every level. */
export function readyFirst<Spread>(tree: readonly FolderNode<Spread>[]): FolderNode<Spread>[] {
  const isBlocked = (folder: FolderNode) => Number(selectableIds([folder]).length === 0);
  return tree
    .map((folder) => ({ ...folder, folders: readyFirst(folder.folders ?? []) }))
    .sort((one, other) => isBlocked(one) - isBlocked(other));
}

export function countInstallations(folders: readonly FolderNode[]): number {
  return folders.reduce((count, folder) => count + folder.installations.length, 0);
}
