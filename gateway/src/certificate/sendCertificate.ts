import type { MutationResolvers, SendCertificateInput, UserError } from "../__generated__/resolvers.ts";
import { instantOf } from "../day.ts";
import { idempotencyKeyOf } from "../idempotency/idempotencyKeyOf.ts";
import { emailErrors } from "../isEmail.ts";
import { projectIdOf } from "../project/projectIdOf.ts";
import { userError } from "../userErrors.ts";
import { attemptWithFolders } from "./attemptWithFolders.ts";
import { signProject } from "./certificateApi.ts";
import { folderErrors } from "./folderErrors.ts";
import { folderIdsOf } from "./folderIdsOf.ts";

export const sendCertificate: MutationResolvers["sendCertificate"] = async (_, { input }, context) => {
  const { rest, loaders } = context;
  const projectId = projectIdOf(input.projectId);
  const folderIds = folderIdsOf(input.folderIds, projectId);
  const faults = faultsOf({ ...input, folderIds });
  if (faults.length > 0) return { projectId, archived: false, certificates: [], userErrors: faults };
  const sending = {
    activationDate: instantOf(input.activationDate),
    folderIds,
    sendCopy: input.sendCopy ?? false,
    toEmail: input.toEmail.trim(),
  };
  const key = idempotencyKeyOf(input, context);
  const call = signProject(rest, { companyId: await loaders.companyId(), projectId }, sending, key);
  const { value, userErrors } = await attemptWithFolders(call, projectId, context);
  loaders.project.clear(projectId);
  return { projectId, archived: value?.archived ?? false, certificates: value?.certificates ?? [], userErrors };
};

function faultsOf({ folderIds, toEmail, acceptsDisclaimer }: SendCertificateInput): UserError[] {
  return [
    ...folderErrors(folderIds),
    ...emailErrors(toEmail.trim(), "toEmail"),
    ...(acceptsDisclaimer
      ? []
      : [userError("DISCLAIMER_NOT_ACCEPTED", "The disclaimer must be accepted", "acceptsDisclaimer")]),
  ];
}
