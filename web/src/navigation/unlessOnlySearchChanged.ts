import type { ShouldRevalidateFunctionArgs } from "react-router";

/** A change of the search part alone, such as another open panel, does not load the page's data again. */
export function unlessOnlySearchChanged({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
    ? false
    : defaultShouldRevalidate;
}
