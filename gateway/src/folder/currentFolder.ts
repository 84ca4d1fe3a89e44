import type { Context } from "../context.ts";
import { clientError } from "../errors.ts";
import type { FolderKey } from "../rest/loaders.ts";
import type { RestFolder } from "../rest/types.ts";

/**
 * The folder as it stands now, whatever was read before in the same operation.
 * @throws NOT_FOUND
 */
export async function currentFolder(key: FolderKey, loaders: Context["loaders"]): Promise<RestFolder> {
  const folder = await loaders.folder.clear(key).load(key);
  if (!folder) throw clientError("NOT_FOUND", "There is no folder with this id.");
  return folder;
}
