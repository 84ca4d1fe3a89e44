import type { Language } from "../__generated__/resolvers.ts";
import { sortByTitle } from "../collator.ts";
import type { Context } from "../context.ts";
import type { RestProject, RestSignableFolder } from "../rest/types.ts";
import { listSignableFolders } from "./certificateApi.ts";
import { inProject } from "./inProject.ts";

/** A project's folder tree with what is activated already (`signed`), or is not yet; sorted by title on every level. */
export async function signableFolders(project: RestProject, signed: boolean, { rest, loaders }: Context) {
  const language = await loaders.language();
  const ids = { companyId: project.companyId, projectId: project.id };
  const { data } = await listSignableFolders(rest, ids, { signed, language });
  return inProject(sorted(data, language), project.id);
}

function sorted(folders: readonly RestSignableFolder[], language: Language): RestSignableFolder[] {
  return sortByTitle(folders, language).map((folder) => ({
    ...folder,
    installations: sortByTitle(folder.installations, language),
    folders: sorted(folder.folders, language),
  }));
}
