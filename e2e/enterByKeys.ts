import type { Page } from "@playwright/test";
import { expect, password } from "./fixtures.ts";
import { pressOn, tabTo, writeIn } from "./keys.ts";
import type { Stack } from "./stack.ts";

const words = {
  en: { email: "Email", password: "Password", signIn: "Sign in", ongoing: "Ongoing projects", name: "English" },
  de: { email: "E-Mail", password: "Passwort", signIn: "Anmelden", ongoing: "Laufende Projekte", name: "Deutsch" },
};

/** Signs in and chooses the language by keyboard only. */
export async function enter(page: Page, stack: Stack, email: string, language: keyof typeof words): Promise<void> {
  const { ongoing, name, signIn, ...labels } = words[language];
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.context().addCookies([{ name: "language", value: language, url: stack.url }]);
  await page.goto("/login");
  await writeIn(page, page.getByLabel(labels.email), email);
  await writeIn(page, page.getByLabel(labels.password, { exact: true }), password);
  await pressOn(page, page.getByRole("button", { name: signIn }));
  await page.waitForURL("**/projects/ongoing");
  const languageMenu = page.getByRole("banner").locator("button[aria-haspopup=menu]").first();
  // Shift+Tab, because the page's heading has the focus, and the top bar comes before the heading in the tab order.
  await tabTo(page, languageMenu, "Shift+Tab");
  await page.keyboard.press("Enter");
  const choice = page.getByRole("menuitemradio", { name });
  // The menu takes the focus shortly after it opens.
  await expect(page.getByRole("menuitemradio").first()).toBeFocused();
  for (let presses = 0; presses < 6 && !(await choice.evaluate((each) => each === document.activeElement)); presses++)
    await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: ongoing })).toBeVisible();
  await expect(languageMenu).toBeFocused();
}

export const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
