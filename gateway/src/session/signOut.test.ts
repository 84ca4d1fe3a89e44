import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { createCaller } from "../../test/createCaller.ts";
import { rejection } from "../../test/standInPool.ts";
import { type FaultStack, startFaultStack } from "../../test/startStack.ts";

let stack: FaultStack;
beforeAll(async () => {
  stack = await startFaultStack();
});
afterAll(() => stack.close());
beforeEach(() => {
  stack.pool.answers = {};
  stack.pool.takeCalls();
});

const callerWith = (cookies: Record<string, string>) =>
  createCaller(stack.url, Object.entries({ userId: "user-1", ...cookies }));

describe("signOut", () => {
  test("revokes, clears the cookies, and ends every token of the session", async () => {
    const accessToken = stack.pool.accessToken({ origin_jti: "left" });
    const caller = callerWith({ accessToken, refreshToken: "left", companyId: "c", expiresAt: "" });
    const { data, headers } = await caller.send("mutation { signOut { userErrors { code } } }");
    expect(data).toEqual({ signOut: { userErrors: [] } });
    expect(stack.pool.takeCalls()).toEqual(["RevokeToken"]);
    expect(headers["clear-site-data"]).toBe('"storage"');
    expect([...caller.cookies.keys()]).toEqual([]);
    const sibling = stack.pool.accessToken({ origin_jti: "left" });
    for (const token of [accessToken, sibling]) {
      const { status } = await createCaller(stack.url).send(
        "{ viewer { email } }",
        {},
        { authorization: `Bearer ${token}` },
      );
      expect(status).toBe(401);
    }
  });

  test("leaves the browser its storage when it is asked to", async () => {
    const caller = callerWith({ accessToken: stack.pool.accessToken({ origin_jti: "kept" }), refreshToken: "kept" });
    const { headers } = await caller.send("mutation { signOut(input: { keepStorage: true }) { userErrors { code } } }");
    expect(headers).not.toHaveProperty("clear-site-data");
    expect([...caller.cookies.keys()]).toEqual([]);
  });

  test("says nothing of a pool that fails", async () => {
    stack.pool.answers.RevokeToken = rejection;
    const caller = callerWith({ accessToken: stack.pool.accessToken({ origin_jti: "b" }), refreshToken: "b" });
    const { data, errors } = await caller.send("mutation { signOut { userErrors { code } } }");
    expect(data).toEqual({ signOut: { userErrors: [] } });
    expect(errors).toBeUndefined();
  });
});
