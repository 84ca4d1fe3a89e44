import { expect, test } from "./fixtures.ts";

test("a person saves a view, changes it, sends its address, and deletes it", async ({
  page,
  signIn,
  browser,
  baseURL,
}) => {
  await signIn("owner@nordgolv.example");
  const name = `Late first ${Date.now()}`;
  const views = page.getByRole("navigation", { name: "Views" });
  await page.getByRole("button", { name: "Overdue" }).click();
  await expect(page.getByRole("button", { name: "Save as new view" })).toBeVisible();
  await expect(views).toHaveCount(0);
  await page.getByRole("columnheader", { name: "End date" }).getByRole("button").click();
  await page.getByRole("button", { name: "Save as new view" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name of the view").fill(name);
  await dialog.getByRole("button", { name: "Save view" }).press("Enter");
  await expect(dialog).toBeHidden();
  const view = views.getByRole("link", { name });
  await expect(view).toHaveAttribute("aria-current", "page");
  await expect(view).toBeFocused();

  const notOverdue = page.getByRole("row").getByRole("link", { name: "Ängens vårdcentral" });
  await views.getByRole("link", { name: "All" }).click();
  await expect(page).toHaveURL(/\/projects\/ongoing$/);
  await expect(notOverdue).toBeVisible();
  await view.press("Enter");
  await expect(notOverdue).toBeHidden();
  await expect(page).toHaveURL(/view=.+&status=overdue&sort=endDate/);
  await page.getByRole("searchbox", { name: "Search by project name" }).fill("a");
  await expect(view).toContainText("changed");
  await page.getByRole("button", { name: "Save the change in the view" }).click();
  await expect(view).not.toContainText("changed");
  const names = await page.getByRole("row").getByRole("link").allTextContents();
  expect(names.length).toBeGreaterThan(0);

  await page.reload();
  await expect(view).toHaveAttribute("aria-current", "page");
  await expect(page.getByRole("searchbox", { name: "Search by project name" })).toHaveValue("a");

  const colleague = await (await browser.newContext({ baseURL })).newPage();
  const { pathname, search } = new URL(page.url());
  await signIn("office@nordgolv.example", "en", colleague, pathname + search);
  await expect(colleague.getByRole("row").getByRole("link")).toHaveText(names);
  await expect(colleague.getByRole("navigation", { name: "Views" }).getByRole("link", { name })).toHaveCount(0);
  await colleague.context().close();

  const rename = page.getByRole("button", { name: "Rename or delete" });
  await rename.click();
  await dialog.getByRole("button", { name: "Delete view" }).click();
  await page.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(view).toBeFocused();
  await expect(page).toHaveURL(/view=.+&q=a&status=overdue&sort=endDate$/);
  await rename.click();
  await dialog.getByRole("button", { name: "Delete view" }).click();
  await expect(dialog).toBeHidden();
  await expect(view).toHaveCount(0);
  await expect(page).toHaveURL(/ongoing\?q=a&status=overdue&sort=endDate$/);
});
