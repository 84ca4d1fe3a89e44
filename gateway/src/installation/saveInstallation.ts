import type { UserError } from "../__generated__/resolvers.ts";
import type { Context } from "../context.ts";
import type { Body } from "../rest/types.ts";
import { saveOnVersion } from "../version/saveOnVersion.ts";
import { currentInstallation } from "./currentInstallation.ts";
import type { InstallationKey } from "./InstallationKey.ts";
import { updateInstallation } from "./installationApi.ts";
import { installationVersion } from "./installationVersion.ts";

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
    current: () => currentInstallation(key, context),
    save: (ifMatch) => updateInstallation(rest, ids, change, ifMatch).finally(() => loaders.installation.clear(key)),
  });
  return userErrors;
}
