import { expect, test } from "./fixtures.ts";
import { accessToken } from "./rest.ts";

test("the explorer runs an example with a pasted token and shows what the schema says, all of it from here", async ({
  page,
  stack,
}) => {
  const hosts = new Set<string>();
  page.on("request", (request) => hosts.add(new URL(request.url()).host));
  await page.goto("/explorer");
  await page.getByLabel("Access token").fill(await accessToken(stack, "owner@nordgolv.example"));
  await expect(page.getByText("Sent with each operation")).toBeVisible();

  await page.getByRole("tab", { name: "WhoAmI" }).click();
  await page.getByRole("button", { name: /^Execute query/ }).click();
  await expect(page.locator(".graphiql-response")).toContainText("owner@nordgolv.example");

  await page.getByRole("button", { name: "Show Documentation Explorer" }).click();
  await page.getByRole("link", { name: "Query", exact: true }).click();
  await expect(page.getByText("The signed-in user; null when nobody is signed in.")).toBeVisible();

  // The token is held in memory only, so a reload removes the token.
  await page.reload();
  await expect(page.getByLabel("Access token")).toHaveValue("");
  expect([...hosts]).toEqual([new URL(stack.url).host]);
});

test("without a token an example is refused, and the cookies of whoever is signed in are not used", async ({
  browser,
  page: signedIn,
  signIn,
  stack,
}) => {
  await signIn("office@nordgolv.example");
  // The usual page fails a test on console errors, and the browser logs one for the refused request.
  const context = await browser.newContext({ storageState: await signedIn.context().storageState() });
  const page = await context.newPage();
  await page.goto(`${stack.url}/explorer`);
  await page.getByRole("tab", { name: "WhoAmI" }).click();
  await expect(page.locator(".graphiql-query-editor")).toContainText("WhoAmI");
  const asked = page.waitForRequest("**/graphql");
  await page.getByRole("button", { name: /^Execute query/ }).click();
  expect(Object.keys(await (await asked).allHeaders())).not.toContain("cookie");
  await expect(page.locator(".graphiql-response")).toContainText("UNAUTHENTICATED");
  await context.close();
});
