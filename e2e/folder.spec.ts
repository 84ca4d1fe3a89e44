import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { type Finding, look } from "./look.ts";

async function createFolder(page: Page, action: string, title: string): Promise<void> {
  await page.getByRole("button", { name: action }).click();
  const dialog = page.getByRole("dialog");
  const create = dialog.getByRole("button", { name: "Create folder" });
  await expect(create).toHaveAttribute("aria-disabled", "true");
  await dialog.getByLabel("Folder name").fill(`  ${title} `);
  await create.click();
  await expect(dialog).toBeHidden();
  await page.getByRole("link", { name: title, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
}

test("folders go three levels deep, are renamed, and are deleted with the tick", async ({ page, signIn }) => {
  await signIn("owner@nordgolv.example");
  await page.getByRole("link", { name: "Kvarteret Sånglärkan" }).click();
  await createFolder(page, "New folder", "Hus C");
  await createFolder(page, "New subfolder", "Plan 9");
  await createFolder(page, "New subfolder", "Trapphus");
  const deeper = page.getByRole("button", { name: "New subfolder" });
  await expect(deeper).toHaveAttribute("aria-disabled", "true");
  await expect(deeper).toHaveAccessibleDescription(/three levels deep/);
  await deeper.click({ force: true });
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await page.getByRole("button", { name: "Edit folder" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Folder name").fill("Trapphus norr");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Trapphus norr" })).toBeVisible();

  await page.getByRole("button", { name: "Edit folder" }).click();
  await dialog.getByRole("button", { name: "Delete", exact: true }).click();
  await dialog.locator("label", { hasText: "I understand what will be deleted" }).click();
  await dialog.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Plan 9" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Create one room" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Subfolders" })).toHaveCount(0);
});

test("an installation is created in a folder and moved to another", async ({ page, signIn }) => {
  await signIn("owner@nordgolv.example");
  await page.getByRole("link", { name: "Kvarteret Sånglärkan" }).click();
  await createFolder(page, "New folder", "Hus D");
  await page.getByRole("button", { name: "New installation" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Installation name").fill("Tvättstuga D");
  const installers = dialog.getByLabel("Installer");
  if ((await installers.inputValue()) === "") await installers.selectOption({ index: 1 });
  await dialog.getByRole("button", { name: "Create installation" }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole("rowheader").getByRole("link", { name: "Tvättstuga D" }).click();
  const panel = page.getByRole("region", { name: "Tvättstuga D" });
  await panel.getByRole("button", { name: "Edit", exact: true }).click();
  await dialog.getByRole("button", { name: "Move" }).click();
  const here = dialog.getByRole("button", { name: "Move here" });
  await expect(here).toHaveAttribute("aria-disabled", "true");
  await dialog.getByRole("treeitem", { name: "Kvarteret Sånglärkan" }).press("ArrowRight");
  await dialog.getByRole("treeitem", { name: "Källare", exact: true }).click();
  await here.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("heading", { level: 1, name: "Källare" }), "the page follows it").toBeVisible();
  await expect(page.getByRole("row", { name: /Tvättstuga D/ })).toBeVisible();
});

test("twenty rooms are created at once, counted up, with one product", async ({ page, signIn }) => {
  const findings: Finding[] = [];
  await signIn("owner@nordgolv.example");
  await page.getByRole("link", { name: "Kvarteret Sånglärkan" }).click();
  await createFolder(page, "New folder", "Trapphus A");
  await page.getByRole("button", { name: "Create one room" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("Several rooms").click();
  await dialog.getByLabel("Numbered from").fill("Lägenhet 1101");
  await dialog.getByLabel("To number").fill("1220");
  await dialog.getByRole("button", { name: "Fill in" }).click();
  await expect(dialog.getByText("Enter a number from 1101 to 1200.")).toBeVisible();
  await look(page, "refused counting", findings);
  await dialog.getByLabel("To number").fill("1120");
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("20 rooms", { exact: true })).toBeVisible();
  const installers = dialog.getByLabel("Installer");
  if ((await installers.inputValue()) === "") await installers.selectOption({ index: 1 });
  await dialog.getByRole("searchbox", { name: "Search for a product" }).fill("Flex R1");
  await look(page, "names and products to choose", findings);
  await dialog
    .getByRole("button", { name: /^Choose Fjällum Flex R1/ })
    .first()
    .click();
  await expect(dialog.getByLabel("Voltage")).toBeFocused();
  await page.keyboard.type("230");
  await dialog.getByRole("textbox", { name: "Length" }).fill("42,5");
  await expect(dialog.getByText(/^Expected 42.5/)).toBeVisible();
  await look(page, "several rooms, filled in", findings);
  await dialog.getByRole("button", { name: "Create 20 rooms" }).click();
  await expect(dialog.getByText("20 rooms were created")).toBeVisible();
  await look(page, "twenty rooms created", findings);
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("rowheader").getByRole("link", { name: "Lägenhet 1101" })).toBeFocused();
  await expect(page.getByRole("rowheader").getByRole("link", { name: /^Lägenhet 11\d\d$/ })).toHaveCount(20);
  await page.getByRole("rowheader").getByRole("link", { name: "Lägenhet 1120" }).click();
  const panel = page.getByRole("region", { name: "Lägenhet 1120" });
  await expect(panel.getByText(/Fjällum Flex R1/).first()).toBeVisible();
  expect(findings).toEqual([]);
});
