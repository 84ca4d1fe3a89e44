import type { MutationResolvers, SendCertificateInput, UserError } from "../__generated__/resolvers.ts";
import { instantOf } from "../day.ts";
import { parseProjectId } from "../globalId.ts";
import { idempotencyKeyOf } from "../idempotency/idempotencyKeyOf.ts";
import { chosenFolders, withReplacedFields } from "../replacedFields.ts";
import { userError } from "../userErrors.ts";
import { validateEmail } from "../validation.ts";
import { signProject } from "./certificateApi.ts";
import { catchFolderErrors, parseFolderIds, validateFolderIds } from "./certificateInput.ts";

export const sendCertificate: MutationResolvers["sendCertificate"] = withReplacedFields(
  chosenFolders,
  async (input: SendCertificateInput, context) => {
    const { rest, loaders } = context;
    const projectId = parseProjectId(input.projectId);
    const folderIds = parseFolderIds(input.folderIds ?? [], projectId);
    const faults = validateSending({ ...input, folderIds });
    if (faults.length > 0) return { projectId, archived: false, certificates: [], userErrors: faults };
    const sending = {
      activationDate: instantOf(input.activationDate),
      folderIds,
      sendCopy: input.sendCopy ?? false,
      toEmail: input.toEmail.trim(),
    };
    const key = idempotencyKeyOf(input, context);
    const call = signProject(rest, { companyId: await loaders.companyId(), projectId }, sending, key);
    const { value, userErrors } = await catchFolderErrors(call, projectId, context);
    loaders.project.clear(projectId);
    return { projectId, archived: value?.archived ?? false, certificates: value?.certificates ?? [], userErrors };
  },
);

type Checked = Pick<SendCertificateInput, "toEmail" | "acceptsDisclaimer"> & { folderIds: string[] };

function validateSending({ folderIds, toEmail, acceptsDisclaimer }: Checked): UserError[] {
  return [
    ...validateFolderIds(folderIds),
    ...validateEmail(toEmail.trim(), "toEmail"),
    ...(acceptsDisclaimer
      ? []
      : [userError("DISCLAIMER_NOT_ACCEPTED", "The disclaimer must be accepted", "acceptsDisclaimer")]),
  ];
}
