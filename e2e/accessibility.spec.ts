import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { type Finding, look } from "./look.ts";

async function lookAtModal(page: Page, opener: string, findings: Finding[]): Promise<void> {
  await page.getByRole("button", { name: opener, exact: true }).first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await look(page, `modal “${opener}”`, findings);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

test("the login page and addresses that lead nowhere", async ({ page, signIn }) => {
  const findings: Finding[] = [];
  await page.goto("/login");
  await expect(page.locator("form")).toBeVisible();
  await look(page, "login", findings);
  await signIn("owner@nordgolv.example");
  await page.goto("/nowhere");
  await expect(page.getByText("Page not found")).toBeVisible();
  await look(page, "not found", findings);
  await page.setViewportSize({ width: 800, height: 800 });
  await expect(page.getByRole("dialog")).toBeVisible();
  await look(page, "narrow window", findings);
  expect(findings).toEqual([]);
});

test("the lists, the account and their modals", async ({ page, signIn }) => {
  const findings: Finding[] = [];
  await signIn("owner@nordgolv.example");
  await expect(page.getByRole("table")).toBeVisible();
  await look(page, "ongoing", findings);
  await lookAtModal(page, "New project", findings);
  await page.getByRole("button", { name: /^Menu for / }).click();
  await look(page, "user menu", findings);
  await page.goto("/projects/archived");
  await expect(page.getByRole("table")).toBeVisible();
  await look(page, "archived", findings);
  await page.goto("/figures?period=dates");
  await page.getByText("Show as table").first().click();
  await expect(page.getByRole("table", { name: /^Certificates by/ })).toBeVisible();
  await look(page, "figures", findings);
  await page.goto("/account");
  await expect(page.getByRole("button", { name: "Edit company" })).toBeVisible();
  await look(page, "account", findings);
  for (const opener of ["Edit company", "Invite user", "Edit", "Change password"])
    await lookAtModal(page, opener, findings);
  expect(findings).toEqual([]);
});

test("a project, a folder, and their modals", async ({ page, signIn }) => {
  const findings: Finding[] = [];
  await signIn("owner@nordgolv.example");
  await page.getByRole("link", { name: "Kvarteret Sånglärkan" }).click();
  await expect(page.getByRole("button", { name: "New folder" })).toBeVisible();
  await look(page, "project", findings);
  for (const opener of ["Edit", "New folder", "New installation"]) await lookAtModal(page, opener, findings);
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await page.getByRole("button", { name: "Delete project" }).click();
  await look(page, "deleting a project", findings);
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Plan 1", exact: true }).click();
  await expect(page.getByRole("button", { name: "Edit folder" })).toBeVisible();
  await look(page, "folder", findings);
  await lookAtModal(page, "Edit folder", findings);
  expect(findings).toEqual([]);
});

test("an installation’s panel and its modal", async ({ page, signIn }) => {
  const findings: Finding[] = [];
  await signIn("owner@nordgolv.example");
  await page.getByRole("link", { name: "Kvarteret Sånglärkan" }).click();
  await page.getByRole("link", { name: "Plan 1", exact: true }).click();
  await page.getByRole("rowheader").getByRole("link", { name: "Badrum 1A" }).click();
  const panel = page.getByRole("region", { name: "Badrum 1A" });
  await expect(panel.getByRole("link", { name: /Before laying/ })).toBeVisible();
  await look(page, "installation", findings);
  await panel.getByRole("button", { name: "Edit", exact: true }).click();
  await expect(page.getByRole("dialog").getByLabel("Installation name")).toBeVisible();
  await look(page, "editing an installation", findings);
  await page.getByRole("dialog").getByRole("button", { name: "Move" }).click();
  await expect(page.getByRole("treeitem").first()).toBeVisible();
  await look(page, "moving an installation", findings);
  expect(findings).toEqual([]);
});

test("the views of an installation’s panel", async ({ page, signIn }) => {
  const findings: Finding[] = [];
  await signIn("owner@nordgolv.example");
  await page.getByRole("link", { name: "Kvarteret Sånglärkan" }).click();
  await page.getByRole("link", { name: "Plan 1", exact: true }).click();
  await page.getByRole("rowheader").getByRole("link", { name: "Badrum 1A" }).click();
  await page.waitForURL("**installation=**");
  const installation = page.url();
  for (const view of ["view=products", "view=finish"]) {
    await page.goto(`${installation}&${view}`);
    await expect(page.getByRole("table").first()).toBeVisible();
    await look(page, view, findings);
  }
  await page.goto(installation);
  await page
    .getByRole("region", { name: "Badrum 1A" })
    .getByRole("link", { name: /Before laying/ })
    .click();
  await expect(page.getByLabel("Resistance", { exact: true }).first()).toBeVisible();
  await look(page, "step", findings);
  expect(findings).toEqual([]);
});

test("the warranty’s panel", async ({ page, signIn }) => {
  const findings: Finding[] = [];
  await signIn("owner@nordgolv.example");
  await page.getByRole("link", { name: "Kvarteret Sånglärkan" }).click();
  await expect(page.getByRole("button", { name: "New folder" })).toBeVisible();
  const project = page.url();
  for (const tab of ["to-activate", "activated"]) {
    await page.goto(`${project}?activation=${tab}`);
    await expect(page.getByRole("tab").first()).toBeVisible();
    await look(page, tab, findings);
  }
  expect(findings).toEqual([]);
});
