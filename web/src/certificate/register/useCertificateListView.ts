import { useEffect, useMemo, useRef, useState } from "react";
import { useLocation, useSearchParams } from "react-router";
import { type CertificateListView, certificateListSearch, readCertificateListView } from "./certificateListView.ts";

/** State of the addresses that this page sets itself. */
const ownChange = "certificate-filter";

/**
 * The register's view as the address has it: `shown` is that of the rows on the page, `view` what was asked for since, so that a second
 * filter is added to the first while its rows are on their way. A change replaces the address, so that "back" leaves the register.
 */
export function useCertificateListView() {
  const [search, setSearch] = useSearchParams();
  const shown = useMemo(() => readCertificateListView(search), [search]);
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
  const changeView = (next: Partial<CertificateListView>) => {
    const changed = { ...latest.current, ...next };
    latest.current = changed;
    setView(changed);
    setSearch(certificateListSearch(changed), {
      replace: true,
      preventScrollReset: true,
      state: ownChange,
    });
  };
  return { view, shown, changeView };
}

export type ChangeView = (next: Partial<CertificateListView>) => void;
