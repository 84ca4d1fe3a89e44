import type { MutationResolvers } from "../__generated__/resolvers.ts";
import { installationForm } from "./installationForm.ts";
import { installationKeyOf } from "./installationKeyOf.ts";
import { saveInstallation } from "./saveInstallation.ts";

export const updateInstallation: MutationResolvers["updateInstallation"] = async (_, { input }, context) => {
  const changed = installationKeyOf(input.installationId);
  const { body, userErrors: faults } = installationForm(input);
  if (faults.length > 0) return { changed, userErrors: faults };
  return { changed, userErrors: await saveInstallation(changed, body, input.version, context) };
};
