import { expect, test } from "./fixtures.ts";
import { type Finding, look } from "./look.ts";

const sheet = (name: string, orders: [string, string]) =>
  [
    "Eget nummer;Projekt;Kund;E-post;Ort;Start;Slut",
    `${orders[0]};${name} 1;Ylva Öhman;ylva@ohman.example;Lund;31.1.2026;28.2.2026`,
    `${orders[1]};${name} 2;Ylva Öhman;ylva@ohman;Lund;31.1.2026;28.2.2026`,
  ].join("\r\n");

test("projects are imported from a spreadsheet, one faulty line of it corrected", async ({ page, signIn }) => {
  const now = Date.now();
  const name = `Ekängen ${now}`;
  await signIn("office@nordgolv.example");
  await page.getByRole("link", { name: "Import projects" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Import projects from a CSV file" })).toBeFocused();
  const buffer = Buffer.from(sheet(name, [`A-${now}`, `B-${now}`]), "latin1");
  await page.locator("input[type=file]").setInputFiles({ name: "list.csv", mimeType: "text/csv", buffer });
  const line = page.getByRole("group", { name: "Line 3" });
  await expect(line.getByText("Invalid email format")).toBeVisible();
  const findings: Finding[] = [];
  await look(page, "the import of projects", findings);
  expect(findings).toEqual([]);
  await line.getByLabel("Customer’s e-mail").fill("ylva@ohman.example");
  await page.getByRole("button", { name: "Import 2 projects" }).click();
  await expect(page.getByRole("heading", { name: "2 projects were imported" })).toBeVisible();
  await page.getByRole("link", { name: "To the ongoing projects" }).click();
  await page.getByRole("searchbox").fill(name);
  await expect(page.getByRole("row", { name: `${name} 2` })).toContainText("Ylva Öhman");
  await page.getByRole("link", { name: `${name} 2` }).click();
  await expect(page.getByText(`B-${now}`, { exact: true })).toBeVisible();
  await page.goto("/projects/import");
  const latest = page.getByRole("listitem").filter({ hasText: "2 projects were imported" });
  await expect(latest.first()).toBeVisible();
});
