import type { MutationResolvers } from "../__generated__/resolvers.ts";
import { record } from "./record.ts";
import { stepEntryKeyOf } from "./stepEntryKeyOf.ts";

export const recordAttachments: MutationResolvers["recordAttachments"] = (_, { input }, context) => {
  const attachments = input.attachments.map(({ url, fileName }) => ({ url, fileName }));
  return record(stepEntryKeyOf(input.stepEntryId), { attachments }, context);
};
