import type { ShouldRevalidateFunctionArgs } from "react-router";

/** False if only the search part of the address changed, such as the open panel: the page's data then stays. */
export function unlessOnlySearchChanged({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
    ? false
    : defaultShouldRevalidate;
}
