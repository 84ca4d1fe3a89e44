import type { KeyboardEvent } from "react";

type Items = readonly HTMLElement[];
type Step = (items: Items, at: number) => HTMLElement | undefined;

const steps: Record<string, Step> = {
  ArrowDown: (items, at) => items[at + 1],
  ArrowUp: (items, at) => items[at - 1],
  ArrowRight: (items, at) => (levelOf(items[at + 1]) > levelOf(items[at]) ? items[at + 1] : undefined),
  ArrowLeft: (items, at) => items.slice(0, at).findLast((item) => levelOf(item) < levelOf(items[at])),
  Home: (items) => items[0],
  End: (items) => items.at(-1),
};

const levelOf = (item: HTMLElement | undefined) => Number(item?.getAttribute("aria-level") ?? 0);

/** Moves the focus by the keys of the ARIA role "tree". An item that opens or closes calls `preventDefault` first. */
export function moveInTree(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  if (!step || event.defaultPrevented) return;
  event.preventDefault();
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=treeitem]")];
  const at = items.indexOf(event.target as HTMLElement);
  step(items, at)?.focus();
}
