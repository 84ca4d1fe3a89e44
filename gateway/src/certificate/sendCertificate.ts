import type {
  MutationResolvers,
  PreviewCertificateInput,
  ResendCertificateInput,
  SendCertificateInput,
  UserError,
} from "../__generated__/resolvers.ts";
import { instantOf } from "../day.ts";
import { requireIds } from "../globalId.ts";
import { parseIdempotencyKey } from "../idempotency/idempotencyKey.ts";
import { chosenFolders, withReplacedFields } from "../replacedFields.ts";
import { userError } from "../userErrors.ts";
import { validateEmail } from "../validation.ts";
import * as api from "./certificateApi.ts";
import { catchFolderErrors, parseFolderIds, validateFolderIds } from "./certificateInput.ts";

export const previewCertificate: MutationResolvers["previewCertificate"] = withReplacedFields(
  chosenFolders,
  async (input: PreviewCertificateInput, context) => {
    const { rest, loaders } = context;
    const { projectId } = requireIds("Project", input.projectId);
    const folderIds = parseFolderIds(input.folderIds ?? [], projectId);
    const faults = validateFolderIds(folderIds);
    if (faults.length > 0) return { url: null, pages: null, userErrors: faults };
    const body = { activationDate: instantOf(input.activationDate), folderIds };
    const call = api.previewCertificate(rest, { companyId: await loaders.companyId(), projectId }, body);
    const { value, userErrors } = await catchFolderErrors(call, projectId, context);
    return { url: value?.url ?? null, pages: value?.pages ?? null, userErrors };
  },
);

export const sendCertificate: MutationResolvers["sendCertificate"] = withReplacedFields(
  chosenFolders,
  async (input: SendCertificateInput, context) => {
    const { rest, loaders } = context;
    const { projectId } = requireIds("Project", input.projectId);
    const folderIds = parseFolderIds(input.folderIds ?? [], projectId);
    const toEmail = input.toEmail.trim();
    const faults = [...validateFolderIds(folderIds), ...validateEmail(toEmail, "toEmail"), ...validateConsent(input)];
    if (faults.length > 0) return { projectId, archived: false, certificates: [], userErrors: faults };
    const activationDate = instantOf(input.activationDate);
    const body = { activationDate, folderIds, sendCopy: input.sendCopy ?? false, toEmail };
    const key = parseIdempotencyKey(input, context);
    const call = api.signProject(rest, { companyId: await loaders.companyId(), projectId }, body, key);
    const { value, userErrors } = await catchFolderErrors(call, projectId, context);
    loaders.project.clear(projectId);
    return { projectId, archived: value?.archived ?? false, certificates: value?.certificates ?? [], userErrors };
  },
);

function validateConsent({ acceptsDisclaimer }: SendCertificateInput): UserError[] {
  if (acceptsDisclaimer) return [];
  return [userError("DISCLAIMER_NOT_ACCEPTED", "The disclaimer must be accepted", "acceptsDisclaimer")];
}

export const resendCertificate: MutationResolvers["resendCertificate"] = withReplacedFields(
  chosenFolders,
  async (input: ResendCertificateInput, context) => {
    const { rest, loaders } = context;
    const { projectId } = requireIds("Project", input.projectId);
    const folderIds = parseFolderIds(input.folderIds ?? [], projectId);
    const toEmail = input.toEmail.trim();
    const faults = [...validateFolderIds(folderIds, "FOLDER_NOT_ACTIVATED"), ...validateEmail(toEmail, "toEmail")];
    if (faults.length > 0) return { projectId, certificates: [], userErrors: faults };
    const body = { folderIds, sendCopy: input.sendCopy ?? false, toEmail };
    const key = parseIdempotencyKey(input, context);
    const call = api.resendSigned(rest, { companyId: await loaders.companyId(), projectId }, body, key);
    const { value, userErrors } = await catchFolderErrors(call, projectId, context, "FOLDER_NOT_ACTIVATED");
    return { projectId, certificates: value?.certificates ?? [], userErrors };
  },
);
