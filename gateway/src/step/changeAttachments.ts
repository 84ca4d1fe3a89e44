import type { AttachmentInput, MutationResolvers, UserError } from "../__generated__/resolvers.ts";
import type { Context } from "../context.ts";
import { requireFeature } from "../graphql/features.ts";
import { assertVersion } from "../graphql/version.ts";
import { loadCurrentEntry, parseStepEntryId, sendRecording } from "./sendRecording.ts";
import { toValueVersion } from "./stepFields.ts";

type File = Pick<AttachmentInput, "url" | "fileName" | "keep">;
type Target = { stepEntryId: string; version?: string | null };

export const addAttachment: MutationResolvers["addAttachment"] = async (_, { input }, context) => {
  const { attachment } = input;
  const isAdded = (file: File) => isSameFile(file.url, attachment.url);
  const add = (files: readonly File[]) =>
    files.some(isAdded)
      ? files.map((file) => (isAdded(file) ? { ...file, keep: attachment.keep } : file))
      : [...files, attachment];
  const { userErrors, ...payload } = await changeAttachments(input, add, context);
  return { ...payload, userErrors: userErrors.map(renameFileField) };
};

// REST names a file by its index in the list; the input has one file.
function renameFileField(error: UserError): UserError {
  return { ...error, field: error.field?.replace(/^attachments\.\d+\./, "attachment.") };
}

export const removeAttachment: MutationResolvers["removeAttachment"] = (_, { input }, context) =>
  changeAttachments(input, (files) => files.filter(({ url }) => !isSameFile(url, input.url)), context);

/** Replaces the whole list of attachments. */
export const recordAttachments: MutationResolvers["recordAttachments"] = async (_, { input }, context) => {
  assertVersion(input.version);
  const attachments = await toRestFiles(input.attachments, context);
  const versions = input.version ? { attachments: input.version } : {};
  return sendRecording(parseStepEntryId(input.stepEntryId), { data: { attachments }, versions }, context);
};

const tries = 3;

/** REST replaces the whole list. Without a version, a list that changed meanwhile is read again, up to twice. */
async function changeAttachments(
  { stepEntryId, version }: Target,
  change: (files: readonly File[]) => readonly File[],
  context: Context,
) {
  assertVersion(version);
  const key = parseStepEntryId(stepEntryId);
  for (let attempt = 1; ; attempt += 1) {
    const entry = await loadCurrentEntry(key, context);
    const attachments = await toRestFiles(change(entry.data.attachments ?? []), context);
    const versions = { attachments: version ?? toValueVersion(entry, "attachments") };
    const payload = await sendRecording(key, { data: { attachments }, versions }, context);
    const isConflict = payload.userErrors.some(({ code }) => code === "CONFLICT");
    if (!isConflict || version || attempt === tries) return payload;
  }
}

async function toRestFiles(files: readonly File[], context: Context) {
  if (files.some(({ keep }) => keep)) await requireFeature(context, "photoProof");
  return files.map(({ url, fileName, keep }) => ({ url, fileName, ...(keep && { keep }) }));
}

/** Ignores the query, because links are signed anew at each read. */
function isSameFile(one: string, other: string): boolean {
  return one.split("?")[0] === other.split("?")[0];
}
