/** As a ref: takes the focus of what was just taken away, so that it does not fall to the page. Nobody else's focus is taken. */
export function takeFreeFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus();
}
