import type { RestFolderSummary } from "../rest/payloads.ts";
import { versionOf } from "../version/versionOf.ts";

export function folderVersion({ version, title }: RestFolderSummary): string {
  return versionOf(version, [title]);
}
