import type { MutationResolvers } from "../__generated__/resolvers.ts";
import { parseFolderId } from "../globalId.ts";
import { idempotencyKeyOf } from "../idempotency/idempotencyKeyOf.ts";
import { catchUserErrors } from "../userErrors.ts";
import { createFolder as create } from "./folderApi.ts";
import { validateTitle } from "./folderInput.ts";

export const createFolder: MutationResolvers["createFolder"] = async (_, { input }, context) => {
  const { rest, loaders } = context;
  const parentKey = parseFolderId(input.parentFolderId);
  const title = input.title.trim();
  const faults = validateTitle(title);
  if (faults.length > 0) return { folder: null, parentKey, userErrors: faults };
  const ids = { companyId: await loaders.companyId(), ...parentKey };
  const { value, userErrors } = await catchUserErrors(create(rest, ids, { title }, idempotencyKeyOf(input, context)));
  loaders.folder.clear(parentKey);
  if (value) loaders.folder.prime({ projectId: value.projectId, folderId: value.id }, value);
  return { folder: value, parentKey, userErrors };
};
