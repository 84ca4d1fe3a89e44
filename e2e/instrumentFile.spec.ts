import { makeMeasurable } from "./finishable.ts";
import { expect, test } from "./fixtures.ts";
import { type Finding, look } from "./look.ts";
import { restWriter } from "./rest.ts";

const csv = (now: number) =>
  [
    "Nr;Datum;Plats;R_Ohm;Riso_MOhm;Uprov_V",
    "1;2026-06-01;Rum 1;88,4;820;500",
    "2;2026-06-01;Rum 2;200;>1000;500",
    `3;2026-06-01;Hall ${now};88;900;500`,
  ].join("\r\n");

test("a file from an instrument is mapped once, previewed, stored, and asked about when it comes again", async ({
  page,
  signIn,
  stack,
}) => {
  const now = Date.now();
  const findings: Finding[] = [];
  const model = `IR-${now}`;
  const post = await restWriter(stack, "owner@nordgolv.example");
  await post("instruments", { maker: "Elmät", model, serialNumber: "20-1184" });
  const folder = await makeMeasurable(stack, `Mätfil ${now}`, ["Rum 1", "Rum 2"]);
  await signIn("owner@nordgolv.example", "en", page, folder);
  await page.getByRole("button", { name: "Measure rooms" }).click();
  const choose = (text: string) =>
    page
      .getByLabel("Read a file")
      .and(page.locator("input"))
      .setInputFiles({ name: "ir500.csv", mimeType: "text/csv", buffer: Buffer.from(text, "utf16le") });
  await choose(`\ufeff${csv(now)}`);
  const dialog = page.getByRole("dialog", { name: "File from an instrument" });
  await dialog
    .getByRole("combobox", { name: "Instrument that wrote the file" })
    .selectOption({ label: await labelOf(model) });
  await expect(dialog.getByRole("combobox", { name: "Content of the column Plats" })).toHaveValue("ROOM");
  await look(page, "the columns of a file", findings);
  await dialog.getByRole("button", { name: "Show preview" }).click();
  await expect(dialog.getByRole("row").nth(1)).toContainText("Outside the limits");
  await expect(dialog.getByRole("row", { name: `4 Hall ${now}` }).first()).toContainText("There is no such room here");
  await look(page, "the preview of a file", findings);
  await dialog.getByRole("button", { name: "Enter 4 values" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("textbox", { name: /^Rum 1 Resistance, / })).toHaveValue("88.4");
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();

  await choose(`\ufeff${csv(now)}`);
  const question = page.getByRole("dialog", { name: "The file was read before" });
  await expect(question).toContainText("4 of its values are in force");
  await question.getByRole("button", { name: "Cancel" }).click();
  await choose(`\ufeff${csv(now).replace("200", "88,9")}`);
  await expect(dialog.getByRole("row", { name: /^3 Rum 2 Resistance/ })).toContainText("88.9");
  await dialog.getByRole("button", { name: "Enter 1 value" }).click();
  await expect(dialog).toBeHidden();

  await page.goto(`${folder.split("/folder/")[0]}/protocol`);
  await expect(page.getByText(/500\sV, file, line 2/).first()).toBeVisible();
  await page.goto("/account/instruments");
  const remove = page.getByRole("button", { name: `Remove how files of Elmät ${model} are read` });
  await remove.click();
  await look(page, "the removal of a mapping", findings);
  await page.getByRole("dialog").getByRole("button", { name: "Remove", exact: true }).click();
  await expect(remove).toHaveCount(0);
  expect(findings).toEqual([]);

  async function labelOf(name: string): Promise<string> {
    const option = dialog.getByRole("option").filter({ hasText: name });
    return (await option.first().textContent()) ?? "";
  }
});
