import { useEffect, useMemo, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useOwnSearch } from "./useOwnSearch.ts";

/** History state of addresses that the list itself set. */
const ownChange = "list-filter";

export type ChangeView<View> = (next: Partial<View>) => void;

/**
 * A list's search, filters and order from the address. `shown` belongs to the shown rows, `view` to the last request,
 * so that a second filter adds to the first. A change replaces the history entry.
 */
export function useListView<View>(read: (search: URLSearchParams) => View, write: (view: View) => URLSearchParams) {
  const [search, setSearch] = useOwnSearch();
  const shown = useMemo(() => read(search), [read, search]);
  const [view, setView] = useState(shown);
  const [lastShown, setLastShown] = useState(shown);
  const { state } = useLocation();
  if (lastShown !== shown) {
    setLastShown(shown);
    // An address set by the list may belong to an earlier change than the view, so it must not reset the view.
    if (state !== ownChange) setView(shown);
  }
  // A delayed search must use the filter that was pressed after typing.
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
