import { type MouseEvent, useEffect, useRef } from "react";

/**
 * For a list with a "more" button, which is disabled while lines load and may be gone afterwards: the first new line gets its focus, or the
 * button again after a failure. `lines` selects the lines.
 */
export function useFocusOnMore<T extends HTMLElement>(shown: number, isFetching: boolean, lines: string) {
  const list = useRef<T>(null);
  const asked = useRef<{ button: HTMLElement; shown: number } | null>(null);
  useEffect(() => {
    if (isFetching || !asked.current) return;
    const { button, shown: before } = asked.current;
    asked.current = null;
    // Nobody's focus is taken who has gone elsewhere meanwhile.
    if (document.activeElement !== button && document.activeElement !== document.body) return;
    const line = shown > before ? list.current?.querySelectorAll<HTMLElement>(lines)[before] : null;
    if (line) line.tabIndex = -1;
    (line ?? button).focus();
  }, [isFetching, shown, lines]);
  const onAsk = (event: MouseEvent<HTMLElement>) => {
    asked.current = { button: event.currentTarget, shown };
  };
  return { list, onAsk };
}
