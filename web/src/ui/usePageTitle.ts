import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { useText } from "../i18n/useText.ts";
import { sessionStore } from "../storage/webStorage.ts";
import { takeFreeFocus } from "./takeFreeFocus.ts";

const enteredKey = "page.entered";

/** Lets the heading of the next page take the focus although that page is loaded from the start, as after signing in. */
export function focusNextHeading(): void {
  sessionStore.set(enteredKey, "yes");
}

/**
 * Sets the title of the tab. The returned ref belongs on `<h1 tabIndex={-1}>`, which gets the focus when the page is reached from another,
 * so that screen readers announce it; not on the first page of a visit.
 */
export function usePageTitle(title: string) {
  const text = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname, key } = useLocation();
  const navigationType = useNavigationType();
  const product = text("app.name");
  const arrivedAt = useRef<string | null>(null);
  useEffect(() => {
    document.title = `${title} – ${product}`;
  }, [title, product]);
  useEffect(() => {
    if (arrivedAt.current === pathname) return;
    arrivedAt.current = pathname;
    const isEntered = sessionStore.get(enteredKey) !== null;
    sessionStore.remove(enteredKey);
    // A page loaded from the start may come after somebody has opened a menu of the top bar.
    if (key !== "default") heading.current?.focus({ preventScroll: navigationType === "POP" });
    else if (isEntered) takeFreeFocus(heading.current);
  }, [pathname, key, navigationType]);
  return heading;
}
