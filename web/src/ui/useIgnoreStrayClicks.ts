import { useEffect } from "react";

const controls = "a, button, input, select, textarea, label, summary, [role=button], [role=menuitem], [role=option]";

/**
 * A double click is meant for what was under the pointer first. Where that went and something else took its place, the browser would
 * press that by the second click: a question answered unread, or the next thing removed.
 */
export function useIgnoreStrayClicks() {
  useEffect(() => {
    let meant: Element | null = null;
    const guard = (event: MouseEvent) => {
      const target = event.target instanceof Element ? (event.target.closest(controls) ?? event.target) : null;
      if (event.detail <= 1) meant = target;
      else if (target !== meant) {
        event.preventDefault();
        event.stopPropagation();
      }
    };
    window.addEventListener("mousedown", guard, true);
    window.addEventListener("click", guard, true);
    return () => {
      window.removeEventListener("mousedown", guard, true);
      window.removeEventListener("click", guard, true);
    };
  }, []);
}
