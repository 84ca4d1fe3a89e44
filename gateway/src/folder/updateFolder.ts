import type { MutationResolvers } from "../__generated__/resolvers.ts";
import type { Context } from "../context.ts";
import { clientError } from "../errors.ts";
import { type FolderKey, parseFolderId } from "../globalId.ts";
import type { RestFolder } from "../rest/types.ts";
import { saveOnVersion } from "../version/saveOnVersion.ts";
import { folderVersion } from "./Folder.ts";
import { updateFolder as update } from "./folderApi.ts";
import { validateTitle } from "./folderInput.ts";

export const updateFolder: MutationResolvers["updateFolder"] = async (_, { input }, { rest, loaders }) => {
  const key = parseFolderId(input.folderId);
  const title = input.title.trim();
  const faults = validateTitle(title);
  if (faults.length > 0) return { folder: null, userErrors: faults };
  const ids = { companyId: await loaders.companyId(), ...key };
  const { value, userErrors } = await saveOnVersion<RestFolder>({
    version: input.version,
    versionOf: folderVersion,
    current: () => loadCurrentFolder(key, loaders),
    save: (ifMatch) => update(rest, ids, { title }, ifMatch),
  });
  // The title is in the path of every folder and installation below.
  loaders.folder.clearAll();
  loaders.installation.clearAll();
  if (value) loaders.folder.prime(key, value);
  return { folder: value, userErrors };
};

/** Reads past the loader's cache, as after a change. @throws NOT_FOUND */
export async function loadCurrentFolder(key: FolderKey, loaders: Context["loaders"]): Promise<RestFolder> {
  const folder = await loaders.folder.clear(key).load(key);
  if (!folder) throw clientError("NOT_FOUND", "There is no folder with this id.");
  return folder;
}
