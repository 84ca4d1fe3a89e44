import { expect, test } from "./fixtures.ts";
import { type Finding, look } from "./look.ts";

// The browser has the company's time zone, in which the next day begins before midnight UTC.
test.use({ timezoneId: "Europe/Stockholm" });

test("what needs attention is put off and brought back, and a line leads to activating the warranty", async ({
  page,
  signIn,
}) => {
  await signIn("office@nordgolv.example");
  const link = page.getByRole("link", { name: "Needs attention" });
  await expect(link).toContainText(/\d/);
  await link.click();
  await expect(page.getByRole("heading", { level: 1, name: "Needs attention" })).toBeFocused();
  const overdue = page.getByRole("region", { name: "Overdue projects" });
  await expect(overdue.getByRole("listitem")).toHaveCount(3);
  const findings: Finding[] = [];
  await look(page, "what needs attention", findings);
  expect(findings).toEqual([]);

  const waiting = async () => Number((await link.innerText()).match(/\d+/)?.[0]);
  const before = await waiting();
  await overdue.getByRole("button", { name: "Put off all 3: Overdue projects" }).click();
  await page.getByRole("menuitem", { name: "7 days" }).click();
  await expect(overdue).toContainText(/Put off until \d{4}-\d\d-\d\d/);
  await expect.poll(waiting).toBe(before - 3);
  await overdue.getByRole("button", { name: "Bring back" }).click();
  await expect(overdue.getByRole("listitem")).toHaveCount(3);
  await expect.poll(waiting).toBe(before);

  await overdue
    .getByRole("listitem")
    .first()
    .getByRole("button", { name: /^Put off/ })
    .click();
  await page.getByRole("menuitem", { name: "1 day" }).click();
  await expect(overdue.getByRole("listitem")).toHaveCount(2);
  await expect.poll(waiting).toBe(before - 1);
  await overdue.getByRole("button", { name: "Bring back" }).click();
  await expect(overdue.getByRole("listitem")).toHaveCount(3);

  await page.getByRole("button", { name: "Activate warranty: Brf Vårsolen, etapp 2" }).click();
  await expect(page.getByRole("tab", { name: /^To activate/ })).toHaveAttribute("aria-selected", "true");
});
