import { useEffect } from "react";

/** Placeholders for the page number and the number of pages; `footRules` replaces them with CSS counters. */
const pageMark = "\u{e000}";
const pagesMark = "\u{e001}";

type Foot = {
  project: string;
  /** "Page 1 of 9" in the reader's language; the arguments stand in place of the numbers. */
  position: (page: string, pages: string) => string;
};

/** A CSS rule that prints project and page number in the margin boxes of every page. */
export function footRules({ project, position }: Foot): string {
  const count = (text: string) =>
    text
      .split(new RegExp(`([${pageMark}${pagesMark}])`, "u"))
      .map((part) => (part === pageMark ? "counter(page)" : part === pagesMark ? "counter(pages)" : cssString(part)))
      .join(" ");
  const box = (place: string, content: string) =>
    `@${place} { content: ${content}; font: 9pt var(--font-text), sans-serif; }`;
  return `@page { ${box("bottom-left", cssString(project))} ${box("bottom-right", count(position(pageMark, pagesMark)))} }`;
}

/** Escapes quotes, backslashes, control characters and `<`. */
function cssString(text: string): string {
  return `"${text.replace(/["\\\p{Cc}<]/gu, (character) => `\\${character.codePointAt(0)?.toString(16)} `)}"`;
}

/** Applies the rule while the page is mounted. The content security policy allows a constructed style sheet. */
export function usePrintFooter(rule: string): void {
  useEffect(() => {
    if (!("adoptedStyleSheets" in document)) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rule);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [rule]);
}
