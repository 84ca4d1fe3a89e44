import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect, test, untilQuiet } from "./fixtures.ts";

/** Changes the page's operations to unknown ones, as an outdated client sends them. */
async function makeOld(page: Page): Promise<void> {
  await page.route("**/graphql", async (route) => {
    const sent = route.request().postDataJSON() as object;
    const response = await route.fetch({ postData: { ...sent, documentId: `sha256:${"0".repeat(64)}` } });
    expect(response.status()).toBe(400);
    // The browser would log the error status, which would fail the test.
    await route.fulfill({ response, status: 200 });
  });
}

test("a page that is older than the service asks to be loaded anew, and keeps what was typed", async ({
  page,
  signIn,
}) => {
  await signIn("office@nordgolv.example");
  await untilQuiet(page);
  await page.getByRole("button", { name: "New project" }).click();
  const form = page.getByRole("dialog", { name: "New project" });
  await form.getByLabel("Project name").fill("Kvarteret Sparvhöken");
  await form.getByLabel("Customer", { exact: true }).fill("Brf Sparvhöken");
  await form.getByLabel("City").fill("Umeå");
  await form.getByLabel("Start date", { exact: true }).fill("2026-11-02");
  await form.getByLabel("End date", { exact: true }).fill("2027-03-31");

  await makeOld(page);
  await form.getByRole("button", { name: "Create project" }).click();
  const asked = page.getByRole("dialog", { name: "There is a newer version" });
  await expect(asked.getByRole("button", { name: "Reload" })).toBeFocused();
  await asked.getByRole("button", { name: "Not now" }).click();
  await expect(asked).toHaveCount(0);
  await form.getByRole("button", { name: "Create project" }).click();
  await expect(asked).toBeVisible();
  await page.unroute("**/graphql");
  await asked.getByRole("button", { name: "Reload" }).click();

  await expect(form.getByLabel("Project name")).toHaveValue("Kvarteret Sparvhöken");
  await expect(form.getByLabel("City")).toHaveValue("Umeå");
  await expect(asked).toHaveCount(0);
});

test("a crash of the page stands in the gateway's log without its message, and its place is found in the source", async ({
  context,
  stack,
}) => {
  // The usual page fails a test when it crashes, so this test lets another page crash.
  const page = await context.newPage();
  await page.goto("/login");
  await page.getByRole("textbox").first().fill("anna@example.com");
  // Other code that trims texts may report a crash of its own first.
  const told = page.waitForResponse(
    (response) => response.url().endsWith("/client-errors") && response.request().postDataJSON().name === "TypeError",
  );
  await page.evaluate(() => {
    String.prototype.trim = () => {
      throw new TypeError("Anna Svensson");
    };
  });
  await page.getByLabel(/^(Password|Lösenord)$/).fill("x");
  await page.keyboard.press("Enter");
  expect((await told).status()).toBe(204);
  // Pages of other journeys report to the same log, which is written after the answer.
  const findReport = () =>
    readFileSync(join(stack.dataDir, "logs/gateway.log"), "utf8")
      .split("\n")
      .findLast((text) => text.includes("a page crashed") && text.includes('"name":"TypeError"'));
  await expect.poll(findReport).toBeDefined();
  const line = findReport() ?? "{}";
  const { name, component, line: row, column, version } = JSON.parse(line);
  expect({ name, version }).toEqual({ name: "TypeError", version: expect.stringMatching(/^\d+\.\d+\.\d+/) });
  expect(line).not.toContain("Anna");
  const script = join(import.meta.dirname, "../scripts/sourcemap.ts");
  const found = execFileSync(process.execPath, [script, `${component}:${row}:${column}`], { encoding: "utf8" });
  expect(found).toMatch(/^src\/session\/login\/\w+\.tsx?:\d+:\d+/);
});
