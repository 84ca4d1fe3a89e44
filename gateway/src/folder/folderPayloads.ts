import type { UserError } from "../__generated__/resolvers.ts";
import type { Context } from "../context.ts";
import type { FolderKey } from "../globalId.ts";
import type { RestFolder } from "../rest/types.ts";

/** The outcome of a mutation below a folder; the parent is read, as it is after the change, only when it is asked for. */
type ParentFolderPayload = { parentKey: FolderKey | null; userErrors: UserError[] };
export type FolderCreatedPayload = ParentFolderPayload & { folder: RestFolder | null };
export type FolderDeletedPayload = ParentFolderPayload & { deletedFolderId: string | null };

/** The parent folder of a payload, as it is after the change. */
export const parentFolderPayload = {
  parentFolder: ({ parentKey }: FolderCreatedPayload | FolderDeletedPayload, _: unknown, { loaders }: Context) =>
    parentKey && loaders.folder.load(parentKey),
};
