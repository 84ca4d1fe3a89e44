/** Matches the innermost element with this text, even if parts of the text are in child elements. */
export const showing = (words: string) => (_: string, element: Element | null) =>
  element?.textContent === words && ![...element.children].some(({ textContent }) => textContent === words);
