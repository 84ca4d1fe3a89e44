import { expect, test } from "./fixtures.ts";
import { type Finding, look } from "./look.ts";

test("a room is found with a slip and an accent apart, by keys alone, and never another company's", async ({
  page,
  signIn,
}) => {
  const findings: Finding[] = [];
  await signIn("owner@nordgolv.example");
  const field = page.getByRole("combobox", { name: "Search everything" });
  await expect(page.getByRole("button", { name: "Go to a project or room" })).toBeVisible();
  await page.keyboard.press("Control+k");
  await expect(field).toBeFocused();
  await look(page, "search", findings);
  await page.keyboard.insertText("badrm Ängsro".normalize("NFD"));
  await expect(page.getByRole("option", { selected: true })).toContainText("Villa Ängsro");
  await look(page, "hits", findings);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: "Badrum" })).toBeVisible();

  await page.keyboard.press("Control+k");
  await expect(page.getByRole("option").first()).toContainText("Villa Ängsro");
  await page.keyboard.press("Escape");
  await page.goto("about:blank");
  await page.context().clearCookies();
  await signIn("owner@varmegulv.example");
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("option").first()).toHaveText(/New project/);
  await page.keyboard.insertText("Ängsro");
  await expect(page.getByText("Nothing matches “Ängsro”")).toBeVisible();
  expect(findings).toEqual([]);
});
