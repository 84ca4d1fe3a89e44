import type { ShouldRevalidateFunctionArgs } from "react-router";

/** Keeps a page's data while only the panel in the address's search part changes. */
export function unlessOnlySearchChanged({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
    ? false
    : defaultShouldRevalidate;
}
