import { useCallback, useEffect, useMemo } from "react";
import { useLocation } from "react-router";
import { rememberListSearch } from "../navigation/listSearch.ts";
import { useOwnSearch } from "../navigation/useOwnSearch.ts";
import { type ProjectListView, projectListSearch, readProjectListView } from "./projectListView.ts";

/** A change replaces the history entry, so that "back" leaves the list. */
export function useProjectListView() {
  const [search, setSearch] = useOwnSearch();
  const view = useMemo(() => readProjectListView(search), [search]);
  const { pathname } = useLocation();
  const own = `${projectListSearch(view)}`;
  useEffect(() => {
    rememberListSearch(pathname.endsWith("/archived") ? "archived" : "ongoing", own && `?${own}`);
  }, [pathname, own]);
  const changeView = useCallback(
    (next: Partial<ProjectListView>) => {
      // While a saved view opens, the browser's address is newer than the rendered view.
      const { location } = window;
      const newest = location.pathname === pathname ? readProjectListView(new URLSearchParams(location.search)) : view;
      setSearch(projectListSearch({ ...newest, ...next }));
    },
    [pathname, setSearch, view],
  );
  return { view, changeView };
}
