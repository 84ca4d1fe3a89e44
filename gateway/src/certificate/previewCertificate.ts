import type { MutationResolvers } from "../__generated__/resolvers.ts";
import { instantOf } from "../day.ts";
import { projectIdOf } from "../project/projectIdOf.ts";
import { previewCertificate as preview } from "../rest/calls/previewCertificate.ts";
import { attempt } from "../userErrors.ts";
import { folderErrors } from "./folderErrors.ts";
import { folderIdsOf } from "./folderIdsOf.ts";

export const previewCertificate: MutationResolvers["previewCertificate"] = async (_, { input }, { rest, loaders }) => {
  const projectId = projectIdOf(input.projectId);
  const folderIds = folderIdsOf(input.folderIds, projectId);
  const faults = folderErrors(folderIds);
  if (faults.length > 0) return { url: null, userErrors: faults };
  const choice = { activationDate: instantOf(input.activationDate), folderIds };
  const { value, userErrors } = await attempt(preview(rest, await loaders.companyId(), projectId, choice));
  return { url: value?.url ?? null, userErrors };
};
