import { readFile } from "node:fs/promises";
import { expect, test } from "./fixtures.ts";

test("the figures of a year by month are in a table, which a spreadsheet gets too, and follow the period", async ({
  page,
  signIn,
}) => {
  await signIn("owner@nordgolv.example", "en", page, "/figures?period=lastTwelveMonths");
  await expect(page.getByRole("heading", { level: 1, name: "Figures" })).toBeVisible();
  await expect(page.getByRole("img", { name: /by month; the table below has the same numbers$/ })).toBeVisible();
  const months = page.getByRole("table", { name: "By month" }).getByRole("row");
  const counts = (await months.getByRole("cell").allInnerTexts()).filter((_, index) => index % 6 === 0).map(Number);
  const activated = counts.reduce((sum, count) => sum + count, 0);
  expect(activated).toBeGreaterThan(0);
  await expect(page.getByRole("definition").first()).toHaveText(String(activated));

  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download CSV" }).click();
  const lines = (await readFile(await (await downloading).path(), "utf8")).split("\r\n");
  expect(lines.find((line) => line.startsWith('"Whole period",'))?.split(",")).toContain(String(activated));

  await page.getByLabel("Warranty begins").selectOption("Last quarter");
  await expect(page).toHaveURL(/\?period=lastQuarter$/);
});
