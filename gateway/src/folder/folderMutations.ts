import type { MutationResolvers, UserError } from "../__generated__/resolvers.ts";
import { parseExternalIds } from "../externalId/externalIds.ts";
import { requireIds } from "../graphql/globalId.ts";
import { catchUserErrors } from "../graphql/userErrors.ts";
import { parseIdempotencyKey, requireFields } from "../graphql/validation.ts";
import { saveOnVersion } from "../graphql/version.ts";
import { requireFound } from "../rest/errors.ts";
import type { RestFolder } from "../rest/types.ts";
import { toFolderVersion } from "./Folder.ts";

export const unknownFolder = "There is no folder with this id.";

export const createFolder: MutationResolvers["createFolder"] = async (_, { input }, context) => {
  const { rest, loaders } = context;
  const parentKey = requireIds("Folder", input.parentFolderId);
  const title = input.title.trim();
  const externalIds = await parseExternalIds(input, context);
  const faults = [...validateTitle(title), ...externalIds.userErrors];
  const parentFolder = () => loaders.folder.load(parentKey);
  if (faults.length > 0) return { folder: null, parentFolder, userErrors: faults };
  const idempotencyKey = parseIdempotencyKey(input, context);
  const call = rest.call("createFolder", { ...parentKey, body: { title, ...externalIds.body }, idempotencyKey });
  const { value, userErrors } = await catchUserErrors(call);
  if (value) loaders.folder.prime({ projectId: value.projectId, folderId: value.id }, value);
  return { folder: value, parentFolder, userErrors };
};

export const updateFolder: MutationResolvers["updateFolder"] = async (_, { input }, context) => {
  const { rest, loaders } = context;
  const key = requireIds("Folder", input.folderId);
  const title = input.title.trim();
  const externalIds = await parseExternalIds(input, context);
  const faults = [...validateTitle(title), ...externalIds.userErrors];
  if (faults.length > 0) return { folder: null, userErrors: faults };
  const { value, userErrors } = await saveOnVersion<RestFolder>({
    version: input.version,
    toVersion: toFolderVersion,
    loadCurrent: async () => requireFound(await loaders.folder.clear(key).load(key), unknownFolder),
    save: (ifMatch) => rest.call("updateFolder", { ...key, body: { title, ...externalIds.body }, ifMatch }),
  });
  if (value) loaders.folder.prime(key, value);
  return { folder: value, userErrors };
};

export function validateTitle(title: string): UserError[] {
  return requireFields({ title }, { title: ["TITLE_REQUIRED", "Folder name is required"] });
}

export const deleteFolder: MutationResolvers["deleteFolder"] = async (_, { input }, { rest, loaders }) => {
  const key = requireIds("Folder", input.folderId);
  const { projectId, parentFolderId } = requireFound(await loaders.folder.load(key), unknownFolder);
  const parentFolder =
    parentFolderId === null ? null : () => loaders.folder.load({ projectId, folderId: parentFolderId });
  const { userErrors } = await catchUserErrors(rest.call("deleteFolder", key));
  return { deletedFolderId: userErrors.length === 0 ? input.folderId : null, parentFolder, userErrors };
};
