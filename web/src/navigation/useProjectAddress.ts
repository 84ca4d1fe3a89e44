import { useLocation, useParams } from "react-router";
import { listSearch } from "./listSearch.ts";
import { param } from "./param.ts";
import type { ProjectListName } from "./projectListName.ts";

export function useProjectAddress() {
  const projectId = param(useParams(), "projectId");
  const list: ProjectListName = useLocation().pathname.startsWith("/projects/archived/") ? "archived" : "ongoing";
  const listPath = `/projects/${list}`;
  const projectPath = `${listPath}/${encodeURIComponent(projectId)}`;
  const folderPath = (folderId: string) => `${projectPath}/folder/${encodeURIComponent(folderId)}`;
  return { projectId, list, listAddress: `${listPath}${listSearch(list)}`, projectPath, folderPath };
}
