import { useEffect, useMemo, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useOwnSearch } from "./useOwnSearch.ts";

/** History state of addresses that the list itself set. */
const ownChange = "list-filter";

export type ChangeView<View> = (next: Partial<View>) => void;

/** `shown` belongs to the rows on the page, `view` to the last request, so that a second filter adds to the first. */
export function useListView<View>(read: (search: URLSearchParams) => View, write: (view: View) => URLSearchParams) {
  const [search, setSearch] = useOwnSearch();
  const shown = useMemo(() => read(search), [read, search]);
  const [view, setView] = useState(shown);
  const [lastShown, setLastShown] = useState(shown);
  const { state } = useLocation();
  if (lastShown !== shown) {
    setLastShown(shown);
    // An address that the list itself set may belong to an earlier change, and must not reset the view.
    if (state !== ownChange) setView(shown);
  }
  // The search runs some time after typing, so it reads the latest filter from a ref.
  const latest = useRef(view);
  useEffect(() => {
    latest.current = view;
  }, [view]);
  const changeView: ChangeView<View> = (next) => {
    const changed = { ...latest.current, ...next };
    latest.current = changed;
    setView(changed);
    setSearch(write(changed), ownChange);
  };
  return { view, shown, changeView };
}
