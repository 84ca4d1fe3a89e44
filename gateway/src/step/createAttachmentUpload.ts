import type { MutationResolvers } from "../__generated__/resolvers.ts";
import { installationKeyOf } from "../installation/installationKeyOf.ts";
import { createAttachmentUpload as createUpload } from "../rest/calls/createAttachmentUpload.ts";
import { uploadLinks } from "../uploadLinks.ts";
import { attempt } from "../userErrors.ts";

export const createAttachmentUpload: MutationResolvers["createAttachmentUpload"] = async (_, { input }, context) => {
  const { rest, loaders } = context;
  const installation = installationKeyOf(input.installationId);
  const ids = { companyId: await loaders.companyId(), ...installation };
  const { fileName, contentType, size } = input;
  const { value, userErrors } = await attempt(createUpload(rest, ids, { fileName, contentType, size }));
  return { ...uploadLinks(value, context), userErrors };
};
