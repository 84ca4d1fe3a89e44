/** Matches the innermost element with this text, also where parts of it are elements of their own. */
export const showing = (words: string) => (_: string, element: Element | null) =>
  element?.textContent === words && ![...element.children].some(({ textContent }) => textContent === words);
