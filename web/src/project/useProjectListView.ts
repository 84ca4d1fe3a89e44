import { useCallback, useEffect, useMemo } from "react";
import { useLocation, useSearchParams } from "react-router";
import { rememberListSearch } from "../navigation/listSearch.ts";
import { type ProjectListView, projectListSearch, readProjectListView } from "./projectListView.ts";

/** A change replaces the history entry, so that "back" leaves the list. */
export function useProjectListView() {
  const [search, setSearch] = useSearchParams();
  const view = useMemo(() => readProjectListView(search), [search]);
  const { pathname } = useLocation();
  const own = `${projectListSearch(view)}`;
  useEffect(() => {
    rememberListSearch(pathname.endsWith("/archived") ? "archived" : "ongoing", own && `?${own}`);
  }, [pathname, own]);
  const changeView = useCallback(
    (next: Partial<ProjectListView>) =>
      setSearch((now) => projectListSearch({ ...readProjectListView(now), ...next }), {
        replace: true,
        preventScrollReset: true,
      }),
    [setSearch],
  );
  return { view, changeView };
}
