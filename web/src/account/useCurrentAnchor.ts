import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import type { AccountAnchor } from "./accountAnchors.ts";

const belowTopBar = 120;
const handScrolls = ["wheel", "touchmove", "keydown"] as const;

/** The last section whose top has been scrolled past. At first it is the section that the address names. */
export function useCurrentAnchor(anchors: readonly AccountAnchor[]): AccountAnchor | null {
  const { hash, key } = useLocation();
  const joined = anchors.join(" ");
  const [current, setCurrent] = useState<AccountAnchor | null>(anchors[0] ?? null);
  useEffect(() => {
    const listed = joined.split(" ") as AccountAnchor[];
    const chosen = key ? listed.find((anchor) => hash === `#${anchor}`) : undefined;
    const top = (anchor: AccountAnchor) => document.getElementById(anchor)?.getBoundingClientRect().top;
    let isScrolledByHand = false;
    const update = () => {
      const chosenTop = chosen && top(chosen);
      // A section near the page's end cannot scroll to the top, so a chosen section counts in the window's upper half.
      if (chosen && chosenTop !== undefined && chosenTop >= 0 && chosenTop < window.innerHeight / 2) {
        const isAtEnd = window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
        if (!isScrolledByHand || isAtEnd || chosenTop < belowTopBar) return setCurrent(chosen);
      }
      const passed = listed.filter((anchor) => (top(anchor) ?? Number.POSITIVE_INFINITY) < belowTopBar);
      setCurrent(passed.at(-1) ?? listed[0] ?? null);
    };
    // Only scrolling by hand ends the choice, because content that loads above the section also scrolls the page.
    const leave = () => {
      isScrolledByHand = true;
    };
    update();
    document.addEventListener("scroll", update, { passive: true });
    for (const event of handScrolls) document.addEventListener(event, leave, { passive: true });
    return () => {
      document.removeEventListener("scroll", update);
      for (const event of handScrolls) document.removeEventListener(event, leave);
    };
  }, [joined, hash, key]);
  return current;
}
