import type { RestFolderSummary } from "../rest/types.ts";
import { versionOf } from "../version/versionOf.ts";

export function folderVersion({ version, title }: RestFolderSummary): string {
  return versionOf(version, [title]);
}
