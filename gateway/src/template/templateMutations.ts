import type { MutationResolvers, UserError } from "../__generated__/resolvers.ts";
import { requireIds } from "../graphql/globalId.ts";
import { payloadOf } from "../graphql/userErrors.ts";
import { parseIdempotencyKey, requireFields } from "../graphql/validation.ts";
import { saveOnVersion } from "../graphql/version.ts";
import { requireFound } from "../rest/errors.ts";
import type { RestTemplateSummary } from "../rest/types.ts";

export const unknownTemplate = "There is no template with this id.";

export const createTemplate: MutationResolvers["createTemplate"] = async (_, { input }, context) => {
  const { rest } = context;
  const folderKey = requireIds("Folder", input.folderId);
  const name = input.name.trim();
  const faults = validateName(name);
  if (faults.length > 0) return { template: null, userErrors: faults };
  const idempotencyKey = parseIdempotencyKey(input, context);
  const call = rest.call("createTemplate", { body: { name, ...folderKey }, idempotencyKey });
  return payloadOf("template", call);
};

export const renameTemplate: MutationResolvers["renameTemplate"] = async (_, { input }, { rest, loaders }) => {
  const { templateId } = requireIds("Template", input.templateId);
  const name = input.name.trim();
  const faults = validateName(name);
  if (faults.length > 0) return { template: null, userErrors: faults };
  const saved = saveOnVersion<RestTemplateSummary>({
    version: input.version,
    toVersion: ({ version }) => version,
    loadCurrent: async () => requireFound(await loaders.template.clear(templateId).load(templateId), unknownTemplate),
    save: (ifMatch) => rest.call("updateTemplate", { templateId, body: { name }, ifMatch }),
  });
  const { value, userErrors } = await saved;
  return { template: value, userErrors };
};

export const deleteTemplate: MutationResolvers["deleteTemplate"] = async (_, { input }, { rest }) => {
  const { templateId } = requireIds("Template", input.templateId);
  await rest.call("deleteTemplate", { templateId });
  return { deletedTemplateId: input.templateId, userErrors: [] };
};

function validateName(name: string): UserError[] {
  return requireFields({ name }, { name: ["NAME_REQUIRED", "Template name is required"] });
}
