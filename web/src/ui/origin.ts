import { useLocation } from "react-router";

/** The page that a link was followed from, kept in the state of the history entry. */
export type Origin = { readonly to: string; readonly label: string };

/** The `state` of a link whose target leads back to this page. */
export function useOriginState(label: string): { origin: Origin } {
  const { pathname, search } = useLocation();
  return { origin: { to: pathname + search, label } };
}

/** Where the page's back link leads: to the page that one came from, if the link told it. */
export function useOrigin(otherwise: Origin): Origin {
  const { state } = useLocation();
  return state?.origin ?? otherwise;
}
