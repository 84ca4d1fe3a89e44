import type { Context } from "../context.ts";
import type { RestProject, RestSignableFolder } from "../rest/types.ts";
import { inProject } from "./inProject.ts";
import { latestFirst } from "./latestFirst.ts";
import { signableFolders } from "./signableFolders.ts";

/** Every certificate of a project, out of the tree in which the service gives them. */
export async function certificatesOf(project: RestProject, context: Context) {
  const folders = withAllBelow(await signableFolders(project, true, context));
  return inProject(latestFirst(folders.flatMap(({ certificates }) => certificates)), project.id);
}

function withAllBelow(folders: readonly RestSignableFolder[]): RestSignableFolder[] {
  return folders.flatMap((folder) => [folder, ...withAllBelow(folder.folders)]);
}
