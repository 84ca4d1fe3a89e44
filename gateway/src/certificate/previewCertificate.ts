import type { MutationResolvers } from "../__generated__/resolvers.ts";
import { instantOf } from "../day.ts";
import { projectIdOf } from "../project/projectIdOf.ts";
import { attemptWithFolders } from "./attemptWithFolders.ts";
import { previewCertificate as preview } from "./certificateApi.ts";
import { folderErrors } from "./folderErrors.ts";
import { folderIdsOf } from "./folderIdsOf.ts";

export const previewCertificate: MutationResolvers["previewCertificate"] = async (_, { input }, context) => {
  const { rest, loaders } = context;
  const projectId = projectIdOf(input.projectId);
  const folderIds = folderIdsOf(input.folderIds, projectId);
  const faults = folderErrors(folderIds);
  if (faults.length > 0) return { url: null, userErrors: faults };
  const choice = { activationDate: instantOf(input.activationDate), folderIds };
  const call = preview(rest, { companyId: await loaders.companyId(), projectId }, choice);
  const { value, userErrors } = await attemptWithFolders(call, projectId, context);
  return { url: value?.url ?? null, userErrors };
};
