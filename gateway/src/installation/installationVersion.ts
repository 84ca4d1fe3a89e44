import type { RestInstallation } from "../rest/types.ts";
import { versionOf } from "../version/versionOf.ts";

export function installationVersion(installation: RestInstallation): string {
  const { version, title, installerId, folderId, completedAt, activatedAt } = installation;
  return versionOf(version, [title, installerId, folderId, completedAt, activatedAt]);
}
