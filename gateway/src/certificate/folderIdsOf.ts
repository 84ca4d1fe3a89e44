import { idsOf } from "../globalId.ts";

/** The REST ids of chosen folders, each once, whichever of their ids they were given by. One of another project stays as it is: no folder. */
export function folderIdsOf(given: readonly string[], projectId: string): string[] {
  const restId = (id: string) => {
    const [ofProject, folderId] = idsOf("Folder", id) ?? [];
    return folderId && ofProject === projectId ? folderId : id;
  };
  return [...new Set(given.map(restId))];
}
