import type { UserError } from "../__generated__/resolvers.ts";
import type { FolderKey } from "../rest/loaders.ts";
import type { RestFolder } from "../rest/types.ts";

/** The outcome of a mutation below a folder; the parent is read, as it is after the change, only when it is asked for. */
type FolderChange = { parent: FolderKey | null; userErrors: UserError[] };
export type FolderCreation = FolderChange & { folder: RestFolder | null };
export type FolderRemoval = FolderChange & { deletedFolderId: string | null };
