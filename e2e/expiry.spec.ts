import type { Page } from "@playwright/test";
import { expect, password, test, untilQuiet } from "./fixtures.ts";
import { type Form, forms, type Places, placesOf } from "./forms.ts";
import { unwatchedPage } from "./uploading.ts";

const owner = "owner@nordgolv.example";

async function endSession(page: Page): Promise<void> {
  await page.context().clearCookies({ name: /^(accessToken|refreshToken|userId|expiresAt|companyId)$/ });
}

async function signInAgain(page: Page): Promise<void> {
  await page.waitForURL("**/login?returnTo=*");
  await expect(page.getByText("You were signed out because the session ended.")).toBeVisible();
  await page.getByLabel("Email").fill(owner);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
}

/** Opens a form, types, and submits first offline and then without a session. Returns the form's address. */
async function interrupt(page: Page, form: Form, places: Places): Promise<string> {
  await page.evaluate(() => window.sessionStorage.clear());
  await page.goto(places[form.place]);
  await untilQuiet(page);
  await form.open(page);
  const address = page.url();
  await form.write(form.field(page), form.typed);
  await page.context().setOffline(true);
  await form.send(page);
  await expect(form.lost(page)).toBeVisible();
  await expect(form.field(page)).toHaveValue(form.typed);
  // The session ends first, because the page sends the value as soon as it is online.
  await endSession(page);
  await page.context().setOffline(false);
  // The page also checks the connection by itself, so the login page may open before the button is pressed.
  await form.send(page).catch(() => page.waitForURL("**/login?returnTo=*"));
  return address;
}

test("whatever form the session ends in, signing in leads back to it with what was typed; a lost line keeps it too", async ({
  browser,
  stack,
  signInByForm,
}) => {
  test.slow();
  const page = await signInByForm(owner, "en", await unwatchedPage(browser, stack));
  const places = await placesOf(page);
  for (const form of forms)
    await test.step(form.name, async () => {
      const address = await interrupt(page, form, places);
      await signInAgain(page);
      await expect(form.field(page), form.name).toHaveValue(form.typed);
      await expect(page.getByText(form.kept).first()).toBeVisible();
      expect(page.url()).toBe(address);
    });
  await page.context().close();
});

test("a form that met a lost line is sent once the line is back", async ({ browser, stack, signIn }) => {
  const page = await signIn(owner, "en", await unwatchedPage(browser, stack));
  await page.goto((await placesOf(page)).project);
  await page.getByRole("button", { name: "New folder" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Folder name").fill("Hus utan linje");
  await page.context().setOffline(true);
  await dialog.getByRole("button", { name: "Create folder" }).click();
  await expect(dialog.getByRole("alert")).toContainText("What you entered is kept");
  await page.context().setOffline(false);
  await dialog.getByRole("button", { name: "Create folder" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("link", { name: "Hus utan linje", exact: true })).toBeVisible();
  await page.context().close();
});

test("a password is not kept when the session ends", async ({ browser, stack, signInByForm }) => {
  const page = await signInByForm(owner, "en", await unwatchedPage(browser, stack), "/account");
  await untilQuiet(page);
  await page.getByRole("button", { name: "Change password" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Current password").fill(password);
  await dialog.getByLabel("New password").fill("Never-to-be-kept-2026");
  await endSession(page);
  await dialog.getByRole("button", { name: "Save the password" }).click();
  await signInAgain(page);
  await page.waitForURL("**/account");
  expect(await page.evaluate(() => JSON.stringify(window.sessionStorage))).not.toContain("Never-to-be-kept");
  await page.context().close();
});
