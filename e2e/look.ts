import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

export type Finding = { where: string; rule: string; on: string[] };

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
const rulesOfColour = ["color-contrast", "link-in-text-block"];

/** Looks at the page as it is, and at its colours in the dark appearance too, which changes nothing else; adds what it finds. */
export async function look(page: Page, where: string, findings: Finding[]): Promise<void> {
  // The quicker mode needs no page of its own to sum up, and would miss only what lies in frames.
  expect(page.frames()).toHaveLength(1);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.evaluate(() =>
      Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => null))),
    );
    const axe = new AxeBuilder({ page }).setLegacyMode();
    const { violations } = await (colorScheme === "light"
      ? axe.withTags(tags)
      : axe.withRules(rulesOfColour)
    ).analyze();
    for (const { id, nodes } of violations)
      findings.push({
        where: `${where}, ${colorScheme}`,
        rule: id,
        on: nodes.map((node) => `${node.target}: ${node.failureSummary}`),
      });
  }
}
