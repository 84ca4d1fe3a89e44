import type { UserError } from "../__generated__/resolvers.ts";
import { clientError } from "../errors.ts";
import { idsOf } from "../globalId.ts";
import type { FolderKey } from "../rest/loaders.ts";
import { requireFields } from "../validation.ts";

/** @throws NOT_FOUND for a text that is no folder's global id */
export function parseFolderId(globalId: string): FolderKey {
  const [projectId, folderId] = idsOf("Folder", globalId) ?? [];
  if (!projectId || !folderId) throw clientError("NOT_FOUND", "There is no folder with this id.");
  return { projectId, folderId };
}

/** Validates a folder's trimmed title. */
export function validateTitle(title: string): UserError[] {
  return requireFields({ title }, { title: ["TITLE_REQUIRED", "Folder name is required"] });
}
