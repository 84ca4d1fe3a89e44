import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { request } from "undici";
import { demoPassword } from "../../../upstream/src/demo/demoAccounts.ts";
import { createCaller } from "../../test/createCaller.ts";
import { signInMutation } from "../../test/signInAs.ts";
import { type Stack, startStack } from "../../test/startStack.ts";
import { until } from "../../test/until.ts";

type SignIn = {
  signIn: {
    viewer: { email: string } | null;
    userErrors: { code: string; field: string | null; message: string }[];
  };
};

type Viewer = { viewer: { email: string } | null };

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.close());

const signIn = (email: string, password: string, headers?: Record<string, string>) =>
  createCaller(stack.url).send<SignIn>(signInMutation, { email, password }, headers);

describe("signIn", () => {
  test("opens a session in cookies, for an e-mail however it is written", async () => {
    stack.takeRequests();
    const { data, setCookies } = await signIn("  OFFICE@nordgolv.example ", demoPassword);
    expect(data.signIn).toEqual({ viewer: { email: "office@nordgolv.example" }, userErrors: [] });
    expect(stack.takeRequests()).toEqual(["GET v1/user/:id"]);
    const names = ["accessToken", "companyId", "device", "expiresAt", "language", "refreshToken", "userId"];
    expect(Object.keys(setCookies).sort()).toEqual(names);
    for (const line of Object.values(setCookies)) expect(line).toMatch(/; Path=\/; .*Secure; SameSite=Strict/);
    expect(setCookies.accessToken).toContain("HttpOnly");
    expect(setCookies.refreshToken).toContain("HttpOnly");
    expect(setCookies.language).toContain("language=sv; Max-Age=604800");
    const expiresAt = decodeURIComponent(setCookies.expiresAt ?? "");
    expect(expiresAt).toMatch(/^expiresAt=\d{4}-\d\d-\d\d \d\d:\d\d:\d\d;/);
  });

  test.each([
    ["", "x", "EMAIL_REQUIRED", "Email is required"],
    ["abc", "x", "EMAIL_INVALID", "Invalid email address"],
    ["a@b.se", "", "PASSWORD_REQUIRED", "Password is required"],
  ])("refuses %p with %p before asking the pool", async (email, password, code, message) => {
    const { data, setCookies } = await signIn(email, password);
    expect(data.signIn.viewer).toBeNull();
    expect(data.signIn.userErrors).toEqual([expect.objectContaining({ code, message })]);
    expect(setCookies).toEqual({});
  });

  test.each(["office@nordgolv.example", "nobody@nordgolv.example"])("tells nothing about %p", async (email) => {
    const { data } = await signIn(email, "wrong");
    expect(data.signIn.userErrors).toEqual([
      { code: "INCORRECT_CREDENTIALS", field: null, message: "Incorrect email or password" },
    ]);
  });

  test("takes none of the cookies that were there before", async () => {
    const caller = createCaller(stack.url);
    const planted = ["accessToken", "refreshToken", "userId", "expiresAt", "companyId"];
    for (const name of planted) caller.cookies.set(name, "planted");
    await caller.send(signInMutation, { email: "office@nordgolv.example", password: demoPassword });
    for (const name of planted) expect(caller.cookies.get(name)).not.toContain("planted");
    const { data } = await caller.send<Viewer>("{ viewer { email } }");
    expect(data.viewer?.email).toBe("office@nordgolv.example");
  });

  test("ends the session that the browser had, here at once and at the pool", async () => {
    const caller = createCaller(stack.url);
    const credentials = { email: "office@nordgolv.example", password: demoPassword };
    await caller.send(signInMutation, credentials);
    const copied = createCaller(stack.url, caller.cookies);
    const company = () =>
      request(`${stack.upstream.url}/v1/company`, { headers: { authorization: `Bearer ${accessToken}` } });
    const accessToken = copied.cookies.get("accessToken");
    expect((await company()).statusCode).toBe(200);

    await caller.send(signInMutation, credentials);
    expect((await copied.send<Viewer>("{ viewer { email } }")).data.viewer).toBeNull();
    await until(async () => (await company()).statusCode === 401);
    expect((await caller.send<Viewer>("{ viewer { email } }")).data.viewer).not.toBeNull();
  });

  test("that fails leaves the session that the browser has", async () => {
    const caller = createCaller(stack.url);
    await caller.send(signInMutation, { email: "office@nordgolv.example", password: demoPassword });
    await caller.send(signInMutation, { email: "office@nordgolv.example", password: "wrong" });
    expect((await caller.send<Viewer>("{ viewer { email } }")).data.viewer).not.toBeNull();
  });

  test("says that browsers would drop the session over plain http", async () => {
    const { data, setCookies } = await signIn("office@nordgolv.example", demoPassword, { host: "office.local" });
    expect(data.signIn.userErrors).toEqual([expect.objectContaining({ code: "COOKIES_WOULD_BE_DROPPED" })]);
    expect(setCookies).toEqual({});
  });
});
