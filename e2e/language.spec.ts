import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

const languages = {
  sv: { name: "Svenska", list: "Pågående projekt" },
  en: { name: "English", list: "Ongoing projects" },
  fi: { name: "Suomi", list: null },
  da: { name: "Dansk", list: null },
  no: { name: "Norsk", list: null },
  de: { name: "Deutsch", list: null },
} as const;

const sevenDays = 7 * 24 * 60 * 60;

async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole("banner").locator("button[aria-haspopup=menu]").first().click();
  // A click can miss the menu while it is moving. The menu takes the focus when it stops.
  await expect(page.getByRole("menuitemradio").first()).toBeFocused();
  await page.getByRole("menuitemradio", { name }).focus();
  await page.keyboard.press("Enter");
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test("every language on the list, a project and a panel: its own words, none too long", async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn("owner@nordgolv.example");
  await page.getByRole("link", { name: "Kvarteret Sånglärkan" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Kvarteret Sånglärkan" })).toBeVisible();
  const project = new URL(page.url()).pathname;
  const headings = new Set<string>();
  for (const [language, { name, list }] of Object.entries(languages)) {
    await page.goto("/projects/ongoing");
    await expect(page.getByRole("table")).toBeVisible();
    await choose(page, name);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    const heading = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
    if (list) expect(heading).toBe(list);
    headings.add(heading);
    expect(await overflow(page), `list in ${language}`).toBe(0);

    const cookie = (await page.context().cookies()).find((each) => each.name === "language");
    expect(cookie?.value).toBe(language);
    expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(sevenDays - 120);
    expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeLessThanOrEqual(sevenDays + 1);

    await page.goto(`${project}?activation=to-activate`);
    await expect(page.locator("section, aside").getByRole("tab").first()).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    expect(await overflow(page), `project and panel in ${language}`).toBe(0);
    await expect(
      page.getByText(/\b(project|installation|folder|certificate|shell|activation)\.[a-z]+\.[a-z]/i),
    ).toHaveCount(0);
  }
  expect(headings.size).toBe(Object.keys(languages).length);
});
