import type { MutationResolvers } from "../__generated__/resolvers.ts";
import { instantOf } from "../day.ts";
import { projectIdOf } from "../project/projectIdOf.ts";
import { previewCertificate as preview } from "../rest/calls/previewCertificate.ts";
import { attempt } from "../userErrors.ts";
import { folderErrors } from "./folderErrors.ts";

export const previewCertificate: MutationResolvers["previewCertificate"] = async (_, { input }, { rest, loaders }) => {
  const projectId = projectIdOf(input.projectId);
  const faults = folderErrors(input.folderIds);
  if (faults.length > 0) return { url: null, userErrors: faults };
  const choice = { activationDate: instantOf(input.activationDate), folderIds: [...new Set(input.folderIds)] };
  const { value, userErrors } = await attempt(preview(rest, await loaders.companyId(), projectId, choice));
  return { url: value?.url ?? null, userErrors };
};
