import type { MutationResolvers } from "../__generated__/resolvers.ts";
import { idempotencyKeyOf } from "../idempotency/idempotencyKeyOf.ts";
import { attempt } from "../userErrors.ts";
import { createFolder as create } from "./folderApi.ts";
import { folderKeyOf } from "./folderKeyOf.ts";
import { titleFaults } from "./titleFaults.ts";

export const createFolder: MutationResolvers["createFolder"] = async (_, { input }, context) => {
  const { rest, loaders } = context;
  const parent = folderKeyOf(input.parentFolderId);
  const title = input.title.trim();
  const faults = titleFaults(title);
  if (faults.length > 0) return { folder: null, parent, userErrors: faults };
  const ids = { companyId: await loaders.companyId(), ...parent };
  const { value, userErrors } = await attempt(create(rest, ids, { title }, idempotencyKeyOf(input, context)));
  loaders.folder.clear(parent);
  if (value) loaders.folder.prime({ projectId: value.projectId, folderId: value.id }, value);
  return { folder: value, parent, userErrors };
};
