import { useShortcut } from "./useShortcut.ts";

/** "j" and "k" focus the next and previous row of the focused list, or else of the page's first list. */
export function useRowKeys(): void {
  useShortcut("j", () => focusRow(1));
  useShortcut("k", () => focusRow(-1));
}

function focusRow(step: 1 | -1): void {
  const focused = document.activeElement;
  const list = focused?.closest("table") ?? document.querySelector("main table");
  const rows = [...(list?.querySelectorAll("tbody tr") ?? [])];
  const links = rows.flatMap((row) => row.querySelector<HTMLAnchorElement>("a[href]") ?? []);
  const at = links.findIndex((link) => link.closest("tr")?.contains(focused));
  const firstInView = links.find((link) => link.getBoundingClientRect().top >= 0);
  const next = at === -1 ? firstInView : links[at + step];
  next?.focus();
}
