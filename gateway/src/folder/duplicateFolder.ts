import type { MutationResolvers, UserError } from "../__generated__/resolvers.ts";
import type { Context } from "../context.ts";
import { itemKey, maxItems, requireRequests, runItems } from "../graphql/bulk.ts";
import { requireIds } from "../graphql/globalId.ts";
import { userError } from "../graphql/userErrors.ts";
import { parseIdempotencyKey } from "../graphql/validation.ts";
import { createWithProducts } from "../installation/createInstallations.ts";
import { toExtraFields } from "../product/installedProduct.ts";
import { requireFound } from "../rest/errors.ts";
import type { RestFolder, RestInstallationDetail } from "../rest/types.ts";
import { createFolders, type MadeFolders, type NewFolder, type NewFolderPlace } from "./createFolders.ts";
import { maxDepth } from "./Folder.ts";
import { unknownFolder, validateTitle } from "./folderMutations.ts";
import { loadInstallations, loadLevels } from "./folderTree.ts";

export const duplicateFolder: MutationResolvers["duplicateFolder"] = async (_, { input }, context) => {
  const { loaders, budget } = context;
  const sourceKey = requireIds("Folder", input.folderId);
  const givenParent = input.parentFolderId ? requireIds("Folder", input.parentFolderId) : null;
  const idempotencyKey = parseIdempotencyKey(input, context);
  const title = input.title.trim();
  const faults = validateTitle(title);
  if (faults.length > 0) return refused(faults);

  const source = requireFound(await loaders.folder.load(sourceKey), unknownFolder);
  const { projectId, parentFolderId } = source;
  const parentKey = givenParent ?? (parentFolderId && { projectId, folderId: parentFolderId });
  if (!parentKey) return refused([userError("FOLDER_IS_ROOT", "Choose a folder for the copy", "parentFolderId")]);
  const parent = requireFound(await loaders.folder.load(parentKey), unknownFolder);
  const levels = await loadLevels(source, context);
  if (!levels) return refused([tooMany()]);
  const misplaced = validatePlace(source, parent, levels.length);
  if (misplaced.length > 0) return refused(misplaced);
  const installations = await loadInstallations(levels.flat(), context);
  const count = levels.flat().length + installations.length;
  if (count > maxItems) return refused([tooMany()]);
  requireRequests(count + installations.flatMap(({ products }) => products).length, budget);

  const place = { parentKey, keyOf: (id: string, part?: string) => itemKey(idempotencyKey, id, part) };
  const { made, userErrors } = await createFolders(toCopies(levels, title), place, context);
  const rooms = userErrors.length > 0 ? [] : installations;
  const results = await runItems(rooms, (room) => copyInstallation(room, made, place, context), context);
  const key = made.get(source.id);
  return { folder: key ? () => loaders.folder.load(key) : null, sources: rooms, results, userErrors };
};

function refused(userErrors: UserError[]) {
  return { folder: null, sources: [], results: [], userErrors };
}

function tooMany(): UserError {
  const message = `At most ${maxItems} folders and installations are copied at a time. Nothing was made.`;
  return { ...userError("VALUE_INVALID", message, "folderId"), max: maxItems };
}

function validatePlace(source: RestFolder, parent: RestFolder, levelCount: number): UserError[] {
  // If a folder could be copied into itself, a retry would also copy the copies of the first try.
  if (parent.path.some(({ id }) => id === source.id)) {
    return [userError("VALUE_INVALID", "A folder cannot be copied into itself", "parentFolderId")];
  }
  const isTooDeep = parent.depth + levelCount > maxDepth;
  return isTooDeep
    ? [userError("FOLDER_TOO_DEEP", "The folder has too many levels for this place", "parentFolderId")]
    : [];
}

function toCopies(levels: RestFolder[][], title: string): NewFolder[][] {
  return levels.map((level, depth) =>
    level.map((folder) => ({
      id: folder.id,
      parentId: folder.parentFolderId,
      title: depth === 0 ? title : folder.title,
    })),
  );
}

async function copyInstallation(
  source: RestInstallationDetail,
  made: MadeFolders,
  { parentKey, keyOf }: NewFolderPlace,
  context: Context,
) {
  const { id, title, installerId, folderId } = source;
  const products = source.products.map(({ productId, cableLength, voltage, isolation }) => ({
    productId,
    ...toExtraFields({ cableLength, voltage, isolation }),
  }));
  const place = {
    folderKey: made.get(folderId) ?? parentKey,
    keyOf: (part: string) => keyOf(`installation/${id}`, part),
  };
  const { installation, userErrors } = await createWithProducts({ title, installerId, products }, place, context);
  return { source, installation, userErrors: userErrors.map(toChanged) };
}

/** Each try reads the source again, so after a change REST gets the same idempotency key with another input. */
function toChanged(error: UserError): UserError {
  if (error.code !== "IDEMPOTENCY_KEY_REUSED") return error;
  return userError("CONFLICT", "The room was changed since the first try, whose copy of it is in the folder.");
}
