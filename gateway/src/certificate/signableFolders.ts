import type { Language } from "../__generated__/resolvers.ts";
import { sortByTitle } from "../collator.ts";
import type { Context } from "../context.ts";
import type { RestProject, RestSignableFolder } from "../rest/types.ts";
import { listSignableFolders } from "./certificateApi.ts";

export type InProject = { projectId: string };

/** Tells each of which project it is. */
export function inProject<T>(parts: readonly T[], projectId: string): (T & InProject)[] {
  return parts.map((part) => ({ ...part, projectId }));
}

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

/** Every certificate of a project, out of the tree in which the service gives them. */
export async function certificatesOf(project: RestProject, context: Context) {
  const folders = withAllBelow(await signableFolders(project, true, context));
  return inProject(sortByNewest(folders.flatMap(({ certificates }) => certificates)), project.id);
}

function withAllBelow(folders: readonly RestSignableFolder[]): RestSignableFolder[] {
  return folders.flatMap((folder) => [folder, ...withAllBelow(folder.folders)]);
}

type Sent = { sentAt: string; number: string };

/** Certificates by the time of their sending, those of one moment by their number. */
export function sortByNewest<T extends Sent>(certificates: readonly T[]): T[] {
  return certificates.toSorted((a, b) => descending(a.sentAt, b.sentAt) || descending(a.number, b.number));
}

function descending(a: string, b: string): number {
  return a === b ? 0 : a < b ? 1 : -1;
}
