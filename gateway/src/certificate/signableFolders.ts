import type { Language } from "../__generated__/resolvers.ts";
import { sortByTitle } from "../collator.ts";
import type { Context } from "../context.ts";
import type { RestProject, RestSignableFolder } from "../rest/types.ts";
import { listSignableFolders } from "./certificateApi.ts";

export type InProject = { projectId: string };

export function toInProject<T>(parts: readonly T[], projectId: string): (T & InProject)[] {
  return parts.map((part) => ({ ...part, projectId }));
}

/** A project's folder tree with what is activated already (`signed`) or is not yet, sorted by title on every level. */
export async function loadSignableFolders(project: RestProject, signed: boolean, { rest, loaders }: Context) {
  const language = await loaders.language();
  const ids = { companyId: project.companyId, projectId: project.id };
  const { data } = await listSignableFolders(rest, ids, { signed, language });
  return toInProject(sortTree(data, language), project.id);
}

function sortTree(folders: readonly RestSignableFolder[], language: Language): RestSignableFolder[] {
  return sortByTitle(folders, language).map((folder) => ({
    ...folder,
    installations: sortByTitle(folder.installations, language),
    folders: sortTree(folder.folders, language),
  }));
}

export async function loadCertificates(project: RestProject, context: Context) {
  const folders = flattenTree(await loadSignableFolders(project, true, context));
  return toInProject(sortByNewest(folders.flatMap(({ certificates }) => certificates)), project.id);
}

function flattenTree(folders: readonly RestSignableFolder[]): RestSignableFolder[] {
  return folders.flatMap((folder) => [folder, ...flattenTree(folder.folders)]);
}

/** Certificates of one moment by their number. */
export function sortByNewest<T extends { sentAt: string; number: string }>(certificates: readonly T[]): T[] {
  return certificates.toSorted(
    (a, b) => compareDescending(a.sentAt, b.sentAt) || compareDescending(a.number, b.number),
  );
}

function compareDescending(a: string, b: string): number {
  return a === b ? 0 : a < b ? 1 : -1;
}
