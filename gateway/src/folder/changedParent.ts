import type { Context } from "../context.ts";
import type { FolderCreation, FolderRemoval } from "./FolderChange.ts";

/** The parent folder of a payload, as it is after the change. */
export const changedParent = {
  parentFolder: ({ parent }: FolderCreation | FolderRemoval, _: unknown, { loaders }: Context) =>
    parent && loaders.folder.load(parent),
};
