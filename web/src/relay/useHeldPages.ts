import { useCallback, useEffect, useRef } from "react";
import type { Disposable } from "relay-runtime";

/** A function that keeps pages in the store while the list is shown, in place of those before or beside them. */
export function useHeldPages() {
  const held = useRef<Disposable[] | null>(null);
  useEffect(() => {
    const pages: Disposable[] = [];
    held.current = pages;
    return () => {
      held.current = null;
      for (const page of pages) page.dispose();
    };
  }, []);
  return useCallback((added: readonly Disposable[], isInstead: boolean) => {
    const before = isInstead ? held.current?.splice(0) : [];
    if (held.current) held.current.push(...added);
    for (const page of held.current ? (before ?? []) : added) page.dispose();
  }, []);
}
