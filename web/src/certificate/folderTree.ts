/** A folder with its subfolders. `Spread` is the type of the fragments spread on the folder. */
export type FolderNode<Spread = unknown> = Spread & {
  readonly folderId: string;
  /** The folder's path, as printed on its certificate. */
  readonly name: string;
  readonly selectable: boolean;
  readonly installations: readonly { readonly title: string }[];
  /** A folder without installations is still listed if it has certificates. */
  readonly certificates?: readonly unknown[];
  readonly folders?: readonly FolderNode<Spread>[];
};

/** Builds the tree from the gateway's flat list. */
export function toTree<Folder extends FolderNode & { readonly pathIds: readonly string[] }>(
  folders: readonly Folder[],
) {
  const byParent = Map.groupBy(folders, ({ pathIds }) => pathIds.at(-2));
  const below = (parentId?: string): FolderNode<Folder>[] =>
    (byParent.get(parentId) ?? []).map((folder) => ({ ...folder, folders: below(folder.folderId) }));
  return below();
}

export function foldersWithInstallations<Spread>(tree: readonly FolderNode<Spread>[]): FolderNode<Spread>[] {
  return tree.flatMap((folder) => [
    ...(folder.installations.length > 0 ? [folder] : []),
    ...foldersWithInstallations(folder.folders ?? []),
  ]);
}

export function filledFolders<Spread>(tree: readonly FolderNode<Spread>[]): FolderNode<Spread>[] {
  return tree.filter(
    ({ installations, certificates = [], folders = [] }) =>
      installations.length + certificates.length > 0 || filledFolders(folders).length > 0,
  );
}

export function selectableIds(tree: readonly FolderNode[]): string[] {
  return tree.flatMap((folder) => [
    ...(folder.selectable ? [folder.folderId] : []),
    ...selectableIds(folder.folders ?? []),
  ]);
}

/** Sorts every level: folders that can be chosen, or contain such a folder, come first. */
export function readyFirst<Spread>(tree: readonly FolderNode<Spread>[]): FolderNode<Spread>[] {
  const isBlocked = (folder: FolderNode) => Number(selectableIds([folder]).length === 0);
  return tree
    .map((folder) => ({ ...folder, folders: readyFirst(folder.folders ?? []) }))
    .sort((one, other) => isBlocked(one) - isBlocked(other));
}

export function countInstallations(folders: readonly FolderNode[]): number {
  return folders.reduce((count, folder) => count + folder.installations.length, 0);
}
