import { expect, test } from "./fixtures.ts";
import { type Finding, look } from "./look.ts";

test("who changed a value, and from what to what, stands in the room's history and in the company's", async ({
  page,
  signIn,
}) => {
  // Another journey changes the owner's first name, so this one signs in as somebody else.
  await signIn("mikael@nordgolv.example");
  await page.getByRole("link", { name: "Kvarteret Sånglärkan" }).click();
  await page.getByRole("row", { name: "Tvättstuga" }).getByRole("link", { name: "Tvättstuga" }).click();
  await page.getByRole("link", { name: /Before laying/ }).click();
  const resistance = page.getByLabel("Resistance", { exact: true }).first();
  const before = await resistance.inputValue();
  const [after, last] = before === "88.7" ? ["88.9", "88.8"] : ["88.7", "88.6"];
  for (const value of [after, last]) {
    const saved = page.waitForResponse((response) => response.request().postData()?.includes(value) ?? false);
    await resistance.fill(value);
    await resistance.press("Enter");
    await saved;
  }
  await expect(page.getByText(/^Saved \d/).first()).toBeVisible();

  await page.getByRole("button", { name: "Tvättstuga" }).click();
  // Until the panel has loaded, only the menu has a link of this name.
  await expect(page.getByRole("link", { name: "History" })).not.toHaveCount(1);
  await page.getByRole("link", { name: "History" }).last().click();
  const change = `Resistance: ${after} Ω → ${last} Ω`;
  const group = page.getByRole("listitem").filter({ hasText: change }).first();
  await expect(group).toContainText(/^.*Mikael Hedman (recorded|changed) 2 values in Tvättstuga/);
  const entry = group.getByRole("listitem").filter({ hasText: change }).first();
  await expect(entry).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(entry).toBeVisible();
  await page.emulateMedia({ media: null });
  await group.getByText("2 events").press("Enter");
  await expect(entry).toContainText(/^Mikael Hedman changed step 1 of Tvättstuga/);
  const findings: Finding[] = [];
  await look(page, "the history of an installation", findings);

  await page.getByRole("link", { name: "History" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "History" })).toBeVisible();
  const others = page.locator("main ol > li").filter({ hasNotText: "Mikael Hedman" });
  await expect(others).not.toHaveCount(0);
  await page.getByLabel("Person").selectOption("Mikael Hedman");
  await expect(page).toHaveURL(/\?person=/);
  await expect(others).toHaveCount(0);
  await group.getByText("2 events").press("Enter");
  await expect(entry).toBeVisible();
  await look(page, "the history of the company", findings);
  expect(findings).toEqual([]);
  await entry.getByRole("link", { name: "step 1" }).click();
  await expect(page.getByLabel("Resistance", { exact: true }).first()).toHaveValue(last);
});
