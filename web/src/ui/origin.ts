import { useLocation } from "react-router";

/** The page that a link was followed from, kept in the state of the history entry. */
export type Origin = { readonly to: string; readonly label: string };

/** The `state` of a link whose target leads back to this page. */
export function useOriginState(label: string): { origin: Origin } {
  const { pathname, search } = useLocation();
  return { origin: { to: pathname + search, label } };
}

/** The target of the page's back link: the page that the person came from, if its link stored the origin. */
export function useOrigin(otherwise: Origin): Origin {
  const { state } = useLocation();
  return state?.origin ?? otherwise;
}
