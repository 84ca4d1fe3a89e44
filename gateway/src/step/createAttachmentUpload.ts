import { extname } from "node:path";
import type { CreateAttachmentUploadInput, MutationResolvers } from "../__generated__/resolvers.ts";
import type { Context } from "../context.ts";
import { requireFeature } from "../graphql/features.ts";
import { requireIds } from "../graphql/globalId.ts";
import { type Attempt, catchUserErrors, userError } from "../graphql/userErrors.ts";
import { givenFields } from "../graphql/validation.ts";
import { clientError } from "../rest/errors.ts";
import type { Answer, Body } from "../rest/types.ts";

const unknownType = "application/octet-stream";
const typesByEnding = new Map([
  [".jpg", "image/jpeg"],
  [".jpeg", "image/jpeg"],
  [".png", "image/png"],
  [".gif", "image/gif"],
  [".svg", "image/svg+xml"],
  [".pdf", "application/pdf"],
]);
/** Older browsers and some systems use these names; a service may know only the registered ones. */
const aliases = new Map([
  ["image/jpg", "image/jpeg"],
  ["image/pjpeg", "image/jpeg"],
  ["image/x-png", "image/png"],
  ["application/x-pdf", "application/pdf"],
]);

export const createAttachmentUpload: MutationResolvers["createAttachmentUpload"] = async (_, { input }, context) => {
  const { rest } = context;
  const installationKey = requireIds("Installation", input.installationId);
  return toUpload(input, context, (body) =>
    catchUserErrors(rest.call("createAttachmentUpload", { ...installationKey, body })),
  );
};

type GivenFile = Omit<CreateAttachmentUploadInput, "installationId">;
type Create = (file: Body<"createAttachmentUpload">) => Promise<Attempt<Upload>>;

/** Refuses a file whose type does not fit its name, else asks for upload links. */
export async function toUpload(file: GivenFile, context: Context, create: Create) {
  const { fileName, size } = file;
  const contentType = aliases.get(file.contentType.toLowerCase()) ?? file.contentType;
  const expected = typesByEnding.get(extname(fileName).toLowerCase());
  if (expected !== undefined && ![expected, unknownType].includes(contentType.toLowerCase())) {
    const message = `A file of this name is ${expected}.`;
    const fault = userError("FILE_TYPE_NOT_ALLOWED", message, "contentType");
    return { uploadUrl: null, fileUrl: null, userErrors: [fault] };
  }
  const proof = await parseProof(file, context);
  return linksOf(create({ fileName, contentType, size, ...proof }), context);
}

async function parseProof({ chosenSha256, takenAt, origin, addingKey }: GivenFile, context: Context) {
  const proof = givenFields({
    chosenSha256: chosenSha256 || undefined,
    takenAt: takenAt || undefined,
    origin,
    addingKey: addingKey || undefined,
  });
  if (Object.keys(proof).length > 0) await requireFeature(context, "photoProof");
  return proof;
}

type Upload = Answer<"createAttachmentUpload">;

export async function linksOf(attempt: Promise<Attempt<Upload>>, context: Context) {
  const { value, userErrors } = await attempt;
  if (value === null) return { uploadUrl: null, fileUrl: null, userErrors };
  return { uploadUrl: requireFilesOrigin(value.url, context), fileUrl: value.fileUrl, userErrors };
}

function requireFilesOrigin(url: string, { services }: Context): string {
  const { origin } = new URL(url);
  if (origin === services.config.filesOrigin) return url;
  services.log.error({ origin }, "an upload link leads elsewhere than FILES_ORIGIN");
  throw clientError("UPSTREAM_ERROR", "The file service gave an address that is not trusted. Nothing was uploaded.");
}

export const createUploadParts: MutationResolvers["createUploadParts"] = async (_, { input }, context) => {
  const { installationId, fileUrl } = input;
  const ids = requireIds("Installation", installationId);
  const { value, userErrors } = await catchUserErrors(
    context.rest.call("createUploadParts", { ...ids, body: { fileUrl } }),
  );
  const parts = value?.parts ?? [];
  return {
    parts: parts.map(({ url, ...part }) => ({ ...part, uploadUrl: requireFilesOrigin(url, context) })),
    joinUrl: value?.joinUrl ? requireFilesOrigin(value.joinUrl, context) : null,
    userErrors,
  };
};
