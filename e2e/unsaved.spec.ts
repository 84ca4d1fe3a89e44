import type { Page } from "@playwright/test";
import { expect, password, test } from "./fixtures.ts";
import { signOut } from "./signOut.ts";
import { storedKeys } from "./storedKeys.ts";
import { openFirstStep, unwatchedPage } from "./uploading.ts";

const owner = "owner@nordgolv.example";
const office = "office@nordgolv.example";
const insulation = (page: Page) => page.getByLabel("Insulation resistance");
const foot = (page: Page) => page.locator("footer").getByRole("status");

async function signInHere(page: Page, email: string): Promise<void> {
  await page.getByLabel(/^(Email|E-post)$/).fill(email);
  await page.getByLabel(/^(Password|Lösenord)$/).fill(password);
  await page.getByRole("button", { name: /^(Sign in|Logga in)$/ }).click();
}

/** Ends the session as the service would, then signs in on the login page that opens. */
async function signInAgain(page: Page, email: string): Promise<void> {
  await page.context().clearCookies({ name: /^(accessToken|refreshToken|userId|expiresAt|companyId)$/ });
  await page.reload();
  await signInHere(page, email);
}

test("a value that was typed is saved when the tab was closed and the page is opened again", async ({
  browser,
  stack,
  signInByForm,
}) => {
  const first = await signInByForm(owner, "en", await unwatchedPage(browser, stack));
  await openFirstStep(first);
  const address = first.url();
  await first.route("**/graphql", (route) => route.abort());
  await insulation(first).fill("886");
  await expect(foot(first)).toHaveText("Values save by themselves");
  // Waits until the value is stored, because a person needs longer to close the tab than the browser needs to store it.
  await expect.poll(() => storedKeys(first, "uploads", "values")).toHaveLength(1);
  await first.close();

  const again = await first.context().newPage();
  await again.goto(address);
  await expect(insulation(again)).toHaveValue("886");
  await again.reload();
  await expect(insulation(again)).toHaveValue("886");
  await expect(foot(again)).toHaveText("Values save by themselves");
  await again.context().close();
});

test("a value typed without a network is sent when it is back, once, also with two tabs open", async ({
  browser,
  stack,
  signInByForm,
}) => {
  const page = await signInByForm(owner, "en", await unwatchedPage(browser, stack));
  await openFirstStep(page, "Garageuppfart");
  const other = await page.context().newPage();
  await other.goto(page.url());
  await insulation(other).waitFor();
  const sent: string[] = [];
  page.context().on("request", (request) => {
    const body = request.postData() ?? "";
    if (body.includes('"readings"')) sent.push(body);
  });
  await page.context().setOffline(true);
  await insulation(page).fill("512");
  await page.keyboard.press("Tab");
  await expect(foot(page)).toHaveText("1 value waits for the connection");
  sent.length = 0;
  await page.context().setOffline(false);
  await expect(foot(page)).toHaveText(/^Values save|^Saved/);
  await expect(insulation(page)).toHaveValue("512");
  expect(sent).toHaveLength(1);
  await other.reload();
  await expect(insulation(other)).toHaveValue("512");
  await page.context().close();
});

test("signing out asks before unsaved values are lost, and then clears them", async ({
  browser,
  stack,
  signInByForm,
}) => {
  const page = await signInByForm(owner, "en", await unwatchedPage(browser, stack));
  await openFirstStep(page);
  await insulation(page).fill("abc");
  await signOut(page);
  const question = page.getByRole("dialog", { name: "Sign out with unsaved work?" });
  await expect(question).toContainText("Not saved yet: 1 value.");
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain("Menu for");
  await expect(insulation(page)).toHaveValue("abc");
  const step = page.url();
  await signOut(page);
  await question.getByRole("button", { name: "Sign out and delete" }).click();
  await page.waitForURL("**/login");
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
  await signInHere(page, owner);
  await page.waitForURL("**/projects/**");
  await page.goto(step);
  await expect(insulation(page)).not.toHaveValue("abc");
  await page.context().close();
});

test("a session that ended unasked keeps a value for its owner, hidden from the next person, whose sign-out leaves it there", async ({
  browser,
  stack,
  signInByForm,
}) => {
  const page = await signInByForm(owner, "en", await unwatchedPage(browser, stack));
  await openFirstStep(page);
  await insulation(page).fill("abc");
  await page.keyboard.press("Enter");
  await expect(foot(page)).toHaveText("1 value is not saved");
  const step = page.url();
  await signInAgain(page, office);
  await insulation(page).or(page.getByLabel("Isolationsresistans")).waitFor();
  await expect(page.locator("input[value=abc]")).toHaveCount(0);
  await signOut(page);
  await page.waitForURL("**/login");
  await signInHere(page, owner);
  await page.waitForURL("**/projects/**");
  await page.goto(step);
  await expect(insulation(page)).toHaveValue("abc");
  await page.context().close();
});
