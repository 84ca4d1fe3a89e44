import type { Locator } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { type Finding, look } from "./look.ts";

const edge = (control: Locator) =>
  control.evaluate((element) => Number.parseFloat(getComputedStyle(element).borderTopWidth));

test("buttons, fields, cards, checkboxes and dialogs keep their edges in forced colours", async ({ page, signIn }) => {
  const findings: Finding[] = [];
  await page.emulateMedia({ forcedColors: "active" });
  await signIn("owner@nordgolv.example");
  expect(await edge(page.getByRole("button", { name: "New project" }))).toBeGreaterThan(0);
  expect(await edge(page.getByRole("searchbox"))).toBeGreaterThan(0);
  expect(await edge(page.getByRole("table").locator(".."))).toBeGreaterThan(0);
  await look(page, "list in forced colours", findings);

  await page.getByRole("button", { name: "New project" }).click();
  expect(await edge(page.getByRole("dialog").getByLabel("Project name"))).toBeGreaterThan(0);
  expect(await edge(page.getByRole("dialog"))).toBeGreaterThan(0);
  await look(page, "dialog in forced colours", findings);
  await page.keyboard.press("Escape");

  await page.getByRole("link", { name: "Kvarteret Sånglärkan" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Kvarteret Sånglärkan" })).toBeVisible();
  await page.goto(`${page.url()}?activation=to-activate`);
  const box = page.getByRole("checkbox").first();
  await expect(box).toBeVisible();
  expect(await edge(box.locator("xpath=following-sibling::*[1]"))).toBeGreaterThan(0);
  await look(page, "warranty in forced colours", findings);
  expect(findings).toEqual([]);
});
