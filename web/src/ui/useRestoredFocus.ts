import { type RefObject, useLayoutEffect, useRef } from "react";
import { takeFreeFocus } from "./takeFreeFocus.ts";

/** Gives a heading its focus back, which it loses when React hides a part that waits for texts. */
export function useRestoredFocus(heading: RefObject<HTMLHeadingElement | null>): void {
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    const shown = heading.current;
    if (hadFocus.current) takeFreeFocus(shown);
    return () => {
      hadFocus.current = shown !== null && document.activeElement === shown;
    };
  }, [heading]);
}
