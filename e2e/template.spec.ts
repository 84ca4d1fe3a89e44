import { expect, test } from "./fixtures.ts";

test("a folder is kept as a template, and its rooms are made in another project", async ({ page, signIn }) => {
  await signIn("owner@nordgolv.example");
  await page.getByRole("link", { name: "Villa Ängsro" }).click();
  await page.getByRole("link", { name: "Plan 1" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Plan 1" })).toBeVisible();
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: "Save as template" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Template name").fill("Floor");
  await dialog.getByRole("button", { name: "Save template" }).click();
  await expect(page.getByText("The template “Floor” is saved · 3 rooms")).toBeVisible();

  await page.getByRole("link", { name: "Ongoing" }).click();
  await page.getByRole("link", { name: "Villa Hjortronmyren" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Villa Hjortronmyren" })).toBeVisible();
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: "From template" }).click();
  await dialog.getByLabel("Template", { exact: true }).selectOption({ label: "Floor · 3 rooms" });
  await expect(dialog.getByRole("region", { name: "What is created" }).getByRole("listitem")).toHaveCount(3);
  await dialog.getByLabel("Name of a new folder").fill("Annexe");
  await page.reload();
  await expect(page.getByRole("button", { name: "More", exact: true })).toBeEnabled();
  await expect(dialog).toHaveCount(0);
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: "From template" }).click();
  await expect(dialog.getByText("What you entered earlier is still here.")).toBeVisible();
  await expect(dialog.getByLabel("Name of a new folder")).toHaveValue("Annexe");
  await dialog.getByRole("button", { name: "Create 3 rooms" }).click();
  await expect(page.getByText("3 rooms and 1 folder created")).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("row", { name: /Annexe/ })).toContainText("3");
});
