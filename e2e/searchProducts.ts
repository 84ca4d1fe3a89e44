import { expect, type Page } from "@playwright/test";

/** Searches for products and waits for the results; old results stay dimmed until then. */
export async function searchProducts(page: Page, text: string): Promise<void> {
  const answer = page.waitForResponse((response) => response.request().postData()?.includes(`"${text}"`) ?? false);
  await page.getByRole("searchbox", { name: "Search for a product" }).fill(text);
  await answer;
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
}
