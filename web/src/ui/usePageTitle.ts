import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { useText } from "../i18n/useText.ts";
import { sessionStore } from "../storage/webStorage.ts";
import { takeFreeFocus } from "./takeFreeFocus.ts";
import { useRestoredFocus } from "./useRestoredFocus.ts";

const enteredKey = "page.entered";

/** Makes the next page's heading take the focus even after a reload, as after signing in. */
export function focusNextHeading(): void {
  sessionStore.set(enteredKey, "yes");
}

/** Sets the tab's title. Each navigation but the first focuses the returned ref's `<h1 tabIndex={-1}>`. */
export function usePageTitle(title: string) {
  const text = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname, key, state } = useLocation();
  // The history state of the link to this page names the control that takes the focus.
  const isFocusNamed = Boolean(state?.focus);
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
    // After a reload, somebody may already have opened a menu of the top bar.
    if (isFocusNamed || (key === "default" && isEntered)) takeFreeFocus(heading.current);
    else if (key !== "default") heading.current?.focus({ preventScroll: navigationType === "POP" });
  }, [pathname, key, navigationType, isFocusNamed]);
  useRestoredFocus(heading);
  return heading;
}
