import { Menu } from "@blueprintjs/core";
import type { ComponentProps, KeyboardEvent } from "react";

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

/** Blueprint's menu with the arrow keys that its role promises. */
export function ArrowMenu(props: ComponentProps<typeof Menu>) {
  return <Menu {...props} onKeyDown={moveFocus} />;
}
