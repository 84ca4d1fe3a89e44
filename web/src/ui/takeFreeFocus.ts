/** A ref callback that focuses its element if nothing has the focus. */
export function takeFreeFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus();
}
