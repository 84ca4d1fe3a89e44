import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

const day = /^\d{4}-\d\d-\d\d$/;
const widths = [901, 960, 1024, 1100, 1180, 1280];

const overlappingHeaders = (page: Page) =>
  page.evaluate(() => {
    const headers = [...document.querySelectorAll("thead button")].map((button) => ({
      words: button.textContent,
      box: button.getBoundingClientRect(),
    }));
    return headers.flatMap(({ words, box }, at) =>
      headers
        .slice(at + 1)
        .filter(
          ({ box: other }) =>
            box.left < other.right && other.left < box.right && box.top < other.bottom && other.top < box.bottom,
        )
        .map((other) => `${words} / ${other.words}`),
    );
  });

const overflow = (page: Page) =>
  page.evaluate(() =>
    Math.max(
      ...[...document.querySelectorAll("table th, table td")].map((cell) => cell.scrollWidth - cell.clientWidth),
    ),
  );

for (const language of ["sv", "de"])
  test(`the list of projects is readable at every width, in ${language}`, async ({ page, signIn }) => {
    await signIn("owner@nordgolv.example", language);
    const row = page.getByRole("row", { name: /Kvarteret Sånglärkan/ });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const name = await row.getByRole("rowheader").boundingBox();
      expect(name?.width, `the name at ${width}`).toBeGreaterThan(230);
      expect(await overlappingHeaders(page), `at ${width}`).toEqual([]);
      expect(await overflow(page), `at ${width}`).toBeLessThanOrEqual(0);
      await expect(row.getByRole("cell")).toHaveText(["", /^\d+/, day, day, "Brf Sånglärkan"]);
    }
  });

test("beside an open panel the page has one row of buttons, and the open row is in view", async ({ page, signIn }) => {
  await signIn("owner@nordgolv.example", "de");
  await page.getByRole("link", { name: "Kvarteret Sånglärkan" }).click();
  const actions = page.locator("main header").first().getByRole("button");
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await page.getByRole("link", { name: "Tvättstuga" }).last().click();
    await expect(page.getByRole("heading", { level: 2, name: "Tvättstuga" })).toBeVisible();
    await expect(page.getByRole("row", { name: /Tvättstuga/ })).toBeInViewport({ ratio: 0.1 });
    const tops = await actions.evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top));
    expect(tops.length, `at ${width}`).toBeGreaterThan(2);
    expect(new Set(tops).size, `at ${width}`).toBe(1);
    await page.getByRole("button", { name: "Bereich schließen" }).click();
  }
});

test("an action that moved into the menu opens its form, and gives the focus back to the menu's button", async ({
  page,
  signIn,
}) => {
  await signIn("owner@nordgolv.example");
  await page.getByRole("link", { name: "Kvarteret Sånglärkan" }).click();
  await page.setViewportSize({ width: 960, height: 800 });
  await expect(page.getByRole("button", { name: "Edit", exact: true })).toHaveCount(0);
  const more = page.getByRole("button", { name: "More", exact: true });
  await more.click();
  await page.getByRole("menuitem", { name: "Edit" }).click();
  await expect(page.getByRole("dialog", { name: "Edit project" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(more).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: "Edit" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(more).toBeFocused();
});

test("the steps of the grid stand in one row of one height, in German", async ({ page, signIn }) => {
  await signIn("owner@nordgolv.example", "de");
  await page.getByRole("link", { name: "Kvarteret Sånglärkan" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Kvarteret Sånglärkan" })).toBeVisible();
  const { pathname } = new URL(page.url());
  const steps = page.getByRole("navigation", { name: "Messschritte" });
  for (const shown of ["steps=all", "step=BEFORE_LAYING"]) {
    await page.goto(`${pathname}?view=measure&${shown}`);
    await expect(steps.getByRole("link", { name: /^2 Nach der Verlegung, vor dem Abdecken / })).toBeVisible();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const boxes = await steps.getByRole("link").evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
      expect(new Set(boxes.map(({ top, height }) => `${top} ${height}`)).size, `${shown} at ${width}`).toBe(1);
    }
  }
});

test("the titles of the steps of photos are whole at every width, in German", async ({ page, signIn }) => {
  await signIn("owner@nordgolv.example", "de");
  await page.getByRole("link", { name: "Villa Hjortronmyren" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Villa Hjortronmyren" })).toBeVisible();
  const { pathname } = new URL(page.url());
  await page.goto(`${pathname}?view=photos`);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const named = page.locator("thead th").filter({ hasText: /2.*Nach der Verlegung, vor dem Abdecken/ });
    await expect(named, `at ${width}`).toBeVisible();
    const cut = await page
      .locator("thead th, thead th span:not([class*=heard-only])")
      .evaluateAll((all) =>
        all.filter((one) => one.scrollWidth > one.clientWidth && one.clientWidth > 0).map((one) => one.textContent),
      );
    expect(cut, `at ${width}`).toEqual([]);
  }
});

test("the company's users are readable at every width, in German", async ({ page, signIn }) => {
  await signIn("owner@nordgolv.example", "de", page, "/account");
  const table = page.getByRole("table").filter({ has: page.getByRole("row", { name: /office@nordgolv\.example/ }) });
  await expect(table).toBeVisible();
  for (const width of [...widths, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await overflow(page), `at ${width}`).toBeLessThanOrEqual(0);
    const heights = await table
      .getByRole("row")
      .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
    expect(Math.max(...heights), `the highest row at ${width}`).toBeLessThan(110);
  }
});

test("a project that loads has its buttons where they stand afterwards, at every width", async ({ page, signIn }) => {
  await signIn("owner@nordgolv.example");
  const actions = page.locator("main header > div > div:last-child").first();
  for (const width of [901, 1280, 1920]) {
    await page.setViewportSize({ width, height: 400 });
    await page.goto("/projects/ongoing");
    const link = page.getByRole("link", { name: "Kvarteret Sånglärkan" });
    await expect(link).toBeVisible();
    const held = Promise.withResolvers<void>();
    await page.route("**/graphql", async (route) => {
      if (route.request().postData()?.includes("projectId")) await held.promise;
      await route.fallback();
    });
    await link.click();
    await expect(page.locator("main header .bp6-skeleton").first()).toBeVisible();
    const placeholders = await actions.boundingBox();
    held.resolve();
    await expect(page.getByRole("button", { name: "Measure rooms" })).toBeVisible();
    expect((await actions.boundingBox())?.y, `at ${width}`).toBe(placeholders?.y);
    await page.unroute("**/graphql");
  }
});
