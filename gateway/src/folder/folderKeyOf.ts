import { clientError } from "../errors.ts";
import { idsOf } from "../globalId.ts";
import type { FolderKey } from "../rest/loaders.ts";

/**
 * The REST ids in a folder's global id.
 * @throws NOT_FOUND for any other text
 */
export function folderKeyOf(globalId: string): FolderKey {
  const [projectId, folderId] = idsOf("Folder", globalId) ?? [];
  if (!projectId || !folderId) throw clientError("NOT_FOUND", "There is no folder with this id.");
  return { projectId, folderId };
}
