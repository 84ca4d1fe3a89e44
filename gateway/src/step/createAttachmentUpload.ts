import type { MutationResolvers } from "../__generated__/resolvers.ts";
import { clientError } from "../errors.ts";
import { installationKeyOf } from "../installation/installationKeyOf.ts";
import { createAttachmentUpload as createUpload } from "../rest/calls/createAttachmentUpload.ts";
import { attempt } from "../userErrors.ts";

export const createAttachmentUpload: MutationResolvers["createAttachmentUpload"] = async (_, { input }, context) => {
  const { rest, loaders, services } = context;
  const ids = { companyId: await loaders.companyId(), ...installationKeyOf(input.installationId) };
  const { fileName, contentType, size } = input;
  const { value, userErrors } = await attempt(createUpload(rest, ids, { fileName, contentType, size }));
  if (value && new URL(value.url).origin !== services.config.filesOrigin) {
    services.log.error({ origin: new URL(value.url).origin }, "an upload link leads elsewhere than FILES_ORIGIN");
    throw clientError("UPSTREAM_ERROR", "The file service gave an address that is not trusted. Nothing was uploaded.");
  }
  return { uploadUrl: value?.url ?? null, fileUrl: value?.fileUrl ?? null, userErrors };
};
