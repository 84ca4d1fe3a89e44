type Folder = { folderId: string; folders?: readonly Folder[] };

export function listFolders(tree: readonly object[], above: readonly string[] = []): object[] {
  return (tree as readonly Folder[]).flatMap(({ folders = [], ...folder }) => {
    const pathIds = [...above, folder.folderId];
    return [{ ...folder, pathIds }, ...listFolders(folders, pathIds)];
  });
}
