import { readFile } from "node:fs/promises";
import { expect, test } from "./fixtures.ts";
import { type Finding, look } from "./look.ts";
import { mailsTo } from "./outbox.ts";

test("a certificate that did not arrive is found by its customer, exported and sent to the right address", async ({
  page,
  signIn,
  stack,
}) => {
  const recipient = `right-${Date.now()}@customer.example`;
  await signIn("office@nordgolv.example");
  await page.getByRole("link", { name: "Certificates" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Certificates" })).toBeFocused();
  await expect(page.getByText(/^50 of \d+ certificates$/)).toBeVisible();
  await page.mouse.wheel(0, 100_000);
  await expect(page.getByText(/^(\d+) of \1 certificates$/)).toBeVisible();

  await page.getByRole("searchbox").fill("SAMFALLIGHET kornvagens");
  await page.getByRole("button", { name: "Could not be delivered" }).click();
  const row = page.getByRole("row", { name: /FG-\d/ });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText("Kornvägens samfällighet");
  await expect(page).toHaveURL(/\?q=SAMFALLIGHET\+kornvagens&state=FAILED$/);
  const findings: Finding[] = [];
  await look(page, "the register of certificates", findings);
  expect(findings).toEqual([]);

  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download CSV" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^Certificates \d{4}-\d\d-\d\d\.csv$/);
  const [header, first, ...others] = (await readFile(await download.path(), "utf8")).split("\r\n");
  expect(header).toMatch(/^\uFEFF"Number","Customer","Project",/);
  expect(first).toMatch(/^"FG-\d{4}-\d{6}","Kornvägens samfällighet",.*,"Could not be delivered",/);
  expect(others).toEqual([""]);

  await row.getByRole("link", { name: "Kornvägens samfällighet" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Kornvägens samfällighet" })).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "no such address" })).toBeVisible();
  await look(page, "a customer", findings);
  expect(findings).toEqual([]);
  await page.goBack();
  await expect(row).toHaveCount(1);

  await row.getByRole("button", { name: /^Correct the address of FG-/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Recipient’s e-mail").fill(recipient);
  await dialog.getByRole("button", { name: "Send again" }).click();
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(row).toContainText(recipient);
  await expect.poll(async () => (await mailsTo(stack, recipient)).length).toBe(1);

  await row.getByRole("link", { name: /^FG-/ }).click();
  const panel = page.getByRole("region", { name: /^Certificate FG-/ });
  await expect(panel.getByRole("listitem").filter({ hasText: recipient })).toContainText(
    /Sent \d{4}-\d\d-\d\d \d\d:\d\d/,
  );
  await expect(panel.getByRole("link", { name: "Open PDF" })).toHaveAttribute("href", /./);
  const hidden = [page.getByRole("button", { name: "Download CSV" }), page.getByLabel("Warranty begins")];
  for (const control of hidden) await expect(control).toBeHidden();
  await expect(page.getByRole("button", { name: "Could not be delivered" })).toBeVisible();
  await expect(page.getByRole("row", { name: /FG-\d/ })).toHaveCSS("box-shadow", /3px 0px 0px 0px inset/);
  await expect(page.getByRole("row", { name: /FG-\d/ })).toHaveCSS("height", "68px");
  await look(page, "a certificate beside the register", findings);
  expect(findings).toEqual([]);
  await page.goBack();
  await expect(panel).toHaveCount(0);
  await expect(page).toHaveURL(/\/certificates\?q=SAMFALLIGHET\+kornvagens&state=FAILED$/);
});
