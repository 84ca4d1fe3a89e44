import type { MutationResolvers, PreviewCertificateInput } from "../__generated__/resolvers.ts";
import { instantOf } from "../day.ts";
import { parseProjectId } from "../globalId.ts";
import { chosenFolders, withReplacedFields } from "../replacedFields.ts";
import { previewCertificate as preview } from "./certificateApi.ts";
import { catchFolderErrors, parseFolderIds, validateFolderIds } from "./certificateInput.ts";

export const previewCertificate: MutationResolvers["previewCertificate"] = withReplacedFields(
  chosenFolders,
  async (input: PreviewCertificateInput, context) => {
    const { rest, loaders } = context;
    const projectId = parseProjectId(input.projectId);
    const folderIds = parseFolderIds(input.folderIds ?? [], projectId);
    const faults = validateFolderIds(folderIds);
    if (faults.length > 0) return { url: null, pages: null, userErrors: faults };
    const choice = { activationDate: instantOf(input.activationDate), folderIds };
    const call = preview(rest, { companyId: await loaders.companyId(), projectId }, choice);
    const { value, userErrors } = await catchFolderErrors(call, projectId, context);
    return { url: value?.url ?? null, pages: value?.pages ?? null, userErrors };
  },
);
