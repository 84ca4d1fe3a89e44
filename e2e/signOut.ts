import type { Page } from "@playwright/test";

/** Signs out by keyboard, since a click can miss a menu that is still moving. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^(Menu for|Meny för) / }).click();
  await page.getByRole("menuitem", { name: /^(Sign out|Logga ut)$/ }).press("Enter");
}
