import { makeFinishable } from "./finishable.ts";
import { expect, test } from "./fixtures.ts";
import { type Finding, look } from "./look.ts";
import { searchProducts } from "./searchProducts.ts";

test("two projects are archived together, told, and brought back by one press", async ({ page, signIn }) => {
  const names = ["Bryggstugan, Rödskär", "Älvstrandens bastu"];
  const row = (name: string) => page.getByRole("row").filter({ has: page.getByRole("link", { name, exact: true }) });
  await signIn("owner@nordgolv.example");
  for (const name of names) {
    await expect(row(name)).toBeVisible();
    await row(name).getByRole("checkbox").check();
  }
  const bar = page.getByRole("region", { name: "Ticked projects" });
  await expect(bar).toContainText("2 projects ticked");
  const findings: Finding[] = [];
  await look(page, "ticked projects", findings);
  expect(findings).toEqual([]);
  await bar.getByRole("button", { name: "Archive" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Archive" }).click();
  const told = page.getByRole("region", { name: "Changes of several" });
  await expect(told).toContainText("2 projects were archived");
  await page.reload();
  for (const name of names) await expect(row(name)).toHaveCount(0);
  await told.getByRole("button", { name: "Undo" }).click();
  for (const name of names) await expect(row(name)).toBeVisible();
});

test("a product is exchanged in two rooms together, whose values are judged anew, and comes back by one press", async ({
  page,
  signIn,
  stack,
}) => {
  const rooms = ["Lägenhet 1", "Lägenhet 2"].map((title) => ({ title, resistance: 88.4 }));
  const folder = await makeFinishable(stack, "Trapphus H", rooms, "Lägenhet 3");
  await signIn("owner@nordgolv.example", "en", page, folder);
  const within = page.getByRole("link", { name: /^Step 1: within/ });
  await expect(within).toHaveCount(2);
  await page.getByRole("checkbox", { name: "Tick all 3 in the list" }).check();
  await page.getByRole("button", { name: "Exchange product" }).click();
  const dialog = page.getByRole("dialog", { name: "Exchange a product in several rooms" });
  await expect(dialog).toContainText("Changing: Lägenhet 1 · Lägenhet 2");
  await expect(dialog).toContainText("2 rooms have measured values or photos.");
  await expect(dialog).toContainText("Unchanged: Lägenhet 3 (without the product)");
  await searchProducts(page, "mat");
  await dialog.getByRole("button", { name: "Choose Fjällum Mat 100, 2 m²" }).click();
  const findings: Finding[] = [];
  await look(page, "exchange in several rooms", findings);
  expect(findings).toEqual([]);
  await dialog.getByRole("button", { name: "Exchange in 2 rooms" }).click();
  const told = page.getByRole("region", { name: "Changes of several" });
  await expect(told).toContainText("2 products were exchanged.");
  await expect(page.getByRole("link", { name: /^Step 1: outside/ })).toHaveCount(2);
  await told.getByRole("button", { name: "Undo" }).click();
  await expect(within).toHaveCount(2);
});
