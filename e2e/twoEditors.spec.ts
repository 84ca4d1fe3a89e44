import type { Browser, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { restReader } from "./rest.ts";
import type { Stack } from "./stack.ts";
import { openFirstStep } from "./uploading.ts";

const owner = "owner@nordgolv.example";
const office = "office@nordgolv.example";

async function otherBrowser(browser: Browser, stack: Stack): Promise<Page> {
  const context = await browser.newContext({ baseURL: stack.url });
  return context.newPage();
}

async function createFolder(page: Page, title: string): Promise<void> {
  await page.getByRole("button", { name: "New folder" }).click();
  await page.getByRole("dialog").getByLabel("Folder name").fill(title);
  await page.getByRole("dialog").getByRole("button", { name: "Create folder" }).click();
}

async function createInstallation(page: Page, title: string): Promise<void> {
  await page.getByRole("button", { name: "New installation" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Installation name").fill(title);
  const installers = dialog.getByLabel("Installer");
  if ((await installers.inputValue()) === "") await installers.selectOption({ index: 1 });
  await dialog.getByRole("button", { name: "Create installation" }).click();
  await expect(dialog).toBeHidden();
}

test("two people rename the same folder: the later one is told, and decides", async ({
  page,
  signIn,
  browser,
  stack,
}) => {
  await signIn(owner);
  await page.getByRole("link", { name: "Kvarteret Sånglärkan" }).click();
  await createFolder(page, "Hus T");
  await page.getByRole("link", { name: "Hus T", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Hus T" })).toBeVisible();
  const { pathname, search } = new URL(page.url());
  const other = await signIn(office, "en", await otherBrowser(browser, stack), pathname + search);
  for (const window of [page, other]) await window.getByRole("button", { name: "Edit folder" }).click();

  const [mine, theirs] = [page.getByRole("dialog"), other.getByRole("dialog")];
  await theirs.getByLabel("Folder name").fill("Hus T norr");
  await theirs.getByRole("button", { name: "Save" }).click();
  await expect(theirs).toBeHidden();

  const name = mine.getByLabel("Folder name");
  await name.fill("Hus T söder");
  await mine.getByRole("button", { name: "Save" }).click();
  await expect(mine.getByRole("alert")).toContainText("Maja Lindgren changed it at the same time");
  await expect(name).toHaveValue("Hus T söder");
  await expect(name).toHaveAccessibleDescription("Maja Lindgren saved: Hus T norr");
  await mine.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Hus T söder" })).toBeVisible();
  await other.reload();
  await expect(other.getByRole("heading", { level: 1, name: "Hus T söder" })).toBeVisible();
  await other.context().close();
});

test("a folder whose answer was lost is not made again by pressing again, also after a reload", async ({
  signIn,
  browser,
  stack,
}) => {
  const page = await signIn(owner, "en", await otherBrowser(browser, stack));
  await page.getByRole("link", { name: "Kvarteret Sånglärkan" }).click();
  await expect(page.getByRole("button", { name: "New folder" })).toBeVisible();
  const [, projectId] = /ongoing\/([^/?]+)/.exec(page.url()) ?? [];
  const isCreation = (body: string | null) => body?.includes("Hus U") ?? false;
  await page.route("**/graphql", async (route) => {
    if (!isCreation(route.request().postData())) return route.continue();
    await route.fetch();
    await route.abort();
  });
  await createFolder(page, "Hus U");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("alert")).toContainText("What you entered is kept");
  await page.reload();
  await page.unroute("**/graphql");
  await expect(dialog.getByLabel("Folder name")).toHaveValue("Hus U");
  await dialog.getByRole("button", { name: "Create folder" }).click();
  await expect(dialog).toBeHidden();

  const get = await restReader(stack, owner);
  const { id: companyId } = await get<{ id: string }>("company");
  const base = `company/${companyId}/project/${projectId}`;
  const { rootFolderId } = await get<{ rootFolderId: string }>(base);
  const { subFolders } = await get<{ subFolders: { title: string }[] }>(`${base}/folder/${rootFolderId}`);
  expect(subFolders.filter(({ title }) => title === "Hus U")).toHaveLength(1);
  await page.context().close();
});

test("what another person changes appears on the open page, leaves a typed value alone, and both are told for the choice", async ({
  page,
  signIn,
  browser,
  stack,
}) => {
  await signIn(owner);
  await openFirstStep(page, "Vinterträdgård");
  const { pathname, search } = new URL(page.url());
  const other = await signIn(office, "en", await otherBrowser(browser, stack), pathname + search);
  const [mine, theirs] = [page, other].map((window) => window.getByLabel("Insulation resistance"));
  if (!mine || !theirs) throw new Error("There are two windows");
  await mine.fill("915");
  await theirs.waitFor();
  await theirs.fill("905");
  await theirs.press("Tab");
  await expect(other.locator("footer")).toContainText(/Saved \d\d:\d\d/);

  await other.goto(pathname);
  await createInstallation(other, "Tvättstuga V");
  const added = page.getByRole("rowheader").getByRole("link", { name: "Tvättstuga V" });
  await expect(added).toBeVisible({ timeout: 10_000 });
  await expect(mine).toHaveValue("915");
  await mine.press("Tab");
  const told = page.getByRole("alert").filter({ hasText: /\S/ });
  await expect(told).toContainText(
    /Maja Lindgren saved 905\sMΩ \(\d{4}-\d\d-\d\d \d\d:\d\d\)\. Yours, 915\sMΩ, is not saved\./,
  );
  await expect(mine).toHaveValue("915");
  await mine.focus();
  await page.keyboard.press("Tab");
  await expect(told.getByRole("button", { name: /^Keep mine: 915/ })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(told).toBeHidden();
  await expect(mine).toBeFocused();
  await expect(page.locator("footer")).toContainText(/Saved \d\d:\d\d/);
  await other.goto(pathname + search);
  await expect(theirs).toHaveValue("915");
  await other.context().close();
});
