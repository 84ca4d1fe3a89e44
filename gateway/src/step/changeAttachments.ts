import type { AttachmentInput, MutationResolvers, UserError } from "../__generated__/resolvers.ts";
import type { Context } from "../context.ts";
import { assertVersion } from "../graphql/version.ts";
import { loadCurrentEntry, parseStepEntryId, sendRecording } from "./sendRecording.ts";
import { toValueVersion } from "./stepFields.ts";

type Files = readonly Pick<AttachmentInput, "url" | "fileName">[];
type Target = { stepEntryId: string; version?: string | null };

export const addAttachment: MutationResolvers["addAttachment"] = async (_, { input }, context) => {
  const { url, fileName } = input.attachment;
  const add = (files: Files) =>
    files.some((file) => isSameFile(file.url, url)) ? files : [...files, { url, fileName }];
  const { userErrors, ...payload } = await changeAttachments(input, add, context);
  return { ...payload, userErrors: userErrors.map(withInputField) };
};

// REST names a file by its index in the list; the input has one file.
function withInputField(error: UserError): UserError {
  return { ...error, field: error.field?.replace(/^attachments\.\d+\./, "attachment.") };
}

export const removeAttachment: MutationResolvers["removeAttachment"] = (_, { input }, context) =>
  changeAttachments(input, (files) => files.filter(({ url }) => !isSameFile(url, input.url)), context);

/** Replaces the whole list. */
export const recordAttachments: MutationResolvers["recordAttachments"] = (_, { input }, context) => {
  assertVersion(input.version);
  const attachments = input.attachments.map(({ url, fileName }) => ({ url, fileName }));
  const versions = input.version ? { attachments: input.version } : {};
  return sendRecording(parseStepEntryId(input.stepEntryId), { data: { attachments }, versions }, context);
};

const tries = 3;

/** REST replaces the whole list. After another person's change it is therefore read again, unless the input has a version. */
async function changeAttachments({ stepEntryId, version }: Target, change: (files: Files) => Files, context: Context) {
  assertVersion(version);
  const key = parseStepEntryId(stepEntryId);
  for (let attempt = 1; ; attempt += 1) {
    const entry = await loadCurrentEntry(key, context);
    const attachments = change(entry.data.attachments ?? []).map(({ url, fileName }) => ({ url, fileName }));
    const versions = { attachments: version ?? toValueVersion(entry, "attachments") };
    const payload = await sendRecording(key, { data: { attachments }, versions }, context);
    const isConflict = payload.userErrors.some(({ code }) => code === "CONFLICT");
    if (!isConflict || version || attempt === tries) return payload;
  }
}

/** Links are signed anew at each read. */
function isSameFile(one: string, other: string): boolean {
  return one.split("?")[0] === other.split("?")[0];
}
