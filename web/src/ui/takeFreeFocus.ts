/** Focuses the element if nothing has the focus. Also serves as a ref callback. */
export function takeFreeFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus();
}
