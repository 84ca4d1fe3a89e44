import type { MutationResolvers } from "../__generated__/resolvers.ts";
import { updateInstallation as update } from "../rest/calls/updateInstallation.ts";
import { attempt } from "../userErrors.ts";
import { installationForm } from "./installationForm.ts";
import { installationKeyOf } from "./installationKeyOf.ts";

export const updateInstallation: MutationResolvers["updateInstallation"] = async (_, { input }, { rest, loaders }) => {
  const changed = installationKeyOf(input.installationId);
  const { body, userErrors: faults } = installationForm(input);
  if (faults.length > 0) return { changed, userErrors: faults };
  const ids = { companyId: await loaders.companyId(), ...changed };
  const { userErrors } = await attempt(update(rest, ids, body));
  loaders.installation.clear(changed);
  return { changed, userErrors };
};
