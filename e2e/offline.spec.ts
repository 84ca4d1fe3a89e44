import type { Page } from "@playwright/test";
import { expect, password, test } from "./fixtures.ts";
import { type Finding, look } from "./look.ts";
import { photo } from "./photo.ts";
import { signOut } from "./signOut.ts";
import { startProxy } from "./startProxy.ts";
import { storedKeys } from "./storedKeys.ts";
import { choose, storedFiles, unwatchedPage } from "./uploading.ts";

test.use({ serviceWorkers: "allow" });

/** True if the browser caches the answer about this room. */
async function isKept(page: Page, installationId: string): Promise<boolean> {
  const keys = await storedKeys(page, "responses", "responses");
  return keys.some((key) => key.includes(" InstallationPanelQuery ") && key.includes(installationId));
}

test("a room takes values and a photo without a network, also in a browser started anew, which go after the sign-in", async ({
  browser,
  stack,
  signInByForm,
}) => {
  const findings: Finding[] = [];
  // The usual page fails a test on console errors, and a browser logs one for each request made offline.
  const page = await signInByForm("owner@nordgolv.example", "en", await unwatchedPage(browser, stack));
  await page.getByRole("link", { name: "Kvarteret Sånglärkan" }).click();
  await page.getByRole("link", { name: "Gård och uthus", exact: true }).click();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  const room = page.getByRole("rowheader").getByRole("link", { name: "Garageuppfart" });
  const roomId = new URLSearchParams((await room.getAttribute("href"))?.split("?")[1]).get("installation") ?? "";
  await expect.poll(() => isKept(page, roomId)).toBe(true);
  const measured = page.getByRole("textbox", { name: /^Garageuppfart .*Insulation resistance/ });
  await page.getByRole("button", { name: "Measure rooms" }).click();
  await page.getByRole("link", { name: /after laying/i }).click();
  await measured.waitFor();

  await page.context().setOffline(true);
  await page.reload();
  const bar = page.getByRole("banner").first();
  await expect(bar).toContainText(/Offline: shown as of \d\d:\d\d\./);
  // The list of all projects is not cached; the page links to the cached ones.
  await page.goto("/projects/ongoing");
  await page.getByRole("link", { name: "Kvarteret Sånglärkan" }).click();
  await page.getByRole("link", { name: "Gård och uthus", exact: true }).click();
  await room.click();
  await page.getByRole("link", { name: /after laying/i }).click();
  const insulation = page.getByLabel("Insulation resistance");
  await insulation.fill("612");
  await page.keyboard.press("Tab");
  await expect(bar).toContainText("1 value waits for the connection");
  await choose(page, [{ name: "cellar.png", mimeType: "image/png", buffer: photo() }]);
  await expect(bar).toContainText("1 value and 1 photo wait for the connection");
  await page.getByRole("button", { name: "Add files" }).waitFor();
  await expect(page.locator("footer").getByRole("status")).toHaveText("1 value waits for the connection");
  await look(page, "a step without a network", findings);
  expect(await storedFiles(page, stack)).toEqual([]);

  // Simulates closing the browser, which deletes the session cookies.
  const step = page.url();
  await page.context().clearCookies({ name: /^(accessToken|refreshToken|userId|expiresAt|companyId)$/ });
  await page.goto("/login");
  await expect(page.getByText("1 value and 1 photo wait in this browser to be sent.")).toBeVisible();
  await expect(page.getByText("Garageuppfart")).toHaveCount(0);
  await page.goto("/attention");
  await expect(bar).toContainText("1 value and 1 photo wait for the connection");
  await page.goto(step);
  await expect(insulation).toHaveValue("612");
  await expect(bar).toContainText("1 value and 1 photo wait for the connection");

  await page.getByRole("button", { name: "Close the panel" }).click();
  await page.getByRole("button", { name: "Measure rooms" }).click();
  await page.getByRole("link", { name: /after laying/i }).click();
  await expect(measured).toHaveValue("612");
  await expect(page.getByRole("button", { name: /^1 value waits for the connection/ })).toBeVisible();
  await look(page, "the measuring grid without a network", findings);
  expect(findings).toEqual([]);
  await page.getByRole("rowheader").getByRole("link", { name: "Garageuppfart" }).click();

  await page.context().setOffline(false);
  await page.getByLabel("Email").fill("owner@nordgolv.example");
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("button", { name: /^View cellar.png/ })).toBeVisible();
  await expect(page.locator("footer").getByRole("status")).toHaveText(/^Values save|^Saved/);
  expect((await storedFiles(page, stack)).map(({ fileName }) => fileName)).toEqual(["cellar.png"]);
  await page.reload();
  await expect(insulation).toHaveValue("612");

  await signOut(page);
  await page.waitForURL("**/login");
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
  await page.context().close();
});

test("while a proxy reaches no gateway an opened folder can be loaded anew, and is fetched when the gateway is back", async ({
  browser,
  stack,
  signInByForm,
}) => {
  const proxy = await startProxy(stack.url);
  const page = await signInByForm("owner@nordgolv.example", "en", await unwatchedPage(browser, proxy));
  await page.getByRole("link", { name: "Kvarteret Sånglärkan" }).click();
  await page.getByRole("link", { name: "Gård och uthus", exact: true }).click();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  const room = page.getByRole("rowheader").getByRole("link", { name: "Garageuppfart" });
  const roomId = new URLSearchParams((await room.getAttribute("href"))?.split("?")[1]).get("installation") ?? "";
  await expect.poll(() => isKept(page, roomId)).toBe(true);

  proxy.setAway(true);
  await page.reload();
  const bar = page.getByRole("banner").first();
  await expect(bar).toContainText(/Offline: shown as of \d\d:\d\d\./);
  await room.click();
  await expect(page.getByRole("link", { name: /after laying/i })).toBeVisible();

  proxy.setAway(false);
  await expect(bar).not.toContainText("Offline");
  await expect(page.getByRole("link", { name: /after laying/i })).toBeVisible();
  await page.context().close();
  await proxy.close();
});
