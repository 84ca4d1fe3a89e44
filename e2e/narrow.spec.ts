import { expect, test } from "./fixtures.ts";

test("up to 900 pixels a dialog covers everything; at 901 the page is there again", async ({ page, signIn }) => {
  await signIn("owner@nordgolv.example");
  const overlay = page.getByRole("dialog", { name: "Hello! Carry on in the mobile app" });
  await page.setViewportSize({ width: 901, height: 800 });
  await expect(page.getByRole("heading", { level: 1, name: "Ongoing projects" })).toBeVisible();
  await expect(overlay).toHaveCount(0);

  await page.setViewportSize({ width: 900, height: 800 });
  await expect(overlay).toBeVisible();
  expect(await overlay.boundingBox()).toEqual({ x: 0, y: 0, width: 900, height: 800 });
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(overlay).toBeVisible();
  const isOnTop = ([x, y]: [number, number]) => document.elementFromPoint(x, y)?.closest("dialog") != null;
  for (const point of [
    [5, 5],
    [450, 400],
    [895, 795],
  ] as [number, number][])
    expect(await page.evaluate(isOnTop, point), `at ${point}`).toBe(true);
  await expect(overlay.getByRole("link").first()).toBeVisible();
  await page.keyboard.press("Tab");
  expect(await overlay.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe("hidden");

  await page.emulateMedia({ media: "print" });
  await expect(overlay, "paper is narrow too").toHaveCount(0);
  await page.emulateMedia({ media: "screen" });
  await expect(overlay).toBeVisible();

  await page.setViewportSize({ width: 901, height: 800 });
  await expect(overlay).toHaveCount(0);
  // Simulates a zoom of 200 %: the page is 720 px wide, and `outerWidth` tells that the window is not narrow.
  const setOuterWidth = (width: number) =>
    page.evaluate((value) => {
      Object.defineProperty(window, "outerWidth", { value, configurable: true });
      window.dispatchEvent(new Event("resize"));
    }, width);
  await setOuterWidth(1440);
  await page.setViewportSize({ width: 720, height: 450 });
  await expect(page.getByRole("button", { name: "New project" })).toBeVisible();
  await expect(overlay, "an enlarged page").toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(720);
  await setOuterWidth(780);
  await expect(overlay, "a narrow window").toBeVisible();
  await setOuterWidth(1440);
  await page.setViewportSize({ width: 360, height: 225 });
  await expect(overlay).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth), "to 400 %").toBe(360);
  await setOuterWidth(901);
  await page.setViewportSize({ width: 901, height: 800 });
  await page.getByRole("link", { name: "Kvarteret Sånglärkan" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Kvarteret Sånglärkan" })).toBeVisible();

  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: "New folder" }).click();
  const name = page.getByLabel("Folder name");
  await expect(name).toBeFocused();
  await page.setViewportSize({ width: 900, height: 800 });
  await expect(overlay).toBeVisible();
  await page.setViewportSize({ width: 901, height: 800 });
  await expect(name, "an open modal has its focus back").toBeFocused();
});

test("the page that a certificate's code leads to is for phones too, and fits the narrowest", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`/certificate/${"V3dgRotaA9imzWqDHjjDOKpUlTQ7b".repeat(3)}`);
  await expect(page.getByRole("heading", { level: 1, name: "Unknown certificate" })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

  await page.goto("/login");
  await expect(page.getByRole("dialog")).toBeVisible();
});
