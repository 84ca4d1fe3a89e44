import { useEffect, useMemo, useRef, useState } from "react";
import { useLocation, useSearchParams } from "react-router";

/** State of the addresses that a list sets itself. */
const ownChange = "list-filter";

export type ChangeView<View> = (next: Partial<View>) => void;

/**
 * A list's search, filters and order as the address has them: `shown` are those of the rows on the page, `view` those that were asked for
 * since, so that a second filter is added to the first while its rows are on their way. A change replaces the address, so that "back"
 * leaves the list.
 */
export function useListView<View>(read: (search: URLSearchParams) => View, write: (view: View) => URLSearchParams) {
  const [search, setSearch] = useSearchParams();
  const shown = useMemo(() => read(search), [read, search]);
  const [view, setView] = useState(shown);
  const [lastShown, setLastShown] = useState(shown);
  const { state } = useLocation();
  if (lastShown !== shown) {
    setLastShown(shown);
    // An address of our own may be of an earlier change, whose rows came while the next was asked for.
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
