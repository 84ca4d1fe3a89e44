import type { Page } from "@playwright/test";

/** Unblocks requests and presses the first retry button, unless the page has recovered by itself. */
export async function tryAgain(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Try again" }).first().focus();
  await page.unroute("**/graphql");
  await page.keyboard.press("Enter");
}
