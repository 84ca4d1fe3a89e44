import type { MutationResolvers } from "../__generated__/resolvers.ts";
import { parseFolderId } from "../globalId.ts";
import { idempotencyKeyOf } from "../idempotency/idempotencyKeyOf.ts";
import { catchUserErrors } from "../userErrors.ts";
import { createInstallation as create } from "./installationApi.ts";
import { parseInstallationInput } from "./installationInput.ts";

export const createInstallation: MutationResolvers["createInstallation"] = async (_, { input }, context) => {
  const { rest, loaders } = context;
  const folderKey = parseFolderId(input.folderId);
  const form = parseInstallationInput(input);
  if (form.userErrors.length > 0) return { installation: null, folderKey, userErrors: form.userErrors };
  const ids = { companyId: await loaders.companyId(), ...folderKey };
  const { value, userErrors } = await catchUserErrors(create(rest, ids, form.body, idempotencyKeyOf(input, context)));
  // The folders above count it too.
  loaders.folder.clearAll();
  loaders.project.clear(folderKey.projectId);
  return { installation: value, folderKey, userErrors };
};
