import { useEffect } from "react";

/** Placeholders for the page number and the number of pages; `footRules` replaces them with CSS counters. */
const pageMark = "\u{e000}";
const pagesMark = "\u{e001}";

type Foot = {
  first: string;
  project: string;
  /** "Page 1 of 9" in the reader's language; the arguments stand in place of the numbers. */
  position: (page: string, pages: string) => string;
  /** The footer text of each certificate, by the name from `pageName`. */
  certificates: ReadonlyMap<string, string>;
};

/** The CSS page name for a certificate's rooms; all rooms without certificate share one name. */
export function pageName(certificate: string | null): string {
  return certificate ? `certificate-${certificate.replace(/[^\w-]/g, "_")}` : "no-certificate";
}

/** CSS rules that print project, certificate and page number in the margin boxes of every page. */
export function footRules({ first, project, position, certificates }: Foot): string[] {
  const count = (text: string) =>
    text
      .split(new RegExp(`([${pageMark}${pagesMark}])`, "u"))
      .map((part) => (part === pageMark ? "counter(page)" : part === pagesMark ? "counter(pages)" : cssString(part)))
      .join(" ");
  const box = (place: string, content: string) =>
    `@${place} { content: ${content}; font: 9pt var(--font-text), sans-serif; }`;
  const everywhere = `${box("bottom-left", cssString(project))} ${box("bottom-right", count(position(pageMark, pagesMark)))}`;
  return [
    // A change of the page name starts a new page, so the document must begin with the page name of the first room.
    `body { page: ${first}; }`,
    `@page { ${everywhere} }`,
    ...[...certificates].map(([name, title]) => `@page ${name} { ${box("bottom-center", cssString(title))} }`),
  ];
}

/** Escapes quotes, backslashes, control characters and `<`. */
function cssString(text: string): string {
  return `"${text.replace(/["\\\p{Cc}<]/gu, (character) => `\\${character.codePointAt(0)?.toString(16)} `)}"`;
}

/** Applies the rules while the page is mounted. The content security policy allows a constructed style sheet. */
export function usePrintFooter(rules: readonly string[]): void {
  const text = rules.join("\n");
  useEffect(() => {
    if (!("adoptedStyleSheets" in document)) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [text]);
}
