import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

export type Finding = { where: string; rule: string; on: string[] };

// Not among the tags: the first counts as experimental, the second as advice.
const extraRules = { "label-content-name-mismatch": { enabled: true }, "image-redundant-alt": { enabled: true } };

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Looks at the page as it is, in the light and in the dark appearance, and adds what it finds. */
export async function look(page: Page, where: string, findings: Finding[]): Promise<void> {
  // The quicker mode needs no page of its own to sum up, and would miss only what lies in frames.
  expect(page.frames()).toHaveLength(1);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.evaluate(() =>
      Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => null))),
    );
    // The system chooses forced colours, and axe does not see them.
    const isForced = await page.evaluate(() => matchMedia("(forced-colors: active)").matches);
    const rules = { ...extraRules, "color-contrast": { enabled: !isForced } };
    const { violations } = await new AxeBuilder({ page })
      .options({ runOnly: { type: "tag", values: tags }, rules })
      .setLegacyMode()
      .analyze();
    for (const { id, nodes } of violations)
      findings.push({
        where: `${where}, ${colorScheme}`,
        rule: id,
        on: nodes.map((node) => `${node.target}: ${node.failureSummary}`),
      });
  }
}
