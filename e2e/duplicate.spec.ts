import { expect, test } from "./fixtures.ts";
import { type Finding, look } from "./look.ts";

test("a folder and a finished room are duplicated with their products and without what was read", async ({
  page,
  signIn,
}) => {
  const findings: Finding[] = [];
  await signIn("owner@nordgolv.example");
  await page.getByRole("link", { name: "Kvarteret Sånglärkan" }).click();
  await page.getByRole("link", { name: "Plan 2, våtrum" }).click();
  await page.getByRole("button", { name: "Duplicate folder" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("5 installations, with their names")).toBeVisible();
  await look(page, "duplicating a folder", findings);
  await dialog.getByLabel("Folder name").fill("Plan 3, våtrum");
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("Plan 3, våtrum was created with 5 installations")).toBeVisible();
  await look(page, "duplicated folder", findings);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Plan 3, våtrum" })).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: "Started" })).toHaveCount(2);
  await page.goBack();

  await page.getByRole("row").filter({ hasText: "Completed" }).getByRole("link").first().click();
  const source = page.getByRole("region");
  const products = await source.getByRole("heading", { name: /^Products \d/ }).textContent();
  await source.getByRole("button", { name: "Duplicate" }).click();
  await expect(dialog.getByText(/^Each new room gets the/)).toBeVisible();
  await look(page, "duplicating a room", findings);
  await dialog.getByLabel("Numbered from").fill("Badrum 301");
  await dialog.getByLabel("To number").fill("302");
  await page.keyboard.press("Enter");
  await dialog.getByRole("button", { name: "Create 2 rooms" }).click();
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(page.getByRole("rowheader").getByRole("link", { name: "Badrum 301" })).toBeFocused();
  await page.keyboard.press("Enter");
  const copy = page.getByRole("region", { name: "Badrum 301" });
  await expect(copy.getByRole("heading", { name: products ?? "" })).toBeVisible();
  await expect(copy.getByText("Not measured")).not.toHaveCount(0);
  await expect(copy.getByText(/^\d{4}-\d\d-\d\d/)).toHaveCount(1);
  expect(findings).toEqual([]);
});
