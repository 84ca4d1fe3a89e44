import type { ProjectListName } from "./projectListName.ts";

const searches = new Map<ProjectListName, string>();

/** Remembers a list's search, filter and order, for links back to the list. */
export function rememberListSearch(list: ProjectListName, search: string): void {
  searches.set(list, search);
}

export const listSearch = (list: ProjectListName): string => searches.get(list) ?? "";
