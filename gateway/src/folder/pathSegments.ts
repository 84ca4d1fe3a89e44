import type { RestFolderSummary } from "../rest/types.ts";
import type { PathSegmentSource } from "./PathSegmentSource.ts";

/** REST starts a path with the project, whose id is no folder's. */
export function pathSegments(path: RestFolderSummary["path"]): PathSegmentSource[] {
  return path.map(({ id, title }, index) => ({ title, folderId: index === 0 ? null : id }));
}
