import type { Language } from "../__generated__/resolvers.ts";
import { sortByTitle } from "../collator.ts";
import type { Context } from "../context.ts";
import { listSignableFolders } from "../rest/calls/listSignableFolders.ts";
import type { RestProject, RestSignableFolder } from "../rest/payloads.ts";
import { inProject } from "./inProject.ts";

/** A project's folder tree with what is activated already (`signed`), or is not yet; sorted by title on every level. */
export async function signableFolders(project: RestProject, signed: boolean, { rest, loaders }: Context) {
  const language = await loaders.language();
  const query = { signed, language };
  const { data } = await listSignableFolders(rest, project.companyId, project.id, query);
  return inProject(sorted(data, language), project.id);
}

function sorted(folders: readonly RestSignableFolder[], language: Language): RestSignableFolder[] {
  return sortByTitle(folders, language).map((folder) => ({
    ...folder,
    installations: sortByTitle(folder.installations, language),
    folders: sorted(folder.folders, language),
  }));
}
