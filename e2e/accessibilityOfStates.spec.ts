import type { Page } from "@playwright/test";
import { expect, password, test } from "./fixtures.ts";
import { type Finding, look } from "./look.ts";
import { mailsTo } from "./outbox.ts";
import { searchProducts } from "./searchProducts.ts";
import { openActivation } from "./sendCertificateOf.ts";

const dialogIn = (page: Page) => page.getByRole("dialog");

async function open(page: Page, opener: string): Promise<void> {
  await page.getByRole("button", { name: opener, exact: true }).click();
  await expect(dialogIn(page)).toBeVisible();
}

async function close(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await expect(dialogIn(page)).toHaveCount(0);
}

async function openInstallation(page: Page, project: string, folder: string, installation: string): Promise<string> {
  await page.getByRole("link", { name: project }).click();
  await page.getByRole("link", { name: folder, exact: true }).click();
  await page.getByRole("rowheader").getByRole("link", { name: installation }).click();
  await expect(page.getByRole("region", { name: installation })).toBeVisible();
  return page.url();
}

test("every step of signing in", async ({ page, stack }) => {
  const findings: Finding[] = [];
  await page.context().addCookies([{ name: "language", value: "en", url: stack.url }]);
  const submit = async (email: string, secret: string) => {
    await page.goto("/login");
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(secret);
    await page.getByRole("button", { name: "Sign in" }).click();
  };
  await submit("owner@nordgolv.example", "not-the-password");
  await expect(page.getByText("Incorrect email or password")).toBeVisible();
  await look(page, "refused", findings);
  await page.getByRole("button", { name: "Forgot your password?" }).click();
  await expect(page.getByRole("heading", { name: "Forgotten password" })).toBeVisible();
  await look(page, "forgotten password", findings);
  await page.getByLabel("Email").fill("owner@nordgolv.example");
  await page.getByRole("button", { name: "Send the code" }).click();
  await expect(page.getByLabel("Code")).toBeVisible();
  await look(page, "code for a new password", findings);
  await submit("mfa@nordgolv.example", password);
  await expect(page.getByRole("heading", { name: "Enter your one-time code" })).toBeVisible();
  await look(page, "second factor", findings);
  await submit("invited@nordgolv.example", "Tillfallig-2026");
  await expect(page.getByRole("heading", { name: "Choose a new password" })).toBeVisible();
  await look(page, "first password", findings);
  expect(findings).toEqual([]);
});

test("people of the company, the keyboard’s help, and a page that failed", async ({ page, signIn, browser, stack }) => {
  const findings: Finding[] = [];
  await signIn("owner@nordgolv.example");
  await page.getByRole("heading", { level: 1 }).press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
  await look(page, "keyboard’s help", findings);
  await close(page);
  await page.goto("/projects/ongoing?q=nothing-is-called-so");
  await expect(page.getByRole("button", { name: "Clear the search" })).toBeVisible();
  await look(page, "no match", findings);
  // Opens the menu over an empty list, because axe reports a column heading that the menu partly covers as too small.
  await page.getByRole("button", { name: /^Language: / }).click();
  await expect(page.getByRole("menu")).toBeVisible();
  await look(page, "language menu", findings);
  await page.goto("/account");
  await open(page, "Manage Anders Öberg");
  await look(page, "managing a user", findings);
  await close(page);
  await page.getByRole("button", { name: /deactivated users?$/ }).click();
  await look(page, "deactivated users", findings);

  const context = await browser.newContext({ baseURL: stack.url, storageState: await page.context().storageState() });
  const failing = await context.newPage();
  await failing.goto("/projects/ongoing");
  await expect(failing.getByRole("table")).toBeVisible();
  await failing.route("**/graphql*", (route) => route.abort());
  await failing.getByRole("link", { name: "Users" }).click();
  await expect(failing.getByRole("alert")).toBeVisible();
  await look(failing, "failed page", findings);
  await context.close();
  expect(findings).toEqual([]);
});

test("editing and deleting a folder and an installation", async ({ page, signIn }) => {
  const findings: Finding[] = [];
  await signIn("owner@nordgolv.example");
  await openInstallation(page, "Kvarteret Sånglärkan", "Plan 1", "Badrum 1A");
  const panel = page.getByRole("region", { name: "Badrum 1A" });
  await panel.getByRole("button", { name: "Edit", exact: true }).click();
  await dialogIn(page).getByRole("button", { name: "Delete" }).click();
  await expect(dialogIn(page).getByRole("checkbox")).toBeVisible();
  await look(page, "deleting an installation", findings);
  await close(page);
  await panel.getByRole("button", { name: "Close the panel" }).click();
  await open(page, "Edit folder");
  await dialogIn(page).getByRole("button", { name: "Delete" }).click();
  await expect(dialogIn(page).getByRole("checkbox")).toBeVisible();
  await look(page, "deleting a folder", findings);
  expect(findings).toEqual([]);
});

test("choosing a product, a finished installation, its pictures and the record", async ({ page, signIn }) => {
  const findings: Finding[] = [];
  await signIn("owner@nordgolv.example");
  await openInstallation(page, "Kvarteret Sånglärkan", "Plan 1", "Badrum 1A");
  await page.getByRole("link", { name: "Change products" }).click();
  await searchProducts(page, "Fjällum");
  await look(page, "found products", findings);
  await open(page, "Scan the product's barcode");
  await expect(dialogIn(page).getByRole("alert")).toBeVisible();
  await look(page, "scanning without a camera", findings);
  await close(page);
  await searchProducts(page, "Flex R1");
  await page.getByRole("button", { name: /^Add Fjällum Flex R1/ }).click();
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByText("All fields are required")).toBeVisible();
  await look(page, "product’s form", findings);

  await page.getByRole("link", { name: "Archived" }).click();
  await page.getByRole("link", { name: "Badhuset Havsörnen" }).click();
  await page.getByRole("link", { name: "Hall", exact: true }).click();
  const finished = page.getByRole("region", { name: "Hall" });
  await expect(finished.getByText("Installation completed")).toBeVisible();
  await look(page, "finished installation", findings);
  await finished.getByRole("link", { name: /After laying, before covering/ }).click();
  const photo = page.getByRole("button", { name: /^View / }).first();
  await photo.click();
  await expect(dialogIn(page).getByRole("img")).toBeVisible();
  await look(page, "image viewer", findings);
  await close(page);
  await look(page, "finished step", findings);
  const closePanel = page.getByRole("button", { name: "Close the panel" });
  await closePanel.click();
  // Without a panel the page shows a different "More" button.
  await expect(closePanel).toBeHidden();
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: "Measurement record", exact: true }).click();
  await expect(page.getByRole("button", { name: "Print" })).toBeVisible();
  await look(page, "record", findings);
  expect(findings).toEqual([]);
});

test("sending a certificate", async ({ page, signIn }) => {
  const findings: Finding[] = [];
  await signIn("owner@nordgolv.example");
  await page
    .getByRole("row", { name: /Ready for certificate/ })
    .first()
    .getByRole("link")
    .click();
  await openActivation(page);
  await page.getByRole("button", { name: "Select all", exact: true }).click();
  await look(page, "folders to activate", findings);
  await page.getByRole("button", { name: /^Continue with \d+ selected$/ }).click();
  await expect(dialogIn(page)).toBeVisible();
  await look(page, "sending", findings);
  const file = page.context().waitForEvent("page");
  await dialogIn(page).getByRole("button", { name: "Preview" }).click();
  await (await file).close();
  await look(page, "sending after the preview", findings);
  await dialogIn(page).getByLabel("Recipient’s e-mail").fill("nobody");
  await dialogIn(page)
    .getByRole("button", { name: /^Send (\d+ )?certificates?$/ })
    .focus();
  await look(page, "sending with a fault", findings);
  expect(findings).toEqual([]);
});

test("sending again, and what a reader of the certificate sees", async ({ page, signIn, stack }) => {
  const findings: Finding[] = [];
  const recipient = `again-${Date.now()}@customer.example`;
  await signIn("owner@nordgolv.example", "en", page, "/projects/archived");
  await page.getByRole("link", { name: "Badhuset Havsörnen" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Badhuset Havsörnen" })).toBeVisible();
  await page.goto(`${page.url()}?activation=activated`);
  await page.getByRole("button", { name: "Select all", exact: true }).click();
  await look(page, "activated folders", findings);
  await page.getByRole("button", { name: /^Continue with \d+ selected$/ }).click();
  await dialogIn(page).getByLabel("Recipient’s e-mail").fill(recipient);
  await look(page, "sending again", findings);
  await dialogIn(page).getByRole("button", { name: "Send again" }).click();
  await expect(dialogIn(page).getByRole("button", { name: "Done" })).toBeVisible();
  await look(page, "sent again", findings);
  await expect.poll(async () => (await mailsTo(stack, recipient)).length).toBeGreaterThan(0);
  const [mail] = await mailsTo(stack, recipient);
  const link = /http:\/\/localhost:\d+\/certificate\/[\w-]+/.exec(mail?.text ?? "")?.[0];
  if (!link) throw new Error("The mail has no link to the certificate’s page");
  await page.goto(link);
  await expect(page.getByText(/^Warranty certificate FG-\d{4}-\d{6}/)).toBeVisible();
  await look(page, "genuine certificate", findings);
  await page.goto("/certificate/nobody-has-this-code-at-all");
  await expect(page.getByText("Unknown certificate")).toBeVisible();
  await look(page, "unknown certificate", findings);
  expect(findings).toEqual([]);
});
