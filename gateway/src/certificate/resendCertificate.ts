import type { MutationResolvers } from "../__generated__/resolvers.ts";
import { idempotencyKeyOf } from "../idempotency/idempotencyKeyOf.ts";
import { emailErrors } from "../isEmail.ts";
import { projectIdOf } from "../project/projectIdOf.ts";
import { attemptWithFolders } from "./attemptWithFolders.ts";
import { resendSigned } from "./certificateApi.ts";
import { folderErrors } from "./folderErrors.ts";
import { folderIdsOf } from "./folderIdsOf.ts";

export const resendCertificate: MutationResolvers["resendCertificate"] = async (_, { input }, context) => {
  const { rest, loaders } = context;
  const projectId = projectIdOf(input.projectId);
  const folderIds = folderIdsOf(input.folderIds, projectId);
  const toEmail = input.toEmail.trim();
  const faults = folderErrors(folderIds, "FOLDER_NOT_ACTIVATED");
  faults.push(...emailErrors(toEmail, "toEmail"));
  if (faults.length > 0) return { projectId, certificates: [], userErrors: faults };
  const sending = { folderIds, sendCopy: input.sendCopy ?? false, toEmail };
  const key = idempotencyKeyOf(input, context);
  const call = resendSigned(rest, { companyId: await loaders.companyId(), projectId }, sending, key);
  const { value, userErrors } = await attemptWithFolders(call, projectId, context, "FOLDER_NOT_ACTIVATED");
  return { projectId, certificates: value?.certificates ?? [], userErrors };
};
