import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { makeFinishable } from "./finishable.ts";
import { expect, test } from "./fixtures.ts";
import { mailsTo } from "./outbox.ts";
import { openActivation } from "./sendCertificateOf.ts";

const owner = "owner@nordgolv.example";
const pictures = join(import.meta.dirname, "../upstream/src/demo/pictures");
const jpeg = (name: string) => ({ name, mimeType: "image/jpeg", buffer: readFileSync(join(pictures, name)) });

test.use({ viewport: { width: 1280, height: 800 } });

/** The link with the count that the page requests last. */
const attention = (page: Page) => page.getByRole("link", { name: /^(Needs attention|Zu erledigen)/ });

async function draw(page: Page, name: string, colorScheme: "light" | "dark" = "light"): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  if (await page.getByRole("navigation").first().isVisible()) await expect(attention(page)).toHaveText(/\d/);
  await page.waitForLoadState("networkidle");
  await page.screenshot({ path: join(import.meta.dirname, `../docs/tour/${name}.png`) });
  await page.emulateMedia({ colorScheme: "light" });
}

test("from the list to a room", async ({ page, signIn }) => {
  await signIn(owner);
  await expect(page.getByRole("table")).toBeVisible();
  await draw(page, "projects");
  await page.getByRole("link", { name: "Villa Ängsro" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Villa Ängsro" })).toBeVisible();
  await page.getByRole("link", { name: "Plan 1", exact: true }).click();
  await page.getByRole("rowheader").getByRole("link").first().click();
  await expect(page.getByRole("link", { name: /Before laying/ })).toBeVisible();
  await draw(page, "room");
  await page.getByRole("link", { name: /Before laying/ }).click();
  await expect(page.getByRole("button", { name: "Next step" })).toBeVisible();
  await draw(page, "step");
});

test("many rooms", async ({ page, signIn }) => {
  await signIn(owner, "de");
  await page.getByRole("link", { name: "Kvarteret Sånglärkan" }).click();
  await page.getByRole("button", { name: "Räume messen" }).click();
  await expect(page.getByRole("textbox").first()).toBeVisible();
  await page
    .getByRole("button", { name: "Alle Schritte" })
    .or(page.getByRole("link", { name: "Alle Schritte" }))
    .click();
  await draw(page, "grid", "dark");
});

test("several rooms", async ({ page, signIn, stack }) => {
  const planned = ["Badrum 1", "Badrum 2", "Badrum 3"].map((title, index) => ({ title, resistance: 88 + index }));
  const address = await makeFinishable(stack, "Trapphus B", planned, "Hall", jpeg("mat.jpg"));
  await signIn(owner, "en", page, address);
  await page.getByRole("button", { name: "Finish several" }).click();
  await page.getByRole("checkbox", { name: "All 3 that can be finished" }).press("Space");
  await draw(page, "finish");
  await page.goto(address);
  await page.getByRole("button", { name: "Photos for several rooms" }).click();
  const files = [
    { ...jpeg("concrete.jpg"), name: "Badrum 1 step 3.jpg" },
    { ...jpeg("bathroom.jpg"), name: "badrum_2-4.jpg" },
    { ...jpeg("mesh.jpg"), name: "IMG_2041.jpg" },
  ];
  await page.getByLabel("Choose photos").and(page.locator("input")).setInputFiles(files);
  await expect(page.getByText(/^3 photos chosen, 2 have found/)).toBeVisible();
  await draw(page, "photos");
});

test("the certificate", async ({ page, signIn, stack }) => {
  await signIn(owner);
  await page.getByRole("link", { name: "Östra stationen, entré" }).click();
  await openActivation(page);
  await page.getByRole("button", { name: "Select all", exact: true }).click();
  await draw(page, "activation");
  await page.getByRole("button", { name: /^Continue with/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Recipient’s e-mail").fill("kund@customer.example");
  await dialog.locator("label", { hasText: "authorised electrician" }).click();
  await dialog.getByRole("button", { name: /^Send (\d+ )?certificates?$/ }).click();
  await expect(dialog.getByText(/is completed and archived/)).toBeVisible();
  await page.goto("/certificates");
  await expect(page.getByRole("table")).toBeVisible();
  await draw(page, "register");
  await page.goto("/figures");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await draw(page, "figures");

  await expect.poll(async () => (await mailsTo(stack, "kund@customer.example")).length).toBe(1);
  const [mail] = await mailsTo(stack, "kund@customer.example");
  await page.context().clearCookies();
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(/http:\/\/localhost:\d+\/certificate\/[\w-]+/.exec(mail?.text ?? "")?.[0] ?? "");
  await expect(page.getByText(/^Warranty certificate FG-\d{4}-\d{6}/)).toBeVisible();
  await draw(page, "certificate");
});
