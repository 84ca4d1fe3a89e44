import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { createCaller } from "../../test/createCaller.ts";
import { forgeries } from "../../test/forgeries.ts";
import { inMinutes, rejection } from "../../test/standInPool.ts";
import { answer, answerUser } from "../../test/standInRest.ts";
import { type FaultStack, startFaultStack } from "../../test/startStack.ts";

type Viewer = { viewer: { email: string } | null };
const viewer = "{ viewer { email } }";
const localField = "{ links(language: sv) { support } }";
const signedInField = '{ products(query: "x") { id } }';

let stack: FaultStack;
beforeAll(async () => {
  stack = await startFaultStack();
});
afterAll(() => stack.close());
beforeEach(() => {
  stack.pool.answers = {};
  stack.rest.handler = answerUser;
  stack.pool.takeCalls();
  stack.takeRequests();
});

const callerWith = (cookies: Record<string, string>) =>
  createCaller(stack.url, Object.entries({ userId: "user-1", ...cookies }));

const expired = { exp: inMinutes(-1) };

describe("a cookie session", () => {
  test("is left alone while 6 minutes remain", async () => {
    const accessToken = stack.pool.accessToken({ exp: inMinutes(6) });
    const { data, setCookies } = await callerWith({ accessToken, refreshToken: "r6" }).send<Viewer>(viewer);
    expect(data.viewer?.email).toBe("office@nordgolv.example");
    expect(stack.pool.takeCalls()).toEqual([]);
    expect(setCookies).toEqual({});
  });

  test("is refreshed once when 4 minutes remain, for all requests at the same time", async () => {
    const cookies = { accessToken: stack.pool.accessToken({ exp: inMinutes(4) }), refreshToken: "r4" };
    const callers = [1, 2, 3].map(() => callerWith(cookies));
    const answers = await Promise.all(callers.map((caller) => caller.send<Viewer>(viewer)));
    for (const { data } of answers) expect(data.viewer).not.toBeNull();
    expect(stack.pool.takeCalls()).toEqual(["GetTokensFromRefreshToken"]);
    const [first] = callers;
    expect(first?.cookies.get("accessToken")).not.toBe(cookies.accessToken);
  });

  test("is refreshed when the id token, whose expiry the cookie tells, is about to expire", async () => {
    const accessToken = stack.pool.accessToken();
    const expiresAt = encodeURIComponent(new Date(inMinutes(2) * 1000).toISOString().slice(0, 19).replace("T", " "));
    await callerWith({ accessToken, refreshToken: "rid", expiresAt }).send(viewer);
    expect(stack.pool.takeCalls()).toEqual(["GetTokensFromRefreshToken"]);
  });

  test("ends without a refresh token", async () => {
    const caller = callerWith({ accessToken: stack.pool.accessToken(expired), userId: "user-1" });
    const { errors } = await caller.send(signedInField);
    expect(errors).toEqual([expect.objectContaining({ message: "No refresh token available" })]);
    expect([...caller.cookies.keys()]).toEqual([]);
    expect(stack.takeRequests()).toEqual([]);
  });

  test("ends when the pool refuses the refresh", async () => {
    stack.pool.answers.GetTokensFromRefreshToken = rejection;
    const cached = { userId: "user-1", companyId: "company-1", expiresAt: "2026-01-01%2000%3A00%3A00" };
    const caller = callerWith({ accessToken: stack.pool.accessToken(expired), refreshToken: "refused", ...cached });
    const { errors } = await caller.send(signedInField);
    expect(errors?.[0]).toMatchObject({
      message: "Unable to refresh token",
      extensions: { code: "UNAUTHENTICATED", requestId: expect.any(String) },
    });
    expect([...caller.cookies.keys()]).toEqual([]);
    expect(stack.takeRequests()).toEqual([]);
  });

  test("is refreshed after one 401 and the request sent once more", async () => {
    let refusals = 1;
    stack.rest.handler = (request, response) =>
      refusals-- > 0 ? answer(response, 401, { code: "UNAUTHENTICATED" }) : answerUser(request, response);
    const { data } = await callerWith({ accessToken: stack.pool.accessToken(), refreshToken: "r401" }).send<Viewer>(
      viewer,
    );
    expect(data.viewer).not.toBeNull();
    expect(stack.pool.takeCalls()).toEqual(["GetTokensFromRefreshToken"]);
    expect(stack.takeRequests()).toEqual(["GET v1/user/user-1", "GET v1/user/user-1"]);
  });

  test("ends at the second 401", async () => {
    stack.rest.handler = (_, response) => answer(response, 401, { code: "UNAUTHENTICATED" });
    const caller = callerWith({ accessToken: stack.pool.accessToken(), refreshToken: "r401twice" });
    const { errors } = await caller.send(viewer);
    expect(errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
    expect(stack.takeRequests()).toHaveLength(2);
    expect([...caller.cookies.keys()]).toEqual([]);
  });

  test("without tokens asks nobody", async () => {
    const { data, errors } = await createCaller(stack.url).send(signedInField);
    expect(data).toBeNull();
    expect(errors?.[0]).toMatchObject({ message: "No access token found", extensions: { code: "UNAUTHENTICATED" } });
    expect(stack.takeRequests()).toEqual([]);
  });
});

describe("a token that is not good", () => {
  test.each(forgeries)("is refused as a bearer: %s", async (_, forge) => {
    const authorization = `Bearer ${forge(stack.pool)}`;
    const { status, errors } = await createCaller(stack.url).send(viewer, {}, { authorization });
    expect(status).toBe(401);
    expect(errors?.[0]).toMatchObject({
      message: "User is not authenticated",
      extensions: { code: "UNAUTHENTICATED" },
    });
    expect(stack.takeRequests()).toEqual([]);
  });

  test.each(forgeries)("is nobody's as a cookie, which is cleared: %s", async (_, forge) => {
    const caller = callerWith({ accessToken: forge(stack.pool), userId: "user-1" });
    const { data } = await caller.send<Viewer>(viewer);
    expect(data.viewer).toBeNull();
    expect([...caller.cookies.keys()]).toEqual([]);
    expect(stack.takeRequests()).toEqual([]);
  });

  test("is refused with 401 as a bearer when the REST service refuses it, as one that was revoked", async () => {
    const before = stack.rest.handler;
    stack.rest.handler = (_, response) => answer(response, 401, { code: "UNAUTHENTICATED" });
    const authorization = `Bearer ${stack.pool.accessToken()}`;
    const { status, errors } = await createCaller(stack.url).send(viewer, {}, { authorization });
    stack.rest.handler = before;
    expect(status).toBe(401);
    expect(errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
    expect(stack.takeRequests()).toEqual(["GET v1/user/user-1"]);
    expect(stack.pool.takeCalls()).toEqual(["GetUser"]);
  });

  test("is refused with 401 as a bearer by an operation that asks no service, once the pool has revoked it", async () => {
    stack.pool.answers.GetUser = rejection;
    const authorization = `Bearer ${stack.pool.accessToken()}`;
    const { status, errors } = await createCaller(stack.url).send(localField, {}, { authorization });
    expect({ status, code: errors?.[0]?.extensions.code }).toEqual({ status: 401, code: "UNAUTHENTICATED" });
    expect(stack.takeRequests()).toEqual([]);
  });

  test("is asked about at the pool once for operations at the same time and soon after", async () => {
    const authorization = `Bearer ${stack.pool.accessToken()}`;
    const send = () => createCaller(stack.url).send(localField, {}, { authorization });
    const answers = await Promise.all([send(), send(), send()]);
    answers.push(await send());
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(stack.pool.takeCalls()).toEqual(["GetUser"]);
  });

  test("is accepted while the pool does not answer, since REST checks it too", async () => {
    stack.pool.answers.GetUser = () => ({ status: 500, body: { __type: "InternalErrorException" } });
    const authorization = `Bearer ${stack.pool.accessToken()}`;
    expect((await createCaller(stack.url).send(localField, {}, { authorization })).status).toBe(200);
  });

  test("is accepted when it is good, and never refreshed", async () => {
    const authorization = `Bearer ${stack.pool.accessToken({ exp: inMinutes(2) })}`;
    const { data } = await createCaller(stack.url).send<Viewer>(viewer, {}, { authorization });
    expect(data.viewer).not.toBeNull();
    expect(stack.pool.takeCalls()).toEqual(["GetUser"]);
  });
});
