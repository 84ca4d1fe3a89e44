import { type MouseEvent, useEffect, useRef } from "react";

/** A disabled "more" button loses the focus. The first new line gets it, or after a failure the button. */
export function useFocusOnMore<T extends HTMLElement>(shown: number, isFetching: boolean, lines: string) {
  const list = useRef<T>(null);
  const asked = useRef<{ button: HTMLElement; shown: number } | null>(null);
  useEffect(() => {
    if (isFetching || !asked.current) return;
    const { button, shown: before } = asked.current;
    asked.current = null;
    // The person may have moved the focus meanwhile.
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
