import type {
  MutationResolvers,
  PreviewCertificateInput,
  ResendCertificateInput,
  SendCertificateInput,
} from "../__generated__/resolvers.ts";
import { folderIdsByFolders, withReplacedFields } from "../graphql/replacedFields.ts";
import { instantOf } from "../graphql/scalars.ts";
import { parseIdempotencyKey, validateDisclaimer, validateEmail } from "../graphql/validation.ts";
import { toInProject } from "./Certificate.ts";
import { callWithFolders } from "./certificateInput.ts";

export const previewCertificate: MutationResolvers["previewCertificate"] = withReplacedFields(
  folderIdsByFolders,
  async (input: PreviewCertificateInput, context) => {
    const activationDate = instantOf(input.activationDate);
    const { value, userErrors } = await callWithFolders(input, context, {
      call: (projectId, folderIds) =>
        context.rest.call("previewCertificate", { projectId, body: { activationDate, folderIds } }),
    });
    return { url: value?.url ?? null, pages: value?.pages ?? null, userErrors };
  },
);

export const sendCertificate: MutationResolvers["sendCertificate"] = withReplacedFields(
  folderIdsByFolders,
  async (input: SendCertificateInput, context) => {
    const { rest, loaders } = context;
    const idempotencyKey = parseIdempotencyKey(input, context);
    const toEmail = input.toEmail.trim();
    const body = { activationDate: instantOf(input.activationDate), sendCopy: input.sendCopy ?? false, toEmail };
    const { projectId, value, userErrors } = await callWithFolders(input, context, {
      call: (projectId, folderIds) =>
        rest.call("signProject", { projectId, body: { ...body, folderIds }, idempotencyKey }),
      faults: [...validateEmail(toEmail, "toEmail"), ...validateDisclaimer(input)],
    });
    const certificates = toInProject(value?.certificates ?? [], projectId);
    const project = () => loaders.project.load(projectId);
    return { project, archived: value?.archived ?? false, certificates, userErrors };
  },
);

export const resendCertificate: MutationResolvers["resendCertificate"] = withReplacedFields(
  folderIdsByFolders,
  async (input: ResendCertificateInput, context) => {
    const idempotencyKey = parseIdempotencyKey(input, context);
    const toEmail = input.toEmail.trim();
    // Leaves out a false value, because services without owner's codes do not know the field.
    const replaced = input.replaceOwnerCode ? { replaceOwnerCode: true } : {};
    const body = { sendCopy: input.sendCopy ?? false, toEmail, ...replaced };
    const { projectId, value, userErrors } = await callWithFolders(input, context, {
      call: (projectId, folderIds) =>
        context.rest.call("resendSigned", { projectId, body: { ...body, folderIds }, idempotencyKey }),
      faults: validateEmail(toEmail, "toEmail"),
      unknown: "FOLDER_NOT_ACTIVATED",
    });
    const certificates = toInProject(value?.certificates ?? [], projectId);
    return { project: () => context.loaders.project.load(projectId), certificates, userErrors };
  },
);
