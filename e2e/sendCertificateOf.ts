import { expect, type Locator, type Page } from "@playwright/test";

export async function openActivation(page: Page): Promise<void> {
  await page
    .getByRole("link", { name: "Activate warranty" })
    .or(page.getByRole("button", { name: "Activate warranty" }))
    .click();
}

/** Sends a folder's certificate from its project's page; `write` fills in the recipient. */
export async function sendCertificateOf(
  page: Page,
  folder: string,
  write: (email: Locator) => Promise<void>,
): Promise<void> {
  await openActivation(page);
  // "Deselect all" is off while nothing is chosen.
  await page.getByRole("button", { name: "Select all", exact: true }).click();
  await page.getByRole("button", { name: "Deselect all" }).click();
  await page.getByRole("region", { name: "Activate warranty" }).getByText(folder, { exact: true }).click();
  await page.getByRole("button", { name: "Continue with 1 selected" }).click();
  const dialog = page.getByRole("dialog");
  await write(dialog.getByLabel("Recipient’s e-mail"));
  const send = dialog.getByRole("button", { name: "Send certificate" });
  await expect(send).toHaveAttribute("aria-disabled", "true");
  await dialog.locator("label", { hasText: "authorised electrician" }).click();
  await send.click();
  await expect(dialog.getByText(/^The certificate (is issued and on its way|has been sent)$/)).toBeVisible();
  await dialog.getByRole("button", { name: "Done" }).click();
}
