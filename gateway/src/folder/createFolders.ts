import type { UserError } from "../__generated__/resolvers.ts";
import type { Context } from "../context.ts";
import { runItems } from "../graphql/bulk.ts";
import type { FolderKey } from "../graphql/globalId.ts";
import { catchUserErrors } from "../graphql/userErrors.ts";

/** `parentId` is another new folder's id. A folder without a known parent goes into `NewFolderPlace.parentKey`. */
export type NewFolder = { id: string; parentId: string | null; title: string };
export type NewFolderPlace = { parentKey: FolderKey; keyOf(id: string, part?: string): string | undefined };
/** Keys of the created folders by `NewFolder.id`. */
export type MadeFolders = Map<string, FolderKey>;

/** Creates one level after another and stops at the first level with a refusal. */
export async function createFolders(
  levels: NewFolder[][],
  { parentKey, keyOf }: NewFolderPlace,
  context: Context,
): Promise<{ made: MadeFolders; userErrors: UserError[] }> {
  const made: MadeFolders = new Map();
  const create = async ({ id, parentId, title }: NewFolder) => {
    const above = made.get(parentId ?? "") ?? parentKey;
    const { value, userErrors } = await catchUserErrors(
      context.rest.call("createFolder", { ...above, body: { title }, idempotencyKey: keyOf(`folder/${id}`) }),
    );
    if (value) made.set(id, { projectId: value.projectId, folderId: value.id });
    return userErrors;
  };
  for (const level of levels) {
    const userErrors = (await Promise.all(await runItems(level, create, context))).flat();
    if (userErrors.length > 0) return { made, userErrors };
  }
  return { made, userErrors: [] };
}
