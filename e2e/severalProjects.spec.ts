import { expect, test } from "./fixtures.ts";
import { type Finding, look } from "./look.ts";

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
