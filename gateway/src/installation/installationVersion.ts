import type { RestInstallation } from "../rest/payloads.ts";
import { versionOf } from "../version/versionOf.ts";

export function installationVersion(installation: RestInstallation): string {
  const { version, title, installerId, folderId, completedAt, activatedAt } = installation;
  return versionOf(version, [title, installerId, folderId, completedAt, activatedAt]);
}
