import { type RefObject, useLayoutEffect, useRef } from "react";
import { takeFreeFocus } from "./takeFreeFocus.ts";

/**
 * Gives a heading its focus back. React hides a part that waits for texts, and the browser then takes the focus from the elements in it.
 */
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
