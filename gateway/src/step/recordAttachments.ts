import type { MutationResolvers } from "../__generated__/resolvers.ts";
import { record } from "./record.ts";
import { parseStepEntryId } from "./StepEntry.ts";
import { versionsByField } from "./stepVersions.ts";

export const recordAttachments: MutationResolvers["recordAttachments"] = (_, { input }, context) => {
  const attachments = input.attachments.map(({ url, fileName }) => ({ url, fileName }));
  const versions = input.version ? versionsByField([{ field: "ATTACHMENTS", version: input.version }]) : {};
  return record(parseStepEntryId(input.stepEntryId), { attachments }, versions, context);
};
