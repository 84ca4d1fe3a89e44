/** A folder of the activation lists with its subfolders, and the fragments that were spread on it. */
export type FolderNode<Spread = unknown> = Spread & {
  readonly folderId: string;
  readonly selectable: boolean;
  readonly installations: readonly { readonly title: string }[];
  readonly folders?: readonly FolderNode<Spread>[];
};

/** Every folder with installations of its own, from the top of the tree down. */
export function foldersWithInstallations<Spread>(tree: readonly FolderNode<Spread>[]): FolderNode<Spread>[] {
  return tree.flatMap((folder) => [
    ...(folder.installations.length > 0 ? [folder] : []),
    ...foldersWithInstallations(folder.folders ?? []),
  ]);
}

/** The subfolders that hold an installation, in themselves or below. */
export function filledFolders<Spread>(tree: readonly FolderNode<Spread>[]): FolderNode<Spread>[] {
  return tree.filter((folder) => foldersWithInstallations([folder]).length > 0);
}

export function countInstallations(folders: readonly FolderNode[]): number {
  return folders.reduce((count, folder) => count + folder.installations.length, 0);
}
