import { makeMeasurable } from "./finishable.ts";
import { expect, test } from "./fixtures.ts";
import { type Finding, look } from "./look.ts";
import { restWriter } from "./rest.ts";

const csv = (now: number) =>
  [
    "Elmät IR-500;nr 20-1184",
    "",
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
  const dialog = page.getByRole("dialog", { name: "Read a file" });
  await dialog
    .getByRole("combobox", { name: "Instrument that wrote the file" })
    .selectOption({ label: await labelOf(model) });
  await expect(dialog.getByRole("combobox", { name: "Content of the column Plats" })).toHaveValue("ROOM");
  await look(page, "the columns of a file", findings);
  await dialog.getByRole("button", { name: "Show preview" }).click();
  await expect(dialog.getByRole("row").nth(3)).toHaveText(/^Lines to enter: \d, 1 of them outside the limits$/);
  await expect(dialog.getByRole("row").nth(4)).toContainText("Outside the limits");
  await expect(dialog).toContainText("Column names on line 3. Lines 1–2 are above it and are not read.");
  const refused = dialog.getByRole("row", { name: `6 Hall ${now}` });
  await expect(refused).toContainText(`No room here is called “Hall ${now}”`);
  await expect(refused).toContainText("2026-06-01");
  await look(page, "the preview of a file", findings);
  const picker = dialog.getByRole("combobox", { name: "Room of line 6" });
  await picker.focus();
  await picker.selectOption({ label: "Rum 2" });
  await expect(dialog.getByRole("row", { name: /^5 Rum 2 / })).toContainText(
    "A later line of the file measures the same again",
  );
  await picker.selectOption({ label: "Choose the room" });
  await dialog.getByRole("button", { name: "Enter 4 values" }).click();
  const summary = page.getByRole("dialog", { name: "4 values of 2 rooms entered" });
  await expect(summary.getByRole("listitem")).toHaveText(`Line 6: No room here is called “Hall ${now}”`);
  await look(page, "the summary of a file", findings);
  await summary.getByRole("button", { name: "Close" }).click();
  await expect(summary).toBeHidden();
  await expect(page.getByRole("textbox", { name: /^Rum 1 Resistance, / })).toHaveValue("88.4");
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();

  await choose(`\ufeff${csv(now)}`);
  const question = page.getByRole("dialog", { name: "The file was read before" });
  await expect(question).toContainText("4 of its values are in force");
  await question.getByRole("button", { name: "Read it anyway" }).click();
  await expect(dialog).toContainText("2 lines are already there");
  await expect(dialog).toContainText("Line 6 is left out");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await choose(`\ufeff${csv(now).replace("200", "88,9")}`);
  await expect(dialog.getByRole("row", { name: /^5 Rum 2 / })).toContainText("88.9");
  await dialog.getByRole("button", { name: "Enter 1 value" }).click();
  await expect(page.getByRole("dialog", { name: "1 value of 1 room entered" })).toBeVisible();

  await page.goto(`${folder.split("/folder/")[0]}/protocol`);
  await expect(page.getByText(/500\sV, file, line 4/).first()).toBeVisible();
  await page.goto("/account/instruments");
  await expect(page.getByRole("link", { name: "ir500.csv" }).first()).toBeVisible();
  const remove = page.getByRole("button", { name: `Remove how files of Elmät ${model} are read` });
  await remove.click();
  await look(page, "the removal of a mapping", findings);
  await page.getByRole("dialog").getByRole("button", { name: "Remove", exact: true }).click();
  await expect(remove).toHaveCount(0);
  await page.getByRole("row").filter({ hasText: model }).getByRole("button").click();
  await page.getByRole("menuitem", { name: "Read a file of values" }).click();
  await page
    .getByLabel("Choose the file")
    .and(page.locator("input"))
    .setInputFiles({ name: "ir500.csv", mimeType: "text/csv", buffer: Buffer.from(csv(now).replace("820", "821")) });
  await page.getByRole("combobox", { name: "Project with the rooms" }).selectOption({ label: "Kvarteret Sånglärkan" });
  await look(page, "the choice of a file and its project", findings);
  await page.getByRole("button", { name: "Read the file" }).click();
  await expect(dialog.getByRole("combobox", { name: "Instrument that wrote the file" })).toHaveValue(/./);
  expect(findings).toEqual([]);

  async function labelOf(name: string): Promise<string> {
    const option = dialog.getByRole("option").filter({ hasText: name });
    return (await option.first().textContent()) ?? "";
  }
});
