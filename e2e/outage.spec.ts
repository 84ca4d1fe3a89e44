import { expect, password, test } from "./fixtures.ts";
import { tryAgain } from "./tryAgain.ts";

test("who is signed out because the service failed three times is told so, and comes back to the page of before", async ({
  browser,
  page,
  signInByForm,
  stack,
}) => {
  await signInByForm("owner@nordgolv.example");
  // The usual page fails a test on console errors, and browsers log one for each failed request.
  const context = await browser.newContext({ baseURL: stack.url, storageState: await page.context().storageState() });
  const failing = await context.newPage();
  await failing.clock.install();
  let asked = 0;
  await failing.route("**/graphql", async (route) => {
    if ((route.request().postData() ?? "").includes("language")) asked += 1;
    await route.fulfill({ status: 500, body: "broken" });
  });
  await failing.goto("/account");
  await expect(failing.getByRole("heading", { name: "Your account could not be fetched" })).toBeVisible();
  await expect(failing.getByText(/attempt 2 of 3/)).toBeVisible();
  expect(asked).toBe(1);
  await failing.clock.fastForward(3_000);
  await expect(failing.getByText(/attempt 3 of 3/)).toBeVisible();
  expect(asked).toBe(2);
  await failing.clock.fastForward(8_000);
  await failing.waitForURL("**/login?*");
  await expect(failing.getByText(/You were signed out because your account could not be fetched/)).toBeVisible();
  await expect(failing.getByRole("link", { name: /Get it for Android/ })).toBeVisible();
  await expect(failing.getByRole("link", { name: /Get it for iOS/ })).toBeVisible();
  await failing.unroute("**/graphql");
  await failing.getByLabel("Email").fill("owner@nordgolv.example");
  await failing.getByLabel("Password", { exact: true }).fill(password);
  await failing.getByRole("button", { name: "Sign in" }).click();
  await failing.waitForURL("**/account");
  await context.close();
});

test("without a connection nobody is signed out, and a server that hangs is told of within three seconds", async ({
  browser,
  page,
  signIn,
  stack,
}) => {
  await signIn("owner@nordgolv.example");
  const context = await browser.newContext({ baseURL: stack.url, storageState: await page.context().storageState() });
  const failing = await context.newPage();
  await failing.clock.install();
  await failing.route("**/graphql", (route) => route.abort());
  await failing.goto("/account");
  const offline = failing.getByRole("heading", { name: "No connection to the server" });
  for (let attempt = 1; attempt <= 4; attempt += 1) {
    await expect(offline).toBeVisible();
    const sent = failing.waitForRequest("**/graphql");
    await failing.clock.fastForward(5_000);
    await sent;
  }
  await expect(offline).toBeVisible();
  expect(new URL(failing.url()).pathname).toBe("/account");
  await tryAgain(failing);
  await expect(failing.getByRole("navigation").first()).toBeVisible();

  const hanging = await context.newPage();
  await hanging.clock.install();
  await hanging.route("**/graphql", () => undefined);
  await hanging.goto("/account");
  await expect(hanging.getByRole("progressbar")).toBeVisible();
  await hanging.clock.fastForward(3_000);
  await expect(hanging.getByText("The server takes longer than usual to answer.")).toBeVisible();
  await context.close();
});
