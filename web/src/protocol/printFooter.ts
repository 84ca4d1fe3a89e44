import { useEffect } from "react";

/** Stand where the browser counts: the page being printed, and how many there are. */
const pageMark = "\u{e000}";
const pagesMark = "\u{e001}";

type Foot = {
  /** The name of the first page. */
  first: string;
  project: string;
  /** "Page 1 of 9" in the reader's language, for whatever stands for the two numbers. */
  position: (page: string, pages: string) => string;
  /** The footer of each certificate's pages, by the name from `pageName`. */
  certificates: ReadonlyMap<string, string>;
};

/** The name of the pages that hold a certificate's rooms; rooms without one share theirs. */
export function pageName(certificate: string | null): string {
  return certificate ? `certificate-${certificate.replace(/[^\w-]/g, "_")}` : "no-certificate";
}

/** The rules that print a foot on every page: the project, its certificate and the page of pages, in the page's margin boxes. */
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
    // The whole document begins on the first room's page: with a name of its own the room would begin on the next one.
    `body { page: ${first}; }`,
    `@page { ${everywhere} }`,
    ...[...certificates].map(([name, title]) => `@page ${name} { ${box("bottom-center", cssString(title))} }`),
  ];
}

/** Text in a style sheet: a project's name may hold quotes, backslashes and line breaks. */
function cssString(text: string): string {
  return `"${text.replace(/["\\\p{Cc}<]/gu, (character) => `\\${character.codePointAt(0)?.toString(16)} `)}"`;
}

/** Puts these rules on the document while the page stands. By a sheet of the document's own, which the content security policy lets pass. */
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
