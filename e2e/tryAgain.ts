import type { Page } from "@playwright/test";

/** Lets requests through again and presses the first such button, unless the page has recovered by then: it asks again by itself. */
export async function tryAgain(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Try again" }).first().focus();
  await page.unroute("**/graphql");
  await page.keyboard.press("Enter");
}
