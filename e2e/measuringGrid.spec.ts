import { makeMeasurable } from "./finishable.ts";
import { expect, test } from "./fixtures.ts";
import { hasFocus, pressOn, tabTo } from "./keys.ts";
import { type Finding, look } from "./look.ts";
import { storedKeys } from "./storedKeys.ts";

test("a folder's rooms are measured in the grid, typed and pasted, by the keyboard alone", async ({
  context,
  page,
  signIn,
  stack,
}) => {
  const findings: Finding[] = [];
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const folder = await makeMeasurable(stack, "Trapphus G", ["Lägenhet 1", "Lägenhet 2", "Lägenhet 3", "Lägenhet 4"]);
  await signIn("owner@nordgolv.example", "en", page, folder);
  await pressOn(page, page.getByRole("button", { name: "Measure rooms" }));
  await expect(page).toHaveURL(/\?view=measure&step=/);
  const field = (room: number, quantity: string) =>
    page.getByRole("textbox", { name: new RegExp(`^Lägenhet ${room} ${quantity}, `) });
  await expect(field(1, "Resistance")).toBeFocused();
  await look(page, "nothing measured", findings);

  await page.keyboard.type("88.4");
  await page.keyboard.press("Tab");
  await page.keyboard.type(">1000");
  await page.keyboard.press("Enter");
  await expect(field(2, "Resistance")).toBeFocused();
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();

  await page.evaluate(() => navigator.clipboard.writeText("88,6\t640\r\n200\tabc\r\n"));
  await page.keyboard.press("ControlOrMeta+V");
  const preview = page.getByRole("dialog", { name: "Paste values" });
  const enter = preview.getByRole("button", { name: "Enter 3 values" });
  await expect(enter).toBeFocused();
  await expect(preview.getByRole("row", { name: /Lägenhet 3/ })).toContainText("“abc” is not a reading");
  await look(page, "preview", findings);
  await page.keyboard.press("Enter");
  await expect(preview).toBeHidden();
  await expect(field(2, "Resistance")).toBeFocused();
  await page.keyboard.press("ControlOrMeta+Home");
  await tabTo(page, page.getByRole("button", { name: /^1 outside the limits/ }), "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(field(3, "Resistance")).toBeFocused();

  await page.keyboard.press("Tab");
  await page.keyboard.type("abc");
  await page.keyboard.press("Enter");
  await expect(field(3, "Insulation resistance")).toHaveAccessibleDescription(/This is not a reading/);
  expect(await hasFocus(field(3, "Insulation resistance"))).toBe(true);
  await look(page, "a text that is no reading", findings);
  await page.keyboard.press("Escape");
  await page.keyboard.press("ArrowDown");
  await expect(field(4, "Insulation resistance")).toBeFocused();
  await page.keyboard.type("500850");
  await page.keyboard.press("Enter");
  const save = page.getByRole("button", { name: "Save it" });
  await expect(save, "in the last row").toBeInViewport({ ratio: 1 });
  const top = async (element: typeof save) => (await element.boundingBox())?.y ?? 0;
  expect(await top(save), "opens upwards").toBeLessThan(await top(field(4, "Insulation resistance")));
  await page.keyboard.press("Tab");
  await expect(save).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(field(4, "Insulation resistance")).toBeFocused();
  await expect.poll(() => storedKeys(page, "uploads", "values")).toEqual([]);
  await page.reload();
  await expect(field(3, "Insulation resistance")).toBeFocused();
  for (const [room, resistance, insulation] of [
    [1, "88.4", ">1000"],
    [2, "88.6", "640"],
    [3, "200.0", ""],
    [4, "", ""],
  ] as const) {
    await expect(field(room, "Resistance")).toHaveValue(resistance);
    await expect(field(room, "Insulation resistance")).toHaveValue(insulation);
  }
  expect(findings).toEqual([]);
});
