import { makeFinishable } from "./finishable.ts";
import { expect, test } from "./fixtures.ts";
import { type Finding, look } from "./look.ts";

test("the installations of a folder that are ready are finished together, by the keyboard alone", async ({
  page,
  signIn,
  stack,
}) => {
  const findings: Finding[] = [];
  const planned = [
    { title: "Badrum F1", resistance: 91 },
    { title: "Badrum F2", resistance: 250 },
  ];
  await signIn("owner@nordgolv.example", "en", page, await makeFinishable(stack, "Hus F", planned, "Hall F3"));
  await page.getByRole("button", { name: "Finish several" }).press("Enter");
  const panel = page.getByRole("region", { name: "Finish several" });
  await expect(panel.getByRole("heading", { name: "Finish several" })).toBeFocused();
  await expect(panel.getByText("2 can be finished. Tick the installations to see what you certify.")).toBeVisible();
  const blocked = panel.getByRole("row").filter({ hasText: "Hall F3" });
  await expect(blocked).toContainText("No products selected");
  await expect(blocked.getByRole("checkbox", { name: "Hall F3" })).toBeDisabled();
  await look(page, "nothing ticked", findings);

  await panel.getByRole("checkbox", { name: "All 2 that can be finished" }).press("Space");
  const second = panel.getByRole("row").filter({ has: page.getByRole("checkbox", { name: "Badrum F2" }) });
  await expect(second).toContainText("4 outside the limit");
  await expect(second.getByRole("link", { name: /Resistance, outside/i })).toHaveCount(4);
  await expect(panel.getByText(/^This is what you certify: \d+ values and 2 photos in 2 rooms\./)).toBeVisible();
  const finish = panel.getByRole("button", { name: "Finish 2 installations" });
  await expect(finish).toHaveAccessibleDescription("Tick the box to certify first.");
  await panel.getByRole("checkbox", { name: /^I certify that the work/ }).press("Space");
  await look(page, "all ticked", findings);
  await finish.press("Enter");
  await expect(panel.getByRole("status").filter({ hasText: "2 installations were finished." })).toBeVisible();
  for (const { title } of planned)
    await expect(panel.getByRole("row").filter({ hasText: title })).toContainText("Completed");
  await look(page, "finished", findings);

  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  for (const { title } of planned) await expect(page.getByRole("row", { name: title })).toContainText("Completed");
  await expect(page.getByRole("row", { name: "Hall F3" })).toContainText("Started");
  await expect(page.getByRole("button", { name: "Finish several" })).toBeFocused();
  expect(findings).toEqual([]);
});
