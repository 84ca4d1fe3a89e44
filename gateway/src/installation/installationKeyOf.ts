import { clientError } from "../errors.ts";
import { idsOf } from "../globalId.ts";
import type { InstallationKey } from "./InstallationKey.ts";

/**
 * The REST ids in an installation's global id.
 * @throws NOT_FOUND for any other text
 */
export function installationKeyOf(globalId: string): InstallationKey {
  const [projectId, installationId] = idsOf("Installation", globalId) ?? [];
  if (!projectId || !installationId) throw clientError("NOT_FOUND", "There is no installation with this id.");
  return { projectId, installationId };
}
