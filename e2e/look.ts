import { expect, type Page } from "@playwright/test";
import axe, { type RunOptions } from "axe-core";

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can extend the DOM's `Window`.
  interface Window {
    axe: typeof axe;
  }
}

export type Finding = { where: string; rule: string; on: string[] };

// Rules outside the tags below: axe counts one as experimental and one as best practice.
const extraRules = { "label-content-name-mismatch": { enabled: true }, "image-redundant-alt": { enabled: true } };

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** All rules for the light theme; only the rules about colours for the dark theme, because nothing else differs. */
function optionsFor(colorScheme: "light" | "dark", isForced: boolean): RunOptions {
  // axe cannot see forced colours, which the system chooses.
  const contrast = { "color-contrast": { enabled: !isForced } };
  const resultTypes: RunOptions["resultTypes"] = ["violations"];
  if (colorScheme === "light")
    return { runOnly: { type: "tag", values: tags }, rules: { ...extraRules, ...contrast }, resultTypes };
  const colourRules = ["link-in-text-block", ...(isForced ? [] : ["color-contrast"])];
  return { runOnly: { type: "rule", values: colourRules }, resultTypes };
}

/** Checks the page in both themes and adds the findings. */
export async function look(page: Page, where: string, findings: Finding[]): Promise<void> {
  // axe, when run in the page, does not look into frames, so the page must have none.
  expect(page.frames()).toHaveLength(1);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.evaluate(() =>
      Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => null))),
    );
    const isForced = await page.evaluate(() => matchMedia("(forced-colors: active)").matches);
    const violations = await page.evaluate(
      async (options) => (await window.axe.run(options)).violations,
      optionsFor(colorScheme, isForced),
    );
    for (const { id, nodes } of violations)
      findings.push({
        where: `${where}, ${colorScheme}`,
        rule: id,
        on: nodes.map((node) => `${node.target}: ${node.failureSummary}`),
      });
  }
}
