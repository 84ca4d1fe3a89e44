import { expect, test } from "@jest/globals";
import { footRules, pageName } from "./printFooter.ts";

const first = pageName(null);
const position = (page: string, pages: string) => `Page ${page} of ${pages}`;

test("every page says the project and counts itself, and a certificate's pages its number", () => {
  const certificates = new Map([[pageName("FG-2026-000057"), "Warranty certificate FG-2026-000057"]]);
  const [document, every = "", own = ""] = footRules({ first, project: "Kvarteret Ripan", position, certificates });
  expect(document).toBe("body { page: no-certificate; }");
  expect(every).toMatch(/^@page \{ @bottom-left \{ content: "Kvarteret Ripan";/);
  expect(every).toContain('@bottom-right { content: "Page " counter(page) " of " counter(pages) "";');
  expect(own).toMatch(
    /^@page certificate-FG-2026-000057 \{ @bottom-center \{ content: "Warranty certificate FG-2026-000057";/,
  );
});

test("a project's name stays text, whatever it holds", () => {
  const [, every] = footRules({ first, project: 'A "B" \\ }\n', position, certificates: new Map() });
  expect(every).toContain('content: "A \\22 B\\22  \\5c  }\\a ";');
});
