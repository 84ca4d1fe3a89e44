import type { Page } from "@playwright/test";
import { expect, password, test } from "./fixtures.ts";
import { signOut } from "./signOut.ts";
import {
  choose,
  digest,
  heavyPhoto,
  lineOf,
  openFirstStep,
  storedDigest,
  storedFiles,
  unwatchedPage,
} from "./uploading.ts";

const owner = "owner@nordgolv.example";
const notSent = "Not sent yet. The file was chosen before the page was left and is still here.";
const sendButton = (page: Page) => page.getByRole("button", { name: "Send laid.png" });

/** Reloads the page as soon as the file's progress bar appears, because the file is stored by then. */
async function chooseAndReload(page: Page, path: string): Promise<void> {
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('[role="progressbar"][aria-valuenow]')) return;
      observer.disconnect();
      location.reload();
    }).observe(document.body, { childList: true, subtree: true });
  });
  await Promise.all([page.waitForEvent("load"), choose(page, path)]);
}

/** Ends the session as the service would, then signs in on the login page that opens. */
async function signInAgain(page: Page, email: string): Promise<void> {
  await page.context().clearCookies({ name: /^(accessToken|refreshToken|userId|expiresAt|companyId)$/ });
  await page.reload();
  await page.getByLabel(/^(Email|E-post)$/).fill(email);
  await page.getByLabel(/^(Password|Lösenord)$/).fill(password);
  await page.getByRole("button", { name: /^(Sign in|Logga in)$/ }).click();
  await page
    .getByRole("button", { name: "Add files" })
    .or(page.getByRole("button", { name: /^Lägg till filer/ }))
    .waitFor();
}

test("a file that did not get away is there after a reload and a new sign-in, for its owner alone, until it is sent", async ({
  browser,
  stack,
  signInByForm,
}) => {
  const page = await signInByForm(owner, "en", await unwatchedPage(browser, stack));
  await openFirstStep(page, "Garageuppfart");
  const setLine = await lineOf(page);
  const chosen = heavyPhoto("laid.png", 5_000_000);
  await setLine(50_000);
  await choose(page, chosen.path);
  await expect(page.getByRole("progressbar")).toBeVisible();
  const step = page.url();
  const find = async () => (await storedFiles(page, stack)).find(({ fileName }) => fileName === "laid.png");

  const other = await page.context().newPage();
  await other.goto(step);
  await expect(other.getByRole("button", { name: "Add files" }).first()).toBeVisible();
  await expect(other.getByText(notSent)).toHaveCount(0);
  await other.close();

  await page.reload();
  await expect(page.getByText(notSent)).toBeVisible();
  await signInAgain(page, "office@nordgolv.example");
  await expect(page.getByText("laid.png")).toHaveCount(0);
  await signInAgain(page, owner);
  await expect(page.getByText(notSent)).toBeVisible();
  expect(page.url()).toBe(step);
  expect(await find()).toBeUndefined();

  await setLine(-1);
  await sendButton(page).click();
  await expect(page.getByRole("button", { name: /^View laid.png/ })).toBeVisible();
  const stored = await find();
  expect(stored && (await storedDigest(stored))).toBe(digest(chosen.bytes));
  await page.reload();
  await expect(page.getByRole("button", { name: /^View laid.png/ })).toBeVisible();
  await expect(sendButton(page)).toHaveCount(0);
  await page.context().close();
});

test("a kept file can be dropped, and signing out leaves none behind", async ({ browser, stack, signInByForm }) => {
  const page = await signInByForm(owner, "en", await unwatchedPage(browser, stack));
  await openFirstStep(page);
  const setLine = await lineOf(page);
  const { path } = heavyPhoto("laid.png", 5_000_000);
  await setLine(50_000);
  await chooseAndReload(page, path);
  await page.getByRole("button", { name: "Vinterträdgård" }).click();
  await expect(page.getByRole("link", { name: /before laying/i })).toContainText("1 file is not sent yet");
  await page.getByRole("link", { name: /before laying/i }).click();
  await page.getByRole("button", { name: "Discard laid.png without sending it" }).click();
  await expect(sendButton(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("button", { name: "Add files" })).toBeVisible();
  await expect(sendButton(page)).toHaveCount(0);

  await chooseAndReload(page, path);
  await expect(sendButton(page)).toBeVisible();
  await signOut(page);
  const question = page.getByRole("dialog", { name: "Sign out with unsaved work?" });
  await expect(question).toContainText("Not saved yet: 1 file.");
  await question.getByRole("button", { name: "Sign out and delete" }).click();
  await page.waitForURL("**/login");
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
  await page.context().close();
});

test("a logo that did not get away waits on the account page, and is shown once it is sent", async ({
  browser,
  stack,
  signInByForm,
}) => {
  const page = await signInByForm(owner, "en", await unwatchedPage(browser, stack));
  await page.goto("/account");
  const setLine = await lineOf(page);
  await expect(page.getByRole("region", { name: "Company", exact: true })).toBeVisible();
  const logo = page.getByRole("img", { name: /^Logo of / });
  const before = (await logo.count()) > 0 ? await logo.getAttribute("src") : null;
  await setLine(50_000);
  await chooseAndReload(page, heavyPhoto("laid.png", 4_500_000).path);
  await expect(page.getByText(notSent)).toBeVisible();

  await setLine(-1);
  await sendButton(page).click();
  await expect(logo).toBeVisible();
  await expect(logo).not.toHaveAttribute("src", before ?? "");
  await page.reload();
  await expect(logo).toBeVisible();
  await expect(page.getByText(notSent)).toHaveCount(0);
  await page.context().close();
});
