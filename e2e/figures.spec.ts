import { readFile } from "node:fs/promises";
import { expect, test } from "./fixtures.ts";

test("the figures of a year by month are in a table, which a spreadsheet gets too, and follow the period", async ({
  page,
  signIn,
}) => {
  await signIn("owner@nordgolv.example", "en", page, "/figures?period=lastTwelveMonths");
  await expect(page.getByRole("heading", { level: 1, name: "Figures" })).toBeVisible();
  await expect(page.getByText(/period before, \d{4}-\d\d-01 to /)).toBeVisible();
  const table = page.getByRole("table", { name: "Certificates by month" });
  await expect(table).toBeHidden();
  await page.getByText("Show as table").first().click();
  const columns = (await table.getByRole("columnheader").allInnerTexts()).length - 1;
  const cells = await table.getByRole("cell").allInnerTexts();
  const activated = cells.reduce((sum, cell, index) => (index % columns === 0 ? sum + Number(cell) : sum), 0);
  expect(activated).toBeGreaterThan(0);
  const total = page.getByRole("definition").first().getByRole("link");
  await expect(total).toHaveText(String(activated));

  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download CSV" }).click();
  const lines = (await readFile(await (await downloading).path(), "utf8")).split("\r\n");
  expect(lines.find((line) => line.startsWith('"Whole period",'))?.split(",")).toContain(String(activated));

  await total.click();
  await expect(page).toHaveURL(/\/certificates\?.*period=dates/);
  await expect(page.getByRole("status").filter({ hasText: `of ${activated} certificates` })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Figures" })).toBeVisible();
  await page.getByRole("button", { name: "Quarter" }).click();
  await page.getByLabel("Period", { exact: true }).selectOption("lastQuarter");
  await expect(page).toHaveURL(/\?period=lastQuarter$/);
});
