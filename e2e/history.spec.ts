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
  const after = before === "88.7" ? "88.9" : "88.7";
  await resistance.fill(after);
  await resistance.press("Enter");
  await expect(page.getByText(/^Saved \d/).first()).toBeVisible();

  await page.getByRole("button", { name: "Tvättstuga" }).click();
  await page.getByRole("link", { name: "History" }).last().click();
  const change = before === "" ? `Resistance: ${after} Ω` : `Resistance: ${before} Ω → ${after} Ω`;
  const entry = page.getByRole("listitem").filter({ hasText: change }).first();
  await expect(entry).toContainText(/^.*Mikael Hedman (recorded|changed) step 1 of Tvättstuga/);
  await expect(entry).toContainText("web");
  const findings: Finding[] = [];
  await look(page, "the history of an installation", findings);

  await page.getByRole("link", { name: "History" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "History" })).toBeVisible();
  await page.getByLabel("Person").selectOption("Mikael Hedman");
  await expect(page).toHaveURL(/\?person=/);
  await expect(page.getByText(change).first()).toBeVisible();
  await look(page, "the history of the company", findings);
  expect(findings).toEqual([]);
  await page.getByRole("link", { name: "step 1" }).first().click();
  await expect(page.getByLabel("Resistance", { exact: true }).first()).toHaveValue(after);
});
