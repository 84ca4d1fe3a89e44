import { button, enter, heading } from "./enterByKeys.ts";
import { expect, test } from "./fixtures.ts";
import { expectKeptIn, pressOn, tabTo, writeIn } from "./keys.ts";

test("the list: skip to it, search, sort, filter, and open a project", async ({ page, stack }) => {
  await enter(page, stack, "owner@nordgolv.example", "en");
  await page.reload();
  await expect(page.getByRole("table")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to the content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("searchbox"));
  await page.keyboard.press("Tab");
  await page.keyboard.press("/");
  await expect(page.getByRole("searchbox")).toBeFocused();
  await page.keyboard.type("kvarteret s");
  await expect(page.getByRole("row")).toHaveCount(2);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("searchbox")).toHaveValue("");
  await pressOn(page, page.getByRole("button", { name: /^Ready for certificate/ }), "Space");
  await expect(page.getByRole("row", { name: /In progress/ })).toHaveCount(0);
  await tabTo(page, page.getByRole("button", { name: /^All/ }), "Shift+Tab");
  await page.keyboard.press("Space");
  const customer = page.getByRole("columnheader", { name: "Customer" });
  await pressOn(page, customer.getByRole("button"));
  await expect(customer).toHaveAttribute("aria-sort", "ascending");
  await expect(customer.getByRole("button")).toBeFocused();
  await pressOn(page, page.getByRole("link", { name: "Kvarteret Sånglärkan" }));
  await expect(heading(page, "Kvarteret Sånglärkan")).toBeFocused();
  await expect(page).toHaveTitle(/^Kvarteret Sånglärkan/);
});

test("German: a project with its days is created and changed; what was begun is not lost to one Escape", async ({
  page,
  stack,
}) => {
  await enter(page, stack, "owner@nordgolv.example", "de");
  const name = `Neubau ${Date.now()}`;
  const dialog = page.getByRole("dialog");
  await pressOn(page, button(page, "Neues Projekt"));
  await expect(dialog.getByLabel("Projektname")).toBeFocused();
  await expectKeptIn(page, dialog);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(button(page, "Neues Projekt")).toBeFocused();
  await page.keyboard.press("Enter");
  await writeIn(page, dialog.getByLabel("Projektname"), name);
  await page.keyboard.press("Escape");
  await expect(button(page, "Weiter bearbeiten")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog.getByLabel("Projektname")).toBeFocused();
  await writeIn(page, dialog.getByLabel("Kunde", { exact: true }), "Brf Tornfalken");
  await writeIn(page, dialog.getByLabel("Ort"), "Umeå");
  await writeIn(page, dialog.getByLabel("Startdatum", { exact: true }), "2026-11-02");
  await writeIn(page, dialog.getByLabel("Enddatum", { exact: true }), "2026-11-01");
  await pressOn(page, button(page, "Projekt anlegen"));
  await expect(dialog.getByRole("link", { name: "Das Enddatum muss nach dem Startdatum liegen" })).toBeVisible();
  await pressOn(page, dialog.getByRole("link", { name: "Das Enddatum muss nach dem Startdatum liegen" }));
  await expect(dialog.getByLabel("Enddatum", { exact: true })).toBeFocused();
  await writeIn(page, dialog.getByLabel("Enddatum", { exact: true }), "2027-03-31");
  await page.keyboard.press("Enter");
  await expect(heading(page, name)).toBeFocused();

  await pressOn(page, button(page, "Bearbeiten"));
  await writeIn(page, dialog.getByLabel("PLZ"), "903 42");
  await writeIn(page, dialog.getByLabel(/^Enddatum/), "2027-04-30");
  await pressOn(page, button(page, "Speichern"));
  await expect(dialog).toHaveCount(0);
  await expect(button(page, "Bearbeiten")).toBeFocused();
  await expect(page.getByText("2027-04-30")).toBeVisible();
});

test("German: own details, the shortcuts, the language, and signing out", async ({ page, stack }) => {
  await enter(page, stack, "office@nordgolv.example", "de");
  const menu = page.getByRole("banner").locator("button[aria-haspopup=menu]").last();
  await pressOn(page, menu);
  await expect(page.getByRole("menuitem", { name: "Konto" })).toBeVisible();
  await pressOn(page, page.getByRole("menuitem", { name: "Konto" }));
  await expect(heading(page, "Konto")).toBeFocused();
  await pressOn(page, page.getByRole("region", { name: "Meine Angaben" }).getByRole("button", { name: "Bearbeiten" }));
  const dialog = page.getByRole("dialog");
  await writeIn(page, dialog.getByLabel(/^Telefon/), "070-555 77 01");
  await tabTo(page, dialog.getByLabel("Sprache"));
  await page.keyboard.type("Svenska");
  await pressOn(page, dialog.getByRole("button", { name: "Speichern" }));
  await expect(heading(page, "Konto")).toBeVisible();
  await expect(page.getByRole("button", { name: "Redigera" })).toBeFocused();
  await expect(page.getByText("070-555 77 01")).toBeVisible();

  await pressOn(page, page.getByRole("checkbox", { name: /^Använd kortkommandon/ }), "Space");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Shift+?");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await tabTo(page, page.getByRole("checkbox", { name: /^Använd kortkommandon/ }), "Shift+Tab");
  await page.keyboard.press("Space");
  await tabTo(page, page.getByRole("button", { name: "Byt lösenord" }), "Shift+Tab");
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Kortkommandon" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Byt lösenord" })).toBeFocused();

  await tabTo(page, menu, "Shift+Tab");
  await page.keyboard.press("Enter");
  await pressOn(page, page.getByRole("menuitem", { name: "Logga ut" }));
  await page.waitForURL("**/login");
  await expect(heading(page, "Logga in")).toBeVisible();
});
