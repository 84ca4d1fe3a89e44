import { expect, test } from "./fixtures.ts";
import { mailsTo } from "./outbox.ts";
import { photo } from "./photo.ts";

test("the owner changes the company's phone, invites somebody, and the own name follows in the top bar", async ({
  page,
  signIn,
  stack,
}) => {
  await signIn("owner@nordgolv.example", "en", page, "/account");
  const dialog = page.getByRole("dialog");
  await page.getByRole("button", { name: "Edit company" }).click();
  await dialog.getByLabel("Phone").fill("090-555 01 99");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("090-555 01 99")).toBeVisible();

  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await dialog.getByLabel("First name").fill("Annika");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("button", { name: /^Menu for Annika / })).toBeVisible();

  const invited = `new-${Date.now()}@nordgolv.example`;
  await page.getByRole("button", { name: "Invite user" }).click();
  await dialog.getByLabel("Email").fill(invited);
  await dialog.getByLabel("First name").fill("Disa");
  await dialog.getByLabel("Last name").fill("Lindqvist");
  await dialog.getByRole("button", { name: "Send invitation" }).click();
  await expect(dialog).toBeHidden();
  const people = page.getByRole("table").filter({ has: page.getByRole("columnheader", { name: "Role" }) });
  await expect(people.getByRole("row", { name: /Disa Lindqvist/ })).toBeVisible();
  const invitations = page.getByRole("table").filter({ has: page.getByRole("columnheader", { name: "Validity" }) });
  await expect(invitations.getByRole("row", { name: /Disa Lindqvist .*Invited until/ })).toBeVisible();
  await expect.poll(async () => (await mailsTo(stack, invited)).length).toBe(1);
});

test("a refused password leaves the keyboard in the dialog: Escape asks about what was typed", async ({
  page,
  signIn,
}) => {
  await signIn("office@nordgolv.example", "en", page, "/account");
  await page.getByRole("button", { name: "Change password" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Current password").fill("not-the-password");
  await dialog.getByLabel("New password").fill("En-lang-fras-2026");
  await dialog.getByRole("button", { name: "Save the password" }).click();
  await expect(dialog.getByText("The current password is not right.")).toBeVisible();
  await page.keyboard.press("Escape");
  await dialog.getByRole("button", { name: "Discard" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: "Change password" })).toBeFocused();
});

test("the office user may only change the logo and the own details", async ({ page, signIn }) => {
  await signIn("office@nordgolv.example", "en", page, "/account");
  const logo = page.locator("input[type=file]");
  await expect(page.getByRole("button", { name: "Edit", exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Edit company" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Invite user" })).toHaveCount(0);

  await logo.setInputFiles({ name: "my new logo.png", mimeType: "image/png", buffer: photo() });
  const picture = page.getByRole("img", { name: /^Logo of / });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(32);
  const file = await page.request.get((await picture.getAttribute("src")) ?? "");
  expect(file.headers()["content-disposition"]).toContain("my-new-logo.png");
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await page.getByRole("dialog", { name: "Remove the logo?" }).getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("The logo has been removed.")).toBeVisible();
  await expect(page.getByText("No logo")).toBeVisible();
});
