import type { Page } from "@playwright/test";
import { button, heading } from "./enterByKeys.ts";
import { expect, password, test } from "./fixtures.ts";
import { pressOn } from "./keys.ts";
import type { Stack } from "./stack.ts";

async function submit(page: Page, stack: Stack, email: string): Promise<void> {
  await page.context().addCookies([{ name: "language", value: "en", url: stack.url }]);
  await page.goto("/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.keyboard.press("Enter");
}

test("moves the focus to the page's heading after signing in", async ({ page, stack }) => {
  await submit(page, stack, "owner@nordgolv.example");
  // Accepts both languages, because an earlier test may have changed the person's language.
  await expect(page.getByRole("heading", { level: 1, name: /^(Pågående projekt|Ongoing projects)$/ })).toBeFocused();
});

test("focuses the field for the one-time code", async ({ page, stack }) => {
  await submit(page, stack, "mfa@nordgolv.example");
  await expect(page.getByLabel("Code")).toBeFocused();
});

test("keeps the focus on Add when a product is added by keyboard", async ({ page, signIn }) => {
  await signIn("owner@nordgolv.example");
  await page.getByRole("link", { name: "Kvarteret Sånglärkan" }).click();
  await page.getByRole("link", { name: "Plan 1", exact: true }).click();
  await page.getByRole("rowheader").getByRole("link", { name: "Badrum 1A" }).click();
  await page.getByRole("link", { name: "Change products" }).click();
  await page.getByRole("searchbox", { name: "Search for a product" }).fill("Mat 100, 2");
  const add = page.getByRole("button", { name: /^Add Fjällum Mat 100, 2/ });
  await pressOn(page, add);
  await expect(page.getByText("Added", { exact: true })).toBeVisible();
  await expect(add).toBeFocused();
  await page.getByRole("button", { name: /^Remove Fjällum Mat 100, 2/ }).click();
  await expect(page.getByRole("button", { name: /^Undo the removal of Fjällum Mat 100, 2/ })).toBeVisible();
});

test("moves the focus to the page's heading when a panel that was opened by its address is closed", async ({
  page,
  signIn,
}) => {
  await signIn("owner@nordgolv.example");
  await page.getByRole("link", { name: "Kvarteret Sånglärkan" }).click();
  await page.getByRole("link", { name: "Plan 1", exact: true }).click();
  await page.getByRole("rowheader").getByRole("link", { name: "Badrum 1A" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Badrum 1A" })).toBeFocused();
  await page.reload();
  // The page renders its heading again while it loads, which would take the focus away after the panel is closed.
  await expect(page.getByRole("heading", { level: 2, name: "Badrum 1A" })).toBeVisible();
  await expect(heading(page, "Plan 1")).toBeVisible();
  await pressOn(page, button(page, "Close the panel"));
  await expect(heading(page, "Plan 1")).toBeFocused();
});
