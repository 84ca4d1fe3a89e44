import { extname } from "node:path";
import type { MutationResolvers } from "../__generated__/resolvers.ts";
import { requireIds } from "../graphql/globalId.ts";
import { catchUserErrors, userError } from "../graphql/userErrors.ts";
import { createAttachmentUpload as createUpload } from "./stepApi.ts";
import { uploadLinks } from "./uploadLinks.ts";

const unknownType = "application/octet-stream";
const typesByEnding = new Map([
  [".jpg", "image/jpeg"],
  [".jpeg", "image/jpeg"],
  [".png", "image/png"],
  [".gif", "image/gif"],
  [".svg", "image/svg+xml"],
  [".pdf", "application/pdf"],
]);
/** Names that older browsers and some systems have for the same types; a REST service may know the registered ones alone. */
const aliases = new Map([
  ["image/jpg", "image/jpeg"],
  ["image/pjpeg", "image/jpeg"],
  ["image/x-png", "image/png"],
  ["application/x-pdf", "application/pdf"],
]);

export const createAttachmentUpload: MutationResolvers["createAttachmentUpload"] = async (_, { input }, context) => {
  const { rest, loaders } = context;
  const installationKey = requireIds("Installation", input.installationId);
  const ids = { companyId: await loaders.companyId(), ...installationKey };
  const { fileName, size } = input;
  const contentType = aliases.get(input.contentType.toLowerCase()) ?? input.contentType;
  const expected = typesByEnding.get(extname(fileName).toLowerCase());
  if (expected !== undefined && ![expected, unknownType].includes(contentType.toLowerCase())) {
    const message = `A file of this name is ${expected}.`;
    return { ...uploadLinks(null, context), userErrors: [userError("FILE_TYPE_NOT_ALLOWED", message, "contentType")] };
  }
  const { value, userErrors } = await catchUserErrors(createUpload(rest, ids, { fileName, contentType, size }));
  return { ...uploadLinks(value, context), userErrors };
};
