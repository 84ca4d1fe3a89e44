import { expect, test } from "@jest/globals";
import { footRules } from "./printFooter.ts";

const position = (page: string, pages: string) => `Page ${page} of ${pages}`;

test("every page says the project and counts itself", () => {
  const every = footRules({ project: "Kvarteret Ripan", position });
  expect(every).toMatch(/^@page \{ @bottom-left \{ content: "Kvarteret Ripan";/);
  expect(every).toContain('@bottom-right { content: "Page " counter(page) " of " counter(pages) "";');
});

test("a project's name stays text, whatever it holds", () => {
  const every = footRules({ project: 'A "B" \\ }\n', position });
  expect(every).toContain('content: "A \\22 B\\22  \\5c  }\\a ";');
});
