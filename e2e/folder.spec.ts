import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

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
  await expect(page.getByText("No subfolders yet")).toBeVisible();
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

  await page.getByRole("link", { name: "Tvättstuga D" }).click();
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
