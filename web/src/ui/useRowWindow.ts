import { type RefObject, useLayoutEffect, useState } from "react";

type Rows = { first: number; end: number };

const around = 12;

/** All rows if there are at most `maxAtOnce`, else those near the view. `--row-height` overrides `rowHeight`. */
export function useRowWindow(
  count: number,
  rowHeight: number,
  head: RefObject<HTMLElement | null>,
  maxAtOnce = 500,
): Rows {
  const [inView, setInView] = useState<Rows>({ first: 0, end: 0 });
  const isLong = count > maxAtOnce;
  useLayoutEffect(() => {
    if (!isLong) return;
    const look = () => {
      const top = head.current?.getBoundingClientRect().bottom ?? 0;
      const styled = head.current && getComputedStyle(head.current).getPropertyValue("--row-height");
      const height = Number.parseFloat(styled ?? "") || rowHeight;
      const first = Math.floor(-top / height);
      const last = Math.ceil((window.innerHeight - top) / height);
      // The rows are rounded to steps, so that scrolling by a pixel does not render the table.
      const next = { first: downTo(first - around), end: downTo(last + around) + around };
      setInView((now) => (now.first === next.first && now.end === next.end ? now : next));
    };
    look();
    // Scroll events do not bubble, so the listener captures them.
    window.addEventListener("scroll", look, { passive: true, capture: true });
    window.addEventListener("resize", look);
    return () => {
      window.removeEventListener("scroll", look, { capture: true });
      window.removeEventListener("resize", look);
    };
  }, [isLong, rowHeight, head]);
  if (!isLong) return { first: 0, end: count };
  const end = Math.min(count, Math.max(inView.end, 2 * around));
  return { first: Math.max(0, Math.min(inView.first, end - 2 * around)), end };
}

const downTo = (row: number) => Math.floor(row / around) * around;
