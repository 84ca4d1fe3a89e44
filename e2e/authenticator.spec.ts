import { totpCode } from "../upstream/test/totpCode.ts";
import { expect, password, test } from "./fixtures.ts";
import { signOut } from "./signOut.ts";

test("an app is added, its code is asked for at the next sign-in, and it is turned off again", async ({
  page,
  signInByForm,
}) => {
  const email = "karin@nordgolv.example";
  await signInByForm(email, "en", page, "/account");
  const part = page.getByRole("region", { name: "Authenticator app" });
  const dialog = page.getByRole("dialog");
  await part.getByRole("button", { name: "Add an app" }).click();
  await expect(dialog.getByLabel("Current password")).toBeFocused();
  await page.keyboard.type(password);
  await page.keyboard.press("Enter");
  const link = dialog.getByRole("link", { name: "Open in an app on this device" });
  const secret = new URL((await link.getAttribute("href")) ?? "").searchParams.get("secret") ?? "";
  await expect(dialog.getByText(secret.replace(/(.{4})(?=.)/g, "$1 "))).toBeVisible();
  await expect(dialog.getByRole("img", { name: /^QR code/ })).toBeVisible();
  await dialog.getByRole("textbox", { name: "Code" }).fill(totpCode(secret));
  await dialog.getByRole("button", { name: "Turn on" }).click();
  await expect(part.getByRole("status")).toHaveText("The app is turned on.");
  await expect(part.getByRole("button", { name: "Turn off the app" })).toBeFocused();

  await signOut(page);
  await page.waitForURL("**/login");
  await page.getByLabel(/^(Email|E-post)$/).fill(email);
  await page.getByLabel(/^(Password|Lösenord)$/).fill(password);
  await page.getByRole("button", { name: /^(Sign in|Logga in)$/ }).click();
  // Each code is valid once. The test sends the code of the next period, as a slightly fast clock would.
  await page.getByLabel(/^(Code|Kod)$/).fill(totpCode(secret, 1));
  await page.getByRole("button", { name: /^(Sign in|Logga in)$/ }).click();
  await page.waitForURL("**/projects/ongoing");

  await page.goto("/account");
  const own = page.getByRole("region", { name: /^(Authenticator app|Autentiseringsapp)$/ });
  await own.getByRole("button", { name: /^(Turn off the app|Stäng av appen)$/ }).click();
  await expect(dialog.getByLabel(/^(Current password|Nuvarande lösenord)$/)).toBeFocused();
  await page.keyboard.type(password);
  await page.keyboard.press("Enter");
  await expect(own.getByRole("status")).toHaveText(/^(The app is turned off|Appen är avstängd)\.$/);
});
