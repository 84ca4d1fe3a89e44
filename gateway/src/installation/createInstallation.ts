import type { MutationResolvers } from "../__generated__/resolvers.ts";
import { folderKeyOf } from "../folder/folderKeyOf.ts";
import { idempotencyKeyOf } from "../idempotency/idempotencyKeyOf.ts";
import { attempt } from "../userErrors.ts";
import { createInstallation as create } from "./installationApi.ts";
import { installationForm } from "./installationForm.ts";

export const createInstallation: MutationResolvers["createInstallation"] = async (_, { input }, context) => {
  const { rest, loaders } = context;
  const inFolder = folderKeyOf(input.folderId);
  const form = installationForm(input);
  if (form.userErrors.length > 0) return { installation: null, inFolder, userErrors: form.userErrors };
  const ids = { companyId: await loaders.companyId(), ...inFolder };
  const { value, userErrors } = await attempt(create(rest, ids, form.body, idempotencyKeyOf(input, context)));
  // The folders above count it too.
  loaders.folder.clearAll();
  loaders.project.clear(inFolder.projectId);
  return { installation: value, inFolder, userErrors };
};
