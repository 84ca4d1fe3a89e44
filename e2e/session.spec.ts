import { expect, password, test } from "./fixtures.ts";
import { signOut } from "./signOut.ts";

const tokenCookie = "accessToken";

test("a wrong password and an unknown address get the same answer, and the form keeps what was typed", async ({
  page,
  stack,
}) => {
  await page.context().addCookies([{ name: "language", value: "en", url: stack.url }]);
  await page.goto("/login");
  for (const email of ["owner@nordgolv.example", "nobody@nordgolv.example"]) {
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill("not-the-password");
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page.getByText("Incorrect email or password")).toBeVisible();
    await expect(page.getByLabel("Email")).toHaveValue(email);
  }
});

test("a forgotten password: a reload stays at the code, Back goes to the form before, and no address holds a person", async ({
  page,
  stack,
}) => {
  await page.context().addCookies([{ name: "language", value: "en", url: stack.url }]);
  await page.goto("/login?returnTo=%2Faccount");
  await expect(page.getByLabel("Email")).toBeFocused();
  await page.keyboard.type("office@nordgolv.example");
  await page.getByRole("button", { name: "Forgot your password?" }).click();
  await page.getByRole("button", { name: "Send the code" }).click();
  await expect(page.getByRole("heading", { name: "Choose a new password" })).toBeFocused();
  await page.reload();
  await expect(page.getByText(/If office@nordgolv.example has an account/)).toBeVisible();
  expect(page.url()).not.toContain("office");
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Forgotten password" })).toBeFocused();
  await page.goBack();
  await expect(page.getByLabel("Email")).toHaveValue("office@nordgolv.example");
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL("**/account");
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain("office");
});

test("the session's tokens are out of reach of scripts, and signing out ends it", async ({ page, signInByForm }) => {
  await signInByForm("installer@nordgolv.example");
  const cookies = await page.context().cookies();
  for (const name of ["accessToken", "refreshToken", "userId", "expiresAt", "companyId"])
    expect(cookies.find((cookie) => cookie.name === name)).toMatchObject({
      secure: true,
      sameSite: "Strict",
      path: "/",
    });
  const readable = await page.evaluate(() => document.cookie);
  expect(readable).not.toContain("Token");
  await signOut(page);
  await page.waitForURL("**/login");
  expect((await page.context().cookies()).map((cookie) => cookie.name)).not.toContain(tokenCookie);
  await page.context().addCookies(cookies);
  await page.goto("/projects/ongoing");
  await page.waitForURL("**/login*");
});

test("signing out in one tab empties the others", async ({ page, context, signInByForm }) => {
  await signInByForm("owner@nordgolv.example");
  const other = await context.newPage();
  await other.goto("/account");
  await expect(other.getByRole("heading", { level: 1 })).toBeVisible();
  await signOut(page);
  await expect(page).toHaveURL(/\/login/);
  // The other tab's next own request comes after this timeout, so the redirect must come from the first tab's message.
  await expect(other).toHaveURL(/\/login/, { timeout: 20_000 });
  await expect(other.getByText("owner@nordgolv.example")).toHaveCount(0);
});

test("a forged token counts as none", async ({ page, signIn, stack }) => {
  await signIn("office@nordgolv.example");
  const cookies = await page.context().cookies();
  const genuine = cookies.find((cookie) => cookie.name === tokenCookie)?.value ?? "";
  const [header, body = ""] = genuine.split(".");
  const claims = JSON.parse(Buffer.from(body, "base64url").toString()) as object;
  const forged = Buffer.from(JSON.stringify({ ...claims, sub: "someone-else" })).toString("base64url");
  const none = Buffer.from(JSON.stringify({ alg: "none", typ: "JWT" })).toString("base64url");
  const signature = genuine.split(".")[2];
  for (const token of [`${header}.${forged}.${signature}`, `${none}.${body}.`]) {
    const answer = await fetch(`${stack.url}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body: JSON.stringify({ query: "{ viewer { email } }" }),
    });
    expect(answer.status).toBe(401);
    expect(await answer.text()).not.toContain("@nordgolv.example");
  }
});

test("addresses that lead nowhere say so and offer a way on", async ({ page, signIn }) => {
  await signIn("owner@nordgolv.example", "en", page, "/projects/ongoing/no-such-project");
  await expect(page.getByText("The project was not found")).toBeVisible();
  await page.goto("/projects/other/no-such-project");
  await expect(page.getByText("Page not found")).toBeVisible();
  await page.getByRole("link", { name: "Go to ongoing projects" }).click();
  await page.getByRole("link", { name: "Kvarteret Sånglärkan" }).click();
  await page.waitForURL(/\/projects\/ongoing\/[\w-]+$/);
  await page.goto(`${page.url()}/folder/no-such-folder`);
  await expect(page.getByText("The folder was not found")).toBeVisible();
});

test("a browser that stores nothing shows certificates and says what signing in needs", async ({ page }) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Emulation.setDocumentCookieDisabled", { disabled: true });
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException("Access is denied for this document.", "SecurityError");
    };
    for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"])
      Object.defineProperty(window, name, { get: refuse });
  });
  await page.goto("/certificate/nobody-has-this-code-at-all");
  await expect(page.getByRole("heading", { level: 1, name: "Unknown certificate" })).toBeVisible();
  await page.goto("/login");
  await expect(page.getByText("Allow cookies and site data for this address")).toBeVisible();
  await expect(page.getByLabel("Email")).toBeVisible();
});
