import { Menu } from "@blueprintjs/core";
import { type ComponentProps, type KeyboardEvent, useEffect, useRef } from "react";

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at <= 0 ? count : at) - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  if (!step) return;
  event.preventDefault();
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>("[role^=menuitem]")];
  const at = items.indexOf(document.activeElement as HTMLElement);
  items[step(at, items.length)]?.focus();
}

/** Blueprint's menu with the keys of the ARIA role: opening focuses the first entry, and arrow keys move on. */
export function ArrowMenu(props: ComponentProps<typeof Menu>) {
  const list = useRef<HTMLUListElement>(null);
  // The focus moves one frame later, because Blueprint must first note the element that gets the focus back.
  useEffect(() => {
    const first = list.current?.querySelector<HTMLElement>("[role^=menuitem]");
    const frame = requestAnimationFrame(() => first?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, []);
  return <Menu {...props} ulRef={list} onKeyDown={moveFocus} />;
}

/** Focuses the menu's button after the menu has closed, unless an entry moved the focus elsewhere. */
export function returnFocus(menu: HTMLElement, button: HTMLElement | null): void {
  const { activeElement } = document;
  if (activeElement === document.body || menu.contains(activeElement)) button?.focus();
}
