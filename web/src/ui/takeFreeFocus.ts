/** A ref that focuses its element if no other has the focus, as after the focused one was removed. */
export function takeFreeFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus();
}
