import { useEffect, useMemo, useRef, useState } from "react";
import { useLocation, useSearchParams } from "react-router";

/** State of the addresses that a list sets itself. */
const ownChange = "list-filter";

export type ChangeView<View> = (next: Partial<View>) => void;

/**
 * The search, filters and order of a list, from the address. `shown` belongs to the rows on the page, `view` to the last request, so that a
 * second filter adds to the first while rows load. A change replaces the address: "back" leaves the list.
 */
export function useListView<View>(read: (search: URLSearchParams) => View, write: (view: View) => URLSearchParams) {
  const [search, setSearch] = useSearchParams();
  const shown = useMemo(() => read(search), [read, search]);
  const [view, setView] = useState(shown);
  const [lastShown, setLastShown] = useState(shown);
  const { state } = useLocation();
  if (lastShown !== shown) {
    setLastShown(shown);
    // The address may be from an earlier change, whose rows came while the next was loading.
    if (state !== ownChange) setView(shown);
  }
  // A search that waits for a pause in typing was begun before the filter that was pressed meanwhile.
  const latest = useRef(view);
  useEffect(() => {
    latest.current = view;
  }, [view]);
  const changeView: ChangeView<View> = (next) => {
    const changed = { ...latest.current, ...next };
    latest.current = changed;
    setView(changed);
    setSearch(write(changed), { replace: true, preventScrollReset: true, state: ownChange });
  };
  return { view, shown, changeView };
}
