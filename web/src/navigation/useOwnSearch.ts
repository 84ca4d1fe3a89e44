import { useCallback } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";

type SetSearch = (search: URLSearchParams, state?: unknown) => void;

/** The page's parameters, and a function that replaces them on this page, even while the next page renders. */
export function useOwnSearch(): [URLSearchParams, SetSearch] {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const setSearch: SetSearch = useCallback(
    (next, state) => void navigate({ pathname, search: `${next}` }, { replace: true, preventScrollReset: true, state }),
    [navigate, pathname],
  );
  return [search, setSearch];
}
