import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { createCaller } from "../../test/createCaller.ts";
import { signInMutation } from "../../test/signInAs.ts";
import { rejection } from "../../test/standInPool.ts";
import { answer } from "../../test/standInRest.ts";
import { type FaultStack, startFaultStack } from "../../test/startStack.ts";

let stack: FaultStack;
beforeAll(async () => {
  stack = await startFaultStack();
});
afterAll(() => stack.close());
beforeEach(() => {
  stack.pool.answers = {};
});

const viewer = "{ viewer { email } }";
const upstreamError = [expect.objectContaining({ extensions: expect.objectContaining({ code: "UPSTREAM_ERROR" }) })];

function callerWith(refreshToken: string) {
  const accessToken = stack.pool.accessToken();
  return createCaller(stack.url, Object.entries({ userId: "user-1", accessToken, refreshToken }));
}

describe("a REST service that answers 404 to everything", () => {
  beforeEach(() => {
    stack.rest.handler = (_, response) => answer(response, 404, { code: "NOT_FOUND" });
  });

  test("signs nobody out", async () => {
    expect(await callerWith("r404").send(viewer)).toMatchObject({ errors: upstreamError, setCookies: {} });
  });

  test("is not told as a wrong password", async () => {
    const credentials = { email: "office@nordgolv.example", password: "x" };
    const signedIn = await createCaller(stack.url).send(signInMutation, credentials);
    expect(signedIn).toMatchObject({ errors: upstreamError, setCookies: {} });
  });
});

describe("after a 401 of the REST service", () => {
  beforeEach(() => {
    stack.rest.handler = (_, response) => answer(response, 401, { code: "UNAUTHENTICATED" });
  });

  test("a pool that does not answer ends no session", async () => {
    stack.pool.answers.GetTokensFromRefreshToken = () => ({ status: 500, body: { __type: "InternalErrorException" } });
    const answered = await callerWith("r500").send(viewer);
    expect(answered).toMatchObject({ errors: upstreamError, setCookies: {} });
  });

  test("a refresh that is refused ends the session", async () => {
    stack.pool.answers.GetTokensFromRefreshToken = rejection;
    const caller = callerWith("refused");
    const { errors } = await caller.send(viewer);
    expect(errors?.[0]?.message).toBe("Unable to refresh token");
    expect([...caller.cookies.keys()]).toEqual([]);
  });
});
