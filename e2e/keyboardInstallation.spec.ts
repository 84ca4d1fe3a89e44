import type { Page } from "@playwright/test";
import { button, enter, heading } from "./enterByKeys.ts";
import { expect, test } from "./fixtures.ts";
import { expectKeptIn, hasFocus, pressOn, tabTo, writeIn } from "./keys.ts";
import { mailsTo } from "./outbox.ts";
import { photo } from "./photo.ts";

test("German: a folder, an installation, its product, values, a photo, and finishing it", async ({ page, stack }) => {
  await enter(page, stack, "owner@nordgolv.example", "de");
  const dialog = page.getByRole("dialog");
  await pressOn(page, page.getByRole("link", { name: "Kvarteret Sånglärkan" }));
  await expect(heading(page, "Kvarteret Sånglärkan")).toBeFocused();
  await pressOn(page, button(page, "Neuer Ordner"));
  await writeIn(page, dialog.getByLabel("Name des Ordners"), "Dachgeschoss");
  await pressOn(page, button(page, "Ordner anlegen"));
  await expect(button(page, "Neuer Ordner")).toBeFocused();
  await pressOn(page, page.getByRole("link", { name: "Dachgeschoss", exact: true }));
  await expect(heading(page, "Dachgeschoss")).toBeFocused();
  await pressOn(page, button(page, "Ordner bearbeiten"));
  await writeIn(page, dialog.getByLabel("Name des Ordners"), "Dachgeschoss Nord");
  await page.keyboard.press("Enter");
  await expect(button(page, "Ordner bearbeiten")).toBeFocused();
  await expect(heading(page, "Dachgeschoss Nord")).toBeVisible();
  await pressOn(page, button(page, "Neue Installation"));
  await writeIn(page, dialog.getByLabel("Name der Installation"), "Duschbad");
  await tabTo(page, dialog.getByLabel("Installateur"));
  await page.keyboard.type("Jonas");
  await pressOn(page, button(page, "Installation anlegen"));
  await expect(button(page, "Neue Installation")).toBeFocused();

  const row = page.getByRole("rowheader").getByRole("link", { name: "Duschbad", exact: true });
  await pressOn(page, row);
  await expect(page.getByRole("heading", { level: 2, name: "Duschbad" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("heading", { level: 2, name: "Duschbad" })).toHaveCount(0);
  await expect(row).toBeFocused();
  await page.keyboard.press("Enter");
  await addProduct(page);
  await recordSteps(page);
  await pressOn(page, page.getByRole("link", { name: "Installation abschließen" }));
  await pressOn(page, page.getByRole("checkbox", { name: /^Ich bestätige/ }), "Space");
  await pressOn(page, button(page, "Installation abschließen"));
  await expect(page.getByRole("row", { name: "Duschbad auswählen Duschbad" })).toContainText("Abgeschlossen");
  await expect(page.getByRole("region", { name: "Duschbad" })).toHaveCount(0);
  await expect(row).toBeFocused();
});

async function addProduct(page: Page): Promise<void> {
  await pressOn(page, page.getByRole("link", { name: "Produkte ändern" }));
  await expect(page.getByRole("heading", { level: 2, name: "Produkte" })).toBeFocused();
  await writeIn(page, page.getByRole("searchbox", { name: "Produkt suchen" }), "Flex R1");
  await pressOn(page, page.getByRole("button", { name: /^Fjällum Flex R1.* hinzufügen/ }));
  await expect(page.getByLabel("Kabelkennzeichnung (optional)")).toBeFocused();
  await writeIn(page, page.getByLabel("Spannung"), "230");
  await writeIn(page, page.getByLabel("Länge"), "42,5");
  await pressOn(page, button(page, "Hinzufügen"));
  await expect(page.getByRole("button", { name: /^Fjällum Flex R1.* entfernen/ })).toBeVisible();
  await tabTo(page, page.getByRole("button", { name: "Duschbad" }), "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 2, name: "Duschbad" })).toBeFocused();
}

/** Types every step's values with Enter after each, then adds the photo that one step requires. */
async function recordSteps(page: Page): Promise<void> {
  const step = (number: number) => page.getByRole("heading", { level: 2, name: `Schritt ${number}: ` });
  await pressOn(page, page.getByRole("link", { name: /Vor der Verlegung/ }));
  for (const number of [1, 2, 3, 4]) {
    await expect(step(number)).toBeVisible();
    await expect(page.getByLabel("Widerstand", { exact: true })).toBeFocused();
    await page.keyboard.type("42,6");
    await page.keyboard.press("Enter", { delay: 100 });
    await expect(page.getByLabel("Isolationswiderstand")).toBeFocused();
    await page.keyboard.type("500");
    await page.keyboard.press("Enter", { delay: 100 });
  }
  await expect(page.getByRole("heading", { level: 2, name: "Duschbad" })).toBeFocused();
  await pressOn(page, page.getByRole("link", { name: /Vor der Verlegung/ }));
  await expect(step(1)).toBeFocused();
  await pressOn(page, button(page, "Nächster Schritt"));
  await expect(step(2)).toBeFocused();
  await attachPhoto(page);
  await pressOn(page, button(page, "Nächster Schritt"));
  await expect(step(3)).toBeFocused();
  await pressOn(page, button(page, "Nächster Schritt"));
  await expect(step(4)).toBeFocused();
  await expect(page.getByLabel("Isolationswiderstand")).toHaveValue("500");
  await pressOn(page, button(page, "Zur Übersicht"));
  await expect(page.getByRole("heading", { level: 2, name: "Duschbad" })).toBeFocused();
}

async function attachPhoto(page: Page): Promise<void> {
  const chooser = page.waitForEvent("filechooser");
  await pressOn(page, button(page, "Dateien hinzufügen"));
  await (await chooser).setFiles({ name: "Verlegt.png", mimeType: "image/png", buffer: photo() });
  const picture = page.getByRole("button", { name: /^Verlegt.png anzeigen/ });
  await expect(picture).toBeVisible();
  await tabTo(page, picture, "Shift+Tab");
  await page.keyboard.down("Enter");
  const viewer = page.getByRole("dialog", { name: /^Verlegt.png/ });
  await expect.poll(() => viewer.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.up("Enter");
  await expectKeptIn(page, viewer);
  await page.keyboard.press("+");
  await page.keyboard.press("Escape");
  await expect(viewer).toHaveCount(0);
  await expect(picture).toBeFocused();
}

test("an installation is moved in the folder tree, and a day is picked in the calendar", async ({ page, stack }) => {
  await enter(page, stack, "owner@nordgolv.example", "en");
  const dialog = page.getByRole("dialog");
  const item = (name: string) => dialog.getByRole("treeitem", { name });
  await pressOn(page, page.getByRole("link", { name: "Kvarteret Sånglärkan" }));
  await expect(heading(page, "Kvarteret Sånglärkan")).toBeFocused();
  await pressOn(page, page.getByRole("link", { name: "Gård och uthus", exact: true }));
  await expect(heading(page, "Gård och uthus")).toBeFocused();
  await pressOn(page, page.getByRole("rowheader").getByRole("link", { name: "Cykelrum" }));
  await expect(page.getByRole("heading", { level: 2, name: "Cykelrum" })).toBeFocused();
  await pressOn(page, button(page, "Edit"));
  await pressOn(page, button(page, "Move"));
  await expect(dialog.getByRole("heading", { name: "Move installation" })).toBeFocused();
  await tabTo(page, item("Kvarteret Sånglärkan"));
  await page.keyboard.press("ArrowRight");
  await expect(item("Källare")).toBeVisible();
  await page.keyboard.press("End");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Home");
  for (let presses = 0; presses < 9 && !(await hasFocus(item("Källare"))); presses++)
    await page.keyboard.press("ArrowDown");
  await expect(item("Källare")).toBeFocused();
  await page.keyboard.press("Space");
  await expect(item("Källare")).toHaveAttribute("aria-selected", "true");
  await pressOn(page, button(page, "Move here"));
  await expect(dialog).toHaveCount(0);
  await expect(heading(page, "Källare")).toBeFocused();
  await expect(page.getByRole("row", { name: /Cykelrum/ })).toBeVisible();
  await expect(page.getByRole("heading", { level: 2, name: "Cykelrum" })).toBeVisible();

  await tabTo(page, page.getByRole("link", { name: /^Ongoing/ }).first(), "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(heading(page, "Ongoing projects")).toBeFocused();
  await pressOn(page, button(page, "New project"));
  const day = dialog.getByLabel("Start date", { exact: true });
  await writeIn(page, day, "2026-12-31");
  const calendar = dialog.getByRole("button", { name: "Pick a day in the calendar: Start date" });
  await tabTo(page, calendar, "Shift+Tab");
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(day).toHaveValue("2027-01-01");
  await expect(calendar).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Escape");
  await expect(dialog, "Escape closes the calendar alone").toBeVisible();
  await expect(calendar).toBeFocused();
});

test("activating: select folders, choose the day, confirm, send", async ({ page, stack }) => {
  await enter(page, stack, "owner@nordgolv.example", "en");
  const recipient = `keys-${Date.now()}@customer.example`;
  const row = page.getByRole("row", { name: /Ready for certificate/ }).first();
  const name = (await row.getByRole("link").textContent()) ?? "";
  await pressOn(page, row.getByRole("link"));
  await expect(heading(page, name)).toBeFocused();
  await pressOn(page, button(page, "Activate warranty"));
  await expect(page.getByRole("heading", { level: 2, name: "Activate warranty" })).toBeFocused();
  await tabTo(page, page.getByRole("tab", { name: /^To activate/ }));
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: /^Activated/ })).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await pressOn(page, button(page, "Select all"));
  await pressOn(page, page.getByRole("region", { name: "Activate warranty" }).getByRole("checkbox").first(), "Space");
  await writeIn(page, page.getByLabel("Warranty valid from"), new Date().toISOString().slice(0, 10));
  const go = page.getByRole("button", { name: /^Continue with \d+ selected$/ });
  await pressOn(page, go);
  const dialog = page.getByRole("dialog", { name: /^Send (\d+ )?certificates?$/ });
  await expect(dialog).toBeVisible();
  await expectKeptIn(page, dialog);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 2, name: "Activate warranty" })).toBeVisible();
  await expect(go).toBeFocused();
  await page.keyboard.press("Enter");
  await writeIn(page, dialog.getByLabel("Recipient’s e-mail"), recipient);
  await pressOn(page, dialog.getByRole("checkbox", { name: /authorised electrician/ }), "Space");
  await pressOn(page, dialog.getByRole("button", { name: /^Send (\d+ )?certificates?$/ }));
  await pressOn(page, page.getByRole("dialog").getByRole("button", { name: "Done" }));
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 2, name: "Activate warranty" })).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY");
  await expect.poll(async () => (await mailsTo(stack, recipient)).length).toBeGreaterThan(0);
});
