import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

const name = `Kvarteret Tornfalken ${Date.now()}`;
const dialogIn = (page: Page) => page.getByRole("dialog");

/** With `known`, the customer is chosen from the suggestions. */
async function create(page: Page, called: string, known?: string): Promise<void> {
  await page.getByRole("button", { name: "New project" }).click();
  const dialog = dialogIn(page);
  await dialog.getByLabel("Project name").fill(called);
  const customer = dialog.getByLabel("Customer", { exact: true });
  if (known) {
    await customer.fill(known);
    await page.getByRole("option", { name: "Brf Pilgrimsfalken" }).first().click();
    await expect(dialog.getByLabel("Postal code")).toHaveValue("903 42");
    await expect(dialog.getByLabel("City")).toHaveValue("Umeå");
  } else {
    await customer.fill("Brf Tornfalken");
    await dialog.getByLabel("City").fill("Umeå");
  }
  await dialog.getByLabel("Start date", { exact: true }).fill("2026-11-02");
  await dialog.getByLabel("End date", { exact: true }).fill("2027-03-31");
  await dialog.getByRole("button", { name: "Create project" }).click();
  await expect(page.getByRole("heading", { level: 1, name: called })).toBeVisible();
  await expect(page).toHaveURL(/\/projects\/ongoing\/[\w-]+$/);
}

test("a project is created, edited, archived and brought back", async ({ page, signIn }) => {
  await signIn("owner@nordgolv.example");
  await create(page, name);

  await page.getByRole("button", { name: "Edit", exact: true }).click();
  const dialog = dialogIn(page);
  const save = dialog.getByRole("button", { name: "Save" });
  await expect(save).toHaveAttribute("aria-disabled", "true");
  await dialog.getByLabel("Postal code").fill("903 42");
  await dialog.getByLabel("Customer", { exact: true }).fill("Brf Pilgrimsfalken");
  await dialog.getByRole("textbox", { name: /^End date/ }).fill("2026-11-01");
  await expect(dialog.getByText("End date must be after start date").first()).toBeVisible();
  await dialog.getByRole("textbox", { name: /^End date/ }).fill("");
  await save.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("Brf Pilgrimsfalken")).toBeVisible();
  await expect(page.getByText("No end date")).toBeVisible();

  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await dialog.getByRole("button", { name: "Archive project" }).click();
  await dialog.getByRole("button", { name: "Archive", exact: true }).click();
  await expect(page).toHaveURL(/\/projects\/ongoing$/);
  await page.getByRole("link", { name: "Archived" }).click();
  await page.getByRole("link", { name }).click();
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await dialog.getByRole("button", { name: "Reactivate project" }).click();
  await dialog.getByRole("button", { name: "Reactivate", exact: true }).click();
  await expect(page).toHaveURL(/\/projects\/archived$/);
  await page.getByRole("link", { name: "Ongoing" }).click();
  await expect(page.getByRole("row", { name })).toContainText("Brf Pilgrimsfalken");

  const second = `${name} B`;
  await create(page, second, "pilgrims");
  await page.getByRole("link", { name: "Ongoing projects" }).click();
  for (const each of [name, second])
    await page.getByRole("checkbox", { name: `Tick ${each}`, exact: true }).press("Space");
  const bar = page.getByRole("region", { name: "Ticked projects" });
  await bar.getByRole("button", { name: "Archive" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Archive" }).click();
  const told = page.getByRole("region", { name: "Changes of several" });
  await expect(told).toContainText("2 projects were archived");
  await expect(page.getByRole("row", { name })).toHaveCount(0);
  await told.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("row", { name })).toHaveCount(2);
});

test("deleting a project needs the tick, and it is gone afterwards", async ({ page, signIn }) => {
  await signIn("owner@nordgolv.example");
  const doomed = `Felskrivet ${Date.now()}`;
  await create(page, doomed);
  const address = page.url();
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  const dialog = dialogIn(page);
  await dialog.getByRole("button", { name: "Delete project" }).click();
  const remove = dialog.getByRole("button", { name: "Delete", exact: true });
  await remove.click({ force: true });
  await expect(remove).toHaveAttribute("aria-disabled", "true");
  await dialog.locator("label", { hasText: "I understand what will be deleted" }).click();
  await remove.click();
  await expect(page).toHaveURL(/\/projects\/ongoing$/);
  await expect(page.getByRole("link", { name: doomed })).toHaveCount(0);
  await page.goto(address);
  await expect(page.getByText("The project was not found")).toBeVisible();
});

test("the office user may edit a project but is not offered to delete it", async ({ page, signIn }) => {
  await signIn("office@nordgolv.example");
  await page.getByRole("link", { name: "Kvarteret Sånglärkan" }).click();
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await expect(dialogIn(page).getByRole("button", { name: "Archive project" })).toBeVisible();
  await expect(dialogIn(page).getByRole("button", { name: "Delete project" })).toHaveCount(0);
});
