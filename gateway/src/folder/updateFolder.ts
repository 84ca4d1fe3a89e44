import type { MutationResolvers } from "../__generated__/resolvers.ts";
import type { RestFolder } from "../rest/types.ts";
import { saveOnVersion } from "../version/saveOnVersion.ts";
import { currentFolder } from "./currentFolder.ts";
import { updateFolder as update } from "./folderApi.ts";
import { folderKeyOf } from "./folderKeyOf.ts";
import { folderVersion } from "./folderVersion.ts";
import { titleFaults } from "./titleFaults.ts";

export const updateFolder: MutationResolvers["updateFolder"] = async (_, { input }, { rest, loaders }) => {
  const key = folderKeyOf(input.folderId);
  const title = input.title.trim();
  const faults = titleFaults(title);
  if (faults.length > 0) return { folder: null, userErrors: faults };
  const ids = { companyId: await loaders.companyId(), ...key };
  const { value, userErrors } = await saveOnVersion<RestFolder>({
    version: input.version,
    versionOf: folderVersion,
    current: () => currentFolder(key, loaders),
    save: (ifMatch) => update(rest, ids, { title }, ifMatch),
  });
  // The title is in the path of every folder and installation below.
  loaders.folder.clearAll();
  loaders.installation.clearAll();
  if (value) loaders.folder.prime(key, value);
  return { folder: value, userErrors };
};
