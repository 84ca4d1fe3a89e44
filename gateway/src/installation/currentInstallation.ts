import type { Context } from "../context.ts";
import { clientError } from "../errors.ts";
import type { RestInstallationDetail } from "../rest/types.ts";
import type { InstallationKey } from "./InstallationKey.ts";

/**
 * The installation as it stands now, whatever was read before in the same operation.
 * @throws NOT_FOUND
 */
export async function currentInstallation(
  key: InstallationKey,
  { loaders }: Pick<Context, "loaders">,
): Promise<RestInstallationDetail> {
  const installation = await loaders.installation.clear(key).load(key);
  if (!installation) throw clientError("NOT_FOUND", "There is no installation with this id.");
  return installation;
}
