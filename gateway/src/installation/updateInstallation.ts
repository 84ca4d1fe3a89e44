import type { MutationResolvers, UserError } from "../__generated__/resolvers.ts";
import type { Context } from "../context.ts";
import { type InstallationKey, parseInstallationId } from "../globalId.ts";
import type { Body } from "../rest/types.ts";
import { saveOnVersion } from "../version/saveOnVersion.ts";
import { installationVersion, loadCurrentInstallation } from "./Installation.ts";
import { updateInstallation as update } from "./installationApi.ts";
import { parseInstallationInput } from "./installationInput.ts";

export const updateInstallation: MutationResolvers["updateInstallation"] = async (_, { input }, context) => {
  const installationKey = parseInstallationId(input.installationId);
  const { body, userErrors: faults } = parseInstallationInput(input);
  if (faults.length > 0) return { installationKey, userErrors: faults };
  return { installationKey, userErrors: await saveInstallation(installationKey, body, input.version, context) };
};

/** Saves a change of an installation that was made on `version`. What it is then is read when it is asked for. */
export async function saveInstallation(
  key: InstallationKey,
  change: Body<"updateInstallation">,
  version: string | null | undefined,
  context: Context,
): Promise<UserError[]> {
  const { rest, loaders } = context;
  const ids = { companyId: await loaders.companyId(), ...key };
  const { userErrors } = await saveOnVersion({
    version,
    versionOf: installationVersion,
    current: () => loadCurrentInstallation(key, context),
    save: (ifMatch) => update(rest, ids, change, ifMatch).finally(() => loaders.installation.clear(key)),
  });
  return userErrors;
}
