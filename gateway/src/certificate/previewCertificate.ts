import type { MutationResolvers } from "../__generated__/resolvers.ts";
import { instantOf } from "../day.ts";
import { parseProjectId } from "../project/projectInput.ts";
import { previewCertificate as preview } from "./certificateApi.ts";
import { catchFolderErrors, parseFolderIds, validateFolderIds } from "./certificateInput.ts";

export const previewCertificate: MutationResolvers["previewCertificate"] = async (_, { input }, context) => {
  const { rest, loaders } = context;
  const projectId = parseProjectId(input.projectId);
  const folderIds = parseFolderIds(input.folderIds, projectId);
  const faults = validateFolderIds(folderIds);
  if (faults.length > 0) return { url: null, userErrors: faults };
  const choice = { activationDate: instantOf(input.activationDate), folderIds };
  const call = preview(rest, { companyId: await loaders.companyId(), projectId }, choice);
  const { value, userErrors } = await catchFolderErrors(call, projectId, context);
  return { url: value?.url ?? null, userErrors };
};
