import type { MutationResolvers, ResendCertificateInput } from "../__generated__/resolvers.ts";
import { parseProjectId } from "../globalId.ts";
import { idempotencyKeyOf } from "../idempotency/idempotencyKeyOf.ts";
import { chosenFolders, withReplacedFields } from "../replacedFields.ts";
import { validateEmail } from "../validation.ts";
import { resendSigned } from "./certificateApi.ts";
import { catchFolderErrors, parseFolderIds, validateFolderIds } from "./certificateInput.ts";

export const resendCertificate: MutationResolvers["resendCertificate"] = withReplacedFields(
  chosenFolders,
  async (input: ResendCertificateInput, context) => {
    const { rest, loaders } = context;
    const projectId = parseProjectId(input.projectId);
    const folderIds = parseFolderIds(input.folderIds ?? [], projectId);
    const toEmail = input.toEmail.trim();
    const faults = validateFolderIds(folderIds, "FOLDER_NOT_ACTIVATED");
    faults.push(...validateEmail(toEmail, "toEmail"));
    if (faults.length > 0) return { projectId, certificates: [], userErrors: faults };
    const sending = { folderIds, sendCopy: input.sendCopy ?? false, toEmail };
    const key = idempotencyKeyOf(input, context);
    const call = resendSigned(rest, { companyId: await loaders.companyId(), projectId }, sending, key);
    const { value, userErrors } = await catchFolderErrors(call, projectId, context, "FOLDER_NOT_ACTIVATED");
    return { projectId, certificates: value?.certificates ?? [], userErrors };
  },
);
